import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The page's own. What else is published beside it, runs say, may be large, and is fetched when it is asked for. */
const OWN = /^(?:assets|samples)\/|^[^/]+\.(?:html|js|png|svg|webmanifest)$/;
const SOURCE = new URL('service-worker.js', import.meta.url);

/**
 * Writes `service-worker.js` into the build: which files it keeps, and a name that is another one as soon as any of
 * them is, so that a browser sees a new build by the worker's own bytes.
 */
export function keepBuild(): Plugin {
  let folder = '';
  return {
    name: 'keep-build',
    apply: 'build',
    configResolved: ({ build }) => {
      folder = build.outDir;
    },
    closeBundle: async () => {
      const files = await listFiles(folder);
      const build = { id: await hashFiles(folder, files), files };
      const source = await readFile(SOURCE, 'utf8');
      await writeFile(
        join(folder, 'service-worker.js'),
        `const BUILD = ${JSON.stringify(build)};\n${source}`,
      );
    },
  };
}

/** Paths in the folder, in a fixed order. */
async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => OWN.test(path) && path !== 'service-worker.js')
    .sort();
}

async function hashFiles(folder: string, files: string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\n`).update(await readFile(join(folder, file)));
  return hash.digest('hex').slice(0, 16);
}
