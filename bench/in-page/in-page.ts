import { connectEngine } from '../../src/engine/connect.ts';

/** What `in-worker.ts` calls. Both take the file of the page's input, in a worker that has just started. */
declare global {
  interface Window {
    parseOnly: () => Promise<number>;
    loadAndScore: () => Promise<number>;
  }
}

/** Milliseconds that decoding and parsing alone take in a worker. */
window.parseOnly = async () => {
  const worker = new Worker(new URL('./parse-worker.ts', import.meta.url), { type: 'module' });
  const took = new Promise<number>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<number>) => resolve(data));
  });
  worker.postMessage(chosenFile(), []);
  await took;
  worker.terminate();
  return took;
};

/** Milliseconds from a file to the numbers of all its rows, by the engine in its worker. */
window.loadAndScore = async () => {
  const connection = connectEngine((problem) => {
    throw problem;
  });
  const { engine } = connection;
  const file = chosenFile();
  await engine.humanDecisions('');
  const start = performance.now();
  const peek = await engine.peek(file);
  if (!peek.ok) throw new Error(peek.problem.message);
  const { dialect, mapping } = peek.value;
  const loaded = await engine.load(file, { job: 'load', dialect, mapping }, () => undefined);
  if (!loaded.ok) throw new Error(loaded.problem.message);
  const took = performance.now() - start;
  connection.close();
  return took;
};

function chosenFile(): File {
  const file = document.querySelector('input')?.files?.[0];
  if (!file) throw new Error('No file was chosen.');
  return file;
}
