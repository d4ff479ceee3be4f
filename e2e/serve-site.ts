import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Not the root, as on GitHub Pages. */
const SUB_PATH = '/some/sub-path/';
const DIST = fileURLToPath(new URL('../dist/', import.meta.url));
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
};

/**
 * Serves the built page under a sub-path, on a free port, as a plain static host would. `deployed` holds texts that
 * stand in place of files of the build, by their paths.
 */
export async function serveSite(
  deployed: ReadonlyMap<string, string> = new Map(),
): Promise<{ address: string; close: () => void }> {
  const server = createServer((request, answer) => {
    void findFile(new URL(request.url ?? '/', 'http://localhost').pathname).then(
      ({ path, type }) => {
        answer.writeHead(200, { 'content-type': type });
        const text = deployed.get(relative(DIST, path));
        if (text === undefined) createReadStream(path).pipe(answer);
        else answer.end(text);
      },
      () => answer.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('the server has no port');
  return {
    address: `http://localhost:${bound.port}${SUB_PATH}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function findFile(pathname: string): Promise<{ path: string; type: string }> {
  if (!pathname.startsWith(SUB_PATH)) throw new Error('outside the site');
  const inSite = normalize(decodeURIComponent(pathname.slice(SUB_PATH.length)));
  if (inSite.startsWith('..')) throw new Error('outside the site');
  const path = join(DIST, inSite === '.' || inSite === '' ? 'index.html' : inSite);
  if (!(await stat(path)).isFile()) throw new Error('not a file');
  return { path, type: TYPES[extname(path)] ?? 'application/octet-stream' };
}
