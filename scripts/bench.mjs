// npm run bench: how many rows a second, next to a plain Python reading of the same definition.
import { ensureInstall, ROOT, stop } from './ensure-install.mjs';

ensureInstall();
const { findChromium } = await import('./find-chromium.mjs');
const chromium = await findChromium();
if (!chromium) stop('The benchmark needs Chromium or Chrome: name one in CHROME_PATH.');
process.env.CHROME_PATH = chromium;

const { build } = await import('vite');
await build({ root: ROOT, logLevel: 'warn' });

const { register } = await import('tsx/esm/api');
register();
await import('../bench/bench.ts');
