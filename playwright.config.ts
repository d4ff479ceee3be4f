import { defineConfig } from '@playwright/test';

const chromium = process.env['CHROME_PATH'];

/** On the built site; `npm test -- build e2e` builds it first and finds a Chromium. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  reporter: 'list',
  // Long enough for a busy machine: a test fails by what it finds, not by how long it took.
  timeout: 180_000,
  expect: { timeout: 45_000 },
  use: {
    launchOptions: chromium ? { executablePath: chromium } : {},
    trace: 'retain-on-failure',
    // They would answer before a test's own routes do; offline.spec.ts allows them.
    serviceWorkers: 'block',
  },
});
