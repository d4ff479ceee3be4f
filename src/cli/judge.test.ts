import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { answerBatch } from '../../e2e/judge-server/answer-chat.ts';
import { type JudgeServerOptions, startJudgeServer } from '../../e2e/judge-server/judge-server.ts';
import { type Finished, makeFolder, startScript } from './run-score.test-support.ts';

// Each test starts processes.
vi.setConfig({ testTimeout: 120_000 });

const KEY = 'sk-0123456789-secret';

async function openServer(options: JudgeServerOptions = {}) {
  const server = await startJudgeServer(options);
  onTestFinished(() => server.close());
  return server;
}

function start(args: string[]) {
  const environment = { ...process.env, TOUCHSTONE_API_KEY: KEY };
  const started = startScript('judge.mjs', args, environment);
  started.child.stdin.end();
  return started;
}

function judge(...args: string[]): Promise<Finished> {
  return start(args).finished;
}

/** A file of some rows in a folder of its own, the last two rows equal and the one before them blank. */
async function makeCsv(rows: number): Promise<{ folder: string; file: string; out: string }> {
  const folder = await makeFolder();
  const lines = Array.from(
    { length: rows - 3 },
    (_, n) => `Q${n},g${n},r${n},${n % 2 ? 'Law' : 'Art'}`,
  );
  const file = join(folder, 'in.csv');
  const text = [
    'question,answer,response,Domain',
    ...lines,
    'Q,g, ,Art',
    'Q,g,say g,Art',
    'Q,g,say g,Law',
  ];
  await writeFile(file, `${text.join('\n')}\n`);
  return { folder, file, out: join(folder, 'judged.csv') };
}

describe('the command', () => {
  it('writes verdicts beside the scores, says what they sum to, and asks nothing twice', async () => {
    const server = await openServer({ key: KEY, refuses: ['seed'], verdict: () => 'correct' });
    const { file, out } = await makeCsv(12);
    const args = [file, '--base-url', server.baseURL, '--model', 'judge-1', '--out', out];
    const { code, stdout } = await judge(...args);
    expect(code).toBe(0);
    // Nine rows, one for both equal ones, and one refused.
    expect(server.asked()).toHaveLength(11);
    expect(stdout).toMatch(/^Combined \(micro-average\) +12 +12 +0 +11 +91\.7% \(64\.6–98\.5%\)$/m);
    expect(stdout).toMatch(/^Blank +1$/m);
    expect(stdout).toMatch(/^All in scope +12$/m);
    expect(stdout).toMatch(/^Exact substring +2 +9 +0 +1 +25\.0%/m);
    expect(stdout).toMatch(/does not take seed/);
    const lines = (await readFile(out, 'utf8')).trimEnd().split('\n');
    expect(lines[0]).toMatch(
      /,judge_verdict,judge_reason,judge_state,judge_model,judge_prompt_sha256,judge_version$/,
    );
    expect(lines[1]).toMatch(
      /^Q0,g0,r0,Art,.*,correct,As the text says\.,correct,judge-1,[0-9a-f]{64},1$/,
    );
    expect(lines[10]).toMatch(/,incorrect,,blank,judge-1,/);
    expect(lines).toHaveLength(13);

    const again = await judge(...args, '--summary', 'json');
    expect(server.asked()).toHaveLength(11);
    expect(JSON.parse(again.stdout)).toMatchObject({
      combined: { rows: 12, judged: 12, left_out: 0, correct: 11 },
      asked: { requests: 0, fromCache: 10 },
    });

    const prompt = join(out, '..', 'prompt.txt');
    await writeFile(prompt, 'Other: {question} {answer} {response}');
    await judge(...args, '--prompt', prompt);
    expect(server.asked()).toHaveLength(22);
  });

  it('judges the rows of a bucket, a domain and a limit alone, and says that they are not the file', async () => {
    const server = await openServer();
    const { file, out } = await makeCsv(30);
    const scope = ['--bucket', 'both_fail', '--only-domain', 'Law', '--limit', '5'];
    const address = ['--base-url', server.baseURL, '--model', 'm', '--out', out];
    const { stdout } = await judge(file, ...address, ...scope);
    expect(server.asked()).toHaveLength(5);
    expect(stdout).toMatch(/5 of the file's 30 rows were chosen/);
    const judged = (await readFile(out, 'utf8'))
      .split('\n')
      .filter((line) => /,(in)?correct,/.test(line));
    expect(judged.map((line) => line.split(',')[0])).toEqual(['Q1', 'Q3', 'Q5', 'Q7', 'Q9']);

    await judge(file, ...address, ...scope, '--random');
    const drawn = server.asked().length;
    expect(drawn).toBeGreaterThan(5);
    await judge(file, ...address, ...scope, '--random');
    expect(server.asked()).toHaveLength(drawn);
  });

  it('killed and started again, asks only for what was under way', async () => {
    const server = await openServer({ latencyMs: () => 20 });
    const { folder, file, out } = await makeCsv(103);
    const args = [file, '--base-url', server.baseURL, '--model', 'm', '--out', out];
    const { child, finished } = start(args);
    await vi.waitFor(() => expect(server.asked().length).toBeGreaterThan(40), { timeout: 60_000 });
    child.kill('SIGKILL');
    await finished;
    const cache = join(folder, '.touchstone-cache', 'verdicts.jsonl');
    const kept = (await readFile(cache, 'utf8')).split('\n').filter((line) => line !== '').length;
    expect(kept).toBeGreaterThan(30);
    // As a crash in the middle of a write leaves it.
    await writeFile(cache, '{"key": "cut', { flag: 'a' });
    const before = server.asked().length;

    const { code, stdout } = await judge(...args, '--summary', 'json');
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      combined: { rows: 103, judged: 103 },
      asked: { fromCache: kept, requests: 101 - kept },
    });
    expect(server.asked()).toHaveLength(before + 101 - kept);
    const times = new Map<string, number>();
    for (const { prompt = '' } of server.asked()) times.set(prompt, (times.get(prompt) ?? 0) + 1);
    expect(times.size).toBe(101);
    expect([...times.values()].filter((count) => count > 1).length).toBeLessThanOrEqual(4);
    expect(await readdir(folder)).toContain('judged.csv');
  });

  it('gives the same verdicts by batch as live, and tells of ids that do not fit', async () => {
    const server = await openServer();
    const { folder, file, out } = await makeCsv(20);
    const batch = join(folder, 'batch.jsonl');
    await judge(file, '--base-url', server.baseURL, '--model', 'm', '--out', out);
    const written = await judge(file, '--model', 'm', '--batch-out', batch);
    expect(written.stdout).toMatch(/^18 requests written/);

    const results = join(folder, 'results.jsonl');
    await writeFile(results, answerBatch(await readFile(batch, 'utf8')));
    const fromBatch = join(folder, 'from-batch.csv');
    const read = ['--model', 'm', '--batch-in', results, '--out', fromBatch];
    expect((await judge(file, ...read)).stderr).toBe('');
    expect(await readFile(fromBatch, 'utf8')).toBe(await readFile(out, 'utf8'));

    const [first = '', second = '', ...others] = (await readFile(results, 'utf8'))
      .trimEnd()
      .split('\n');
    const stray = first.replaceAll(/[0-9a-f]{16}/g, '0'.repeat(16));
    await writeFile(results, `${[stray, second, second, 'x', ...others].join('\n')}\n`);
    const { stdout, stderr } = await judge(file, ...read);
    expect(stdout).toMatch(/^Waiting +[12]$/m);
    expect(stderr.trimEnd().split('\n')).toEqual([
      expect.stringMatching(/1 result for rows that are not in scope \(0{16}\)/),
      expect.stringMatching(/1 row without a result/),
      expect.stringMatching(/1 id more than once/),
      expect.stringMatching(/1 line that cannot be read \(line 4\)/),
    ]);
  });

  it('leaves the key nowhere', async () => {
    const leak = { kind: 'status', status: 400, message: `You sent Bearer ${KEY}` } as const;
    const server = await openServer({
      key: KEY,
      fault: ({ n }) => (n === 2 ? leak : undefined),
    });
    const { folder, file, out } = await makeCsv(12);
    const { code, stdout, stderr } = await judge(
      file,
      '--base-url',
      server.baseURL,
      '--model',
      'm',
      '--out',
      out,
    );
    expect(code).toBe(0);
    expect(stderr).toMatch(/You sent Bearer \[key\]/);
    const files = await readdir(folder, { recursive: true, withFileTypes: true });
    const texts = await Promise.all(
      files
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => readFile(join(parentPath, name), 'utf8')),
    );
    expect(texts).toHaveLength(3);
    expect([stdout, stderr, ...texts].filter((text) => text.includes(KEY))).toEqual([]);
  });
});

describe('a failure is one line, exit code 2, and no file', () => {
  it.each<[string, JudgeServerOptions, string[], RegExp]>([
    ['a wrong key', { key: 'another' }, [], /refuses the key \(401\)/],
    ['a prompt that lacks a placeholder', {}, ['--prompt', 'README.md'], /lacks \{question\}/],
    ['a key as an argument', {}, ['--api-key', KEY], /TOUCHSTONE_API_KEY/],
    ['a column that is not there', {}, ['--answer', 'x'], /in\.csv: There is no column "x"/],
    [
      'a server that goes away',
      { fault: ({ n }) => (n > 2 ? { kind: 'drop' } : undefined) },
      ['--concurrency', '16'],
      /10 network errors in a row.*start it again to go on/,
    ],
  ])('for %s', async (_, options, args, sentence) => {
    const server = await openServer(options);
    const { folder, file, out } = await makeCsv(40);
    const all = [file, '--base-url', server.baseURL, '--model', 'm', '--out', out, ...args];
    const { code, stdout, stderr } = await judge(...all);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    const told = stderr.trimEnd().split('\n');
    expect(told.at(-1)).toMatch(sentence);
    expect(stderr).not.toContain(KEY);
    expect(await readdir(folder)).not.toContain('judged.csv');
  });
});

function replyWith(verdict: string) {
  const content = JSON.stringify({ verdict, reason: 'mock' });
  const choices = [{ message: { role: 'assistant', content }, finish_reason: 'stop' }];
  return { status: 200, content: JSON.stringify({ choices }) };
}

/** A port on which nothing listens. */
async function freePort(): Promise<string> {
  const server = await startJudgeServer();
  await server.close();
  return new URL(server.origin).port;
}

it('works with a mock server that others wrote', async () => {
  const { folder, file, out } = await makeCsv(12);
  const config = join(folder, 'mock.json');
  const path = '/v1/chat/completions';
  const rules = [
    { path, match: '@', response: replyWith('incorrect') },
    { path, match: "contains(body.messages[-1].content, 'say g')", response: replyWith('correct') },
  ];
  await writeFile(config, JSON.stringify({ rules }));
  const port = await freePort();
  const script = createRequire(import.meta.url).resolve('@dwmkerr/mock-llm/dist/main.js');
  const mock = spawn(process.execPath, [script, '--config', config], {
    env: { ...process.env, PORT: port, HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void mock.kill());
  mock.stdout.setEncoding('utf8');
  for (let said = ''; !said.includes('running');) said += (await once(mock.stdout, 'data'))[0];

  const { code, stdout } = await judge(
    file,
    '--base-url',
    `http://127.0.0.1:${port}/v1`,
    '--model',
    'gpt-5.2',
    '--out',
    out,
  );
  expect(code).toBe(0);
  expect(stdout).toMatch(/^Correct +2$/m);
  expect(stdout).toMatch(/^Incorrect +9$/m);
});
