import { defineConfig } from '@playwright/test';
import tests from '../playwright.config.ts';

/** For `npm run screenshots`: pictures, and no checks. */
export default defineConfig({
  ...tests,
  testDir: '.',
  testMatch: 'screenshots.ts',
  outputDir: '../test-results',
});
