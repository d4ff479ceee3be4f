import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { ROOT } from './ensure-install.mjs';

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

// Without a Devanagari font, screens of Indic text are boxes.
const APT =
  'apt-get update && apt-get install -y --no-install-recommends -o DPkg::Lock::Timeout=300 chromium fonts-lohit-deva';

/**
 * Path of a Chromium to test with: the one that the environment names, the system's, Playwright's own,
 * or one that is installed now. Undefined where there is none to be had.
 */
export async function findChromium() {
  return (await findInstalled()) ?? (await installChromium());
}

async function findInstalled() {
  const { CHROME_PATH, PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH } = process.env;
  const { chromium } = await import('@playwright/test');
  return [
    CHROME_PATH,
    PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH,
    ...USUAL_PLACES,
    chromium.executablePath(),
  ].find((path) => path && existsSync(path));
}

async function installChromium() {
  const isRoot = process.getuid?.() === 0;
  const commands = [
    ...(isRoot && existsSync('/usr/bin/apt-get') ? [APT] : []),
    'npx playwright install chromium',
  ];
  for (const command of commands) {
    console.error(`Installing Chromium (${command}) …`);
    spawnSync(command, {
      cwd: ROOT,
      shell: true,
      stdio: ['ignore', 2, 2],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    const found = await findInstalled();
    if (found) return found;
  }
  return undefined;
}
