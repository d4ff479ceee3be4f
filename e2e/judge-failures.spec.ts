import type { JudgeServer, JudgeServerOptions } from './judge-server/judge-server.ts';
import { allow, KEY, openJudge, panel, runToItsEnd, test } from './judge-steps.ts';
import { expect } from './test.ts';

const FAILURES: {
  name: string;
  options: JudgeServerOptions | 'down';
  says: RegExp;
}[] = [
  {
    name: 'a wrong key',
    options: { cors: allow(), key: 'another-key' },
    says: /refuses the key \(401\)/,
  },
  {
    name: 'a model that is not there',
    options: {
      cors: allow(),
      fault: () => ({ kind: 'status', status: 404, message: "The model 'judge-1' does not exist" }),
    },
    says: /has no model “judge-1” \(404\)/,
  },
  {
    name: 'a server that lets no page in',
    options: {},
    says: /does not let this page in \(CORS\)/,
  },
  { name: 'a server that is down', options: 'down', says: /^Nothing answers at/ },
];

test.describe('what cannot work', () => {
  // The browser itself complains of every refused request.
  test.use({ mayComplain: true });

  for (const { name, options, says } of FAILURES)
    test(`${name} is told once, after three requests at most`, async ({ page, server }) => {
      await startFailing(server, options);
      const sent: string[] = [];
      page.on(
        'request',
        (request) => void (request.url().startsWith(server.origin) && sent.push(request.url())),
      );
      await openJudge(page, server);
      await page.getByRole('button', { name: 'Run', exact: true }).click();
      await expect(panel(page, 'Run').getByText(/^Ended before its end/)).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(1);
      await expect(page.getByRole('alert')).toHaveText(says);
      expect(server.log.length).toBeLessThanOrEqual(3);
      expect(sent.length).toBeLessThanOrEqual(3);
      expect(await page.getByRole('main').innerText()).not.toContain(KEY);
    });
});

test('no header goes out but content-type, authorization and what was typed', async ({
  page,
  server,
}) => {
  server.behave({ key: KEY, header: { name: 'X-Team', value: 'blue' }, cors: allow('x-team') });
  await openJudge(page, server);
  const endpoint = panel(page, 'Endpoint');
  await endpoint.getByText('Extra headers').click();
  await endpoint.getByLabel('Name', { exact: true }).fill('X-Team');
  await endpoint.getByLabel('Value', { exact: true }).fill('blue');
  await endpoint.getByRole('button', { name: 'Add header' }).click();
  await runToItsEnd(page);
  expect(askedHeaders(server)).toEqual(['authorization,content-type,x-team']);

  server.log.length = 0;
  server.behave({ key: KEY, cors: allow() });
  await endpoint.getByRole('button', { name: 'Remove the header X-Team' }).click();
  await page.getByRole('button', { name: 'Rehearse three times' }).click();
  await expect(page.getByText(/^the same verdict every time on 10 of 10 rows/)).toBeVisible();
  expect(server.asked()).toHaveLength(30);
  expect(askedHeaders(server)).toEqual(['authorization,content-type']);
});

async function startFailing(server: JudgeServer, options: JudgeServerOptions | 'down') {
  if (options === 'down') await server.close();
  else server.behave(options);
}

/** What preflights ask leave for: every header that a browser does not send by itself. */
function askedHeaders({ log }: JudgeServer): string[] {
  return [
    ...new Set(log.flatMap(({ headers }) => headers['access-control-request-headers'] ?? [])),
  ];
}
