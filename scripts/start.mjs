// npm start: installs what is missing, builds the page, serves it on localhost and opens a browser.
import { ensureInstall, ROOT } from './ensure-install.mjs';

ensureInstall();
const { build, preview } = await import('vite');

await build({ root: ROOT, logLevel: 'warn' });
const server = await preview({
  root: ROOT,
  preview: { host: 'localhost', port: 4173, open: hasScreen() },
});
const address = server.resolvedUrls?.local[0] ?? `http://localhost:${server.config.preview.port}/`;
console.log(`\nTouchstone is at ${address}\nCtrl+C ends it.`);

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0));

function hasScreen() {
  if (process.env.CI) return false;
  if (process.platform !== 'linux') return true;
  return Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY || process.env.WSL_DISTRO_NAME);
}
