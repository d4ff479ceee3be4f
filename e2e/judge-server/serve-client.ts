import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** Serves an empty page with the judge's client in it, built as for the site, on a free port. */
export async function serveClient(): Promise<{ address: string; close: () => void }> {
  const script = await bundleClient();
  const server = createServer((request, reply) => {
    const isScript = request.url === '/client.js';
    reply.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html');
    reply.end(isScript ? script : '<!doctype html><script type="module" src="client.js"></script>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { address: `http://127.0.0.1:${address.port}/`, close: () => server.close() };
}

async function bundleClient(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: {
        input: fileURLToPath(new URL('page-entry.ts', import.meta.url)),
        output: { codeSplitting: false },
      },
    },
  });
  const [bundle] = [result].flat();
  const [chunk] = bundle && 'output' in bundle ? bundle.output : [];
  if (chunk?.type !== 'chunk') throw new Error('nothing was built');
  return chunk.code;
}
