import { describe, expect, it } from 'vitest';
import { batchLine, readBatch } from './batch.ts';
import { DEFAULT_PROMPT } from './default-prompt.ts';
import { DEFAULT_PARAMETERS } from './judgement.ts';
import { ALL_ACCEPTED } from './request.ts';

const ROW = { key: '0123456789abcdef', question: 'q', golden: 'g', response: 'a "b"\n\u2028c' };
const SETTINGS = {
  baseURL: 'http://x/v1',
  model: 'm',
  prompt: DEFAULT_PROMPT,
  ...DEFAULT_PARAMETERS,
};

function result(id: string, content: string): string {
  const body = { choices: [{ finish_reason: 'stop', message: { content } }] };
  return JSON.stringify({ custom_id: id, response: { status_code: 200, body }, error: null });
}

describe('a batch line', () => {
  it('is one line of JSON, with the row key and the request', () => {
    const line = batchLine(SETTINGS, ALL_ACCEPTED, ROW);
    expect(line).toMatch(/^[^\n]+\n$/);
    expect(JSON.parse(line)).toMatchObject({
      custom_id: ROW.key,
      method: 'POST',
      url: '/v1/chat/completions',
      body: { model: 'm', temperature: 0, seed: 0 },
    });
  });
});

describe('batch results', () => {
  it('are read in any order, blank lines and a byte order mark skipped', async () => {
    const lines = [`\uFEFF${result('b', 'correct')}`, '', result('a', 'incorrect')];
    const { judgements, ...told } = await readBatch(lines, new Set(['a', 'b']));
    expect([...judgements].map(([key, { state }]) => [key, state])).toEqual([
      ['b', 'correct'],
      ['a', 'incorrect'],
    ]);
    expect(told).toEqual({ unknown: [], missing: [], double: [], broken: [] });
  });

  it('tell of unknown, missing and double ids, and of lines that are none', async () => {
    const lines = [
      result('a', 'correct'),
      'x',
      result('z', 'correct'),
      result('a', 'incorrect'),
      '{}',
    ];
    const { judgements, ...told } = await readBatch(lines, new Set(['a', 'b']));
    expect(judgements.get('a')?.state).toBe('correct');
    expect(told).toEqual({ unknown: ['z'], missing: ['b'], double: ['a'], broken: [2, 5] });
  });

  it('take a verdict over none where an id stands twice', async () => {
    const failed = JSON.stringify({
      custom_id: 'a',
      response: null,
      error: { message: 'expired' },
    });
    const { judgements } = await readBatch([failed, result('a', 'correct')], new Set(['a']));
    expect(judgements.get('a')?.state).toBe('correct');
  });

  it.each([
    [
      'an error',
      { response: null, error: { code: 'batch_expired', message: 'expired' } },
      'expired',
    ],
    [
      'a status',
      { response: { status_code: 429, body: { error: { message: 'slow down' } } } },
      'Status 429: slow down',
    ],
    ['a body that is none', { response: { status_code: 200, body: 'x' } }, 'Status 200: no reply'],
  ])('with %s are failed rows', async (_, line, reason) => {
    const { judgements } = await readBatch(
      [JSON.stringify({ custom_id: 'a', ...line })],
      new Set(['a']),
    );
    expect(judgements.get('a')).toEqual({ state: 'failed', reason, raw: '' });
  });
});
