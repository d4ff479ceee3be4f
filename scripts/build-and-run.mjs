import { ensureInstall, ROOT, stop } from './ensure-install.mjs';

/** Builds the page, finds a Chromium for CHROME_PATH, and runs a TypeScript file of the repository. */
export async function buildAndRun(file) {
  await buildForChromium();
  const { register } = await import('tsx/esm/api');
  register();
  await import(new URL(`../${file}`, import.meta.url).href);
}

/** Builds the page, and finds a Chromium for CHROME_PATH. */
export async function buildForChromium() {
  ensureInstall();
  const { findChromium } = await import('./find-chromium.mjs');
  const chromium = await findChromium();
  if (!chromium) stop('This needs Chromium or Chrome: install one, or name it in CHROME_PATH.');
  process.env.CHROME_PATH = chromium;

  const { build } = await import('vite');
  await build({ root: ROOT, logLevel: 'warn' });
}
