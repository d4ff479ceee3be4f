import { test as base } from '@playwright/test';
import { serveSite } from './serve-site.ts';

/**
 * Playwright's `test` on the built site, in which any complaint of any page fails the test: errors on the
 * console (a violated Content-Security-Policy among them), uncaught errors, dialogs.
 */
export const test = base.extend<{ mayComplain: boolean }, { site: string }>({
  mayComplain: [false, { option: true }],
  site: [
    async ({ playwright: _playwright }, use) => {
      const { address, close } = await serveSite();
      await use(address);
      close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, use) => use(site),
  context: async ({ context, mayComplain }, use) => {
    const complaints: string[] = [];
    context.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    context.on('weberror', (error) => complaints.push(error.error().message));
    context.on('dialog', (dialog) => {
      complaints.push(`dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    await use(context);
    if (!mayComplain) test.expect(complaints).toEqual([]);
  },
});

export const { expect } = test;
