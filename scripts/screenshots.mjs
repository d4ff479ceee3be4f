// npm run screenshots [-- -g NAME]: the pictures of the README anew, and every screen in screenshots/.
import { spawnSync } from 'node:child_process';
import { buildForChromium } from './build-and-run.mjs';
import { ROOT } from './ensure-install.mjs';

await buildForChromium();
const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config=e2e/screenshots.config.ts',
    ...process.argv.slice(2),
  ],
  { cwd: ROOT, stdio: 'inherit' },
);
process.exitCode = status ?? 1;
