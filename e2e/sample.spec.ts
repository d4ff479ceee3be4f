import { bucketLink, openSample, openStart, expectCopies } from './steps.ts';
import { expect, test } from './test.ts';

test('the sample has its numbers', async ({ page }) => {
  await openSample(page);
  for (const [bucket, rows, share] of [
    ['Both pass', '34', '29.3%'],
    ['Exact only', '18', '15.5%'],
    ['Overlap only', '24', '20.7%'],
    ['Both fail', '40', '34.5%'],
  ] as const)
    await expect(bucketLink(page, bucket)).toContainText(new RegExp(`${rows}.*rows.*${share}`));

  const table = page.getByRole('table', { name: 'Accuracy by domain' });
  const combined = table.getByRole('row', { name: 'Combined' });
  await expect(combined).toContainText('micro-average');
  for (const figure of ['116', '44.8%', '36.1–53.9%', '50.0%', '41.0–59.0%'])
    await expect(combined).toContainText(figure);
  const macro = table.getByRole('row', { name: /macro/i });
  await expect(macro).toContainText('43.4%');
  await expect(macro).toContainText('47.7%');
  await expect(table.getByRole('row', { name: 'which' })).toContainText(/50.*46\.0%.*54\.0%/);
});

test('a bucket leads to its rows', async ({ page }) => {
  await openSample(page);
  await bucketLink(page, 'Overlap only').click();
  await expect(page.getByText('24 of 116 rows')).toBeVisible();
});

test('the overview is copied as Markdown, CSV and LaTeX', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openSample(page);
  await expectCopies(page, page, {
    Markdown: '| Domain | Rows |',
    CSV: '"Domain","Rows"',
    LaTeX: '% needs \\usepackage{booktabs}',
  });
});

test.describe('the policy of the page', () => {
  test.use({ mayComplain: true });

  test('lets no script run but the page’s own', async ({ page }) => {
    await openStart(page);
    const policy = page.locator('meta[http-equiv="Content-Security-Policy"]');
    await expect(policy).toHaveAttribute('content', /default-src 'none'; script-src 'self';/);
    const ran = await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.inlineScriptRan = true';
      document.head.append(script);
      return 'inlineScriptRan' in window;
    });
    expect(ran).toBe(false);
  });
});
