import { expose, releaseProxy, type Remote } from 'comlink';
import type { Engine } from './api.ts';
import { createEngine } from './engine.ts';

const engine = createEngine();

/** Callbacks of the page come as proxies, each on a port of its own, which is closed after its call. */
async function closeAfter<T>(callback: unknown, call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } finally {
    (callback as Remote<() => void>)[releaseProxy]();
  }
}

const exposed: Engine = {
  ...engine,
  load: (file, request, onProgress) =>
    closeAfter(onProgress, () => engine.load(file, request, onProgress)),
  exportRun: (run, flavour, job, onProgress) =>
    closeAfter(onProgress, () => engine.exportRun(run, flavour, job, onProgress)),
};

expose(exposed);
