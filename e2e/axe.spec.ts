import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { test } from './judge-steps.ts';
import { SCREEN_STATES } from './screens/screen-states.ts';
import { downloadBy, goTo, openSample } from './steps.ts';
import { expect } from './test.ts';

const LOOKS = [
  { colorScheme: 'light', width: 1440 },
  { colorScheme: 'dark', width: 360 },
] as const;

for (const { name, open } of SCREEN_STATES)
  test(`axe finds nothing on ${name} in light and dark, and no width cuts it off`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    await open(page, server);
    await expectFit(page);
    for (const { colorScheme, width } of LOOKS) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await expectFit(page);
      await expectAccessible(page);
    }
  });

test('axe finds nothing on a report in light and dark', async ({ page }, info) => {
  await openSample(page);
  await goTo(page, 'Export');
  const { buffer } = await downloadBy(page, 'Report');
  const path = info.outputPath('report.html');
  await writeFile(path, buffer);
  await page.goto(pathToFileURL(path).href);
  for (const { colorScheme } of LOOKS) {
    await page.emulateMedia({ colorScheme });
    // The report's policy lets no script in by other ways.
    await expectAccessible(page, (builder) => builder.setLegacyMode(true));
  }
});

async function expectFit(page: Page): Promise<void> {
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { documentElement: root } = document;
    return { scrollWidth: root.scrollWidth, clientWidth: root.clientWidth };
  });
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}

/** By all rules of axe: those of WCAG A and AA, and what it calls best practice. */
async function expectAccessible(
  page: Page,
  change: (builder: AxeBuilder) => AxeBuilder = (builder) => builder,
): Promise<void> {
  // The one rule of WCAG 2.2 AA, off unless it is asked for.
  const builder = new AxeBuilder({ page }).options({ rules: { 'target-size': { enabled: true } } });
  const { violations } = await change(builder).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
  ).toEqual([]);
}
