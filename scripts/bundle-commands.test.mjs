import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { bundleCommands } from './bundle-commands.mjs';
import { ROOT } from './ensure-install.mjs';

const CLI = join(ROOT, 'src', 'cli');
const THREADS = readdirSync(CLI)
  .filter((name) => /(?<!\.test)\.ts$/.test(name))
  .flatMap((name) => [
    ...readFileSync(join(CLI, name), 'utf8').matchAll(/new Worker\(new URL\('\.\/(.*?)'/g),
  ])
  .map(([, thread]) => thread);

it('holds every thread that the commands start', async () => {
  const folder = await bundleCommands();
  expect(THREADS).toContain('stuck-thread.mjs');
  expect(THREADS.filter((thread) => !existsSync(join(folder, thread)))).toEqual([]);
}, 30_000);
