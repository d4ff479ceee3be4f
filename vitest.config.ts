import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { FOUND_LATE } from './vite.config.ts';

const chromium = process.env['CHROME_PATH'] ?? '/usr/bin/chromium';

/** Long enough for a busy machine: a test fails by what it finds, not by how long it took. */
const testTimeout = 60_000;

/** Plain code in Node, components in happy-dom, and whatever needs a real worker in Chromium. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          testTimeout,
          include: ['src/**/*.test.ts', 'bench/**/*.test.ts', 'scripts/**/*.test.mjs'],
          exclude: ['**/*.browser.test.ts'],
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'dom',
          testTimeout,
          include: ['src/**/*.dom.test.tsx'],
          environment: 'happy-dom',
        },
      },
      {
        optimizeDeps: { entries: ['src/**/*.browser.test.ts'], include: FOUND_LATE },
        // A test asks for a page that is not there and gets index.html: its scripts are not to be readied, since
        // their packages would be found late and the reload would break off whatever test runs then.
        server: { preTransformRequests: false },
        worker: { format: 'es' },
        test: {
          name: 'browser',
          testTimeout,
          include: ['src/**/*.browser.test.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: { executablePath: chromium } }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
