import { describe, expect, it } from 'vitest';
import { cacheKeys } from './cache-key.ts';
import { DEFAULT_PROMPT } from './default-prompt.ts';
import { judgedCells, planJudgedColumns } from './judge-columns.ts';
import { DEFAULT_PARAMETERS } from './judgement.ts';
import { ALL_ACCEPTED } from './request.ts';
import { chooseDefaultRows, chooseRows } from './scope.ts';
import { EXPORT_COLUMNS, JUDGE_COLUMNS } from '../scored-columns.ts';
import { JUDGE_VERSION } from './judge-version.ts';
import { recordSettings } from './settings-record.ts';

const SETTINGS = {
  baseURL: 'http://x/v1',
  model: 'm',
  prompt: DEFAULT_PROMPT,
  ...DEFAULT_PARAMETERS,
};

describe('cache keys', () => {
  it.each([
    { baseURL: 'http://y/v1' },
    { model: 'n' },
    { prompt: `${DEFAULT_PROMPT} ` },
    { temperature: 1 },
    { seed: 1 },
    { maxTokens: 1 },
  ])('differ with %j', (change) => {
    expect(cacheKeys({ ...SETTINGS, ...change })('a')).not.toBe(cacheKeys(SETTINGS)('a'));
  });

  it('find what earlier versions of this page have kept', () => {
    expect(cacheKeys(SETTINGS)('k')).toBe('e920b1c6a0462472ad68620590fc8b67:k');
  });

  it('differ by row, and are the same for the same', () => {
    expect(cacheKeys(SETTINGS)('a')).not.toBe(cacheKeys(SETTINGS)('b'));
    expect(cacheKeys(SETTINGS)('a')).toBe(cacheKeys({ ...SETTINGS })('a'));
  });
});

describe('the settings record', () => {
  it('says what was dropped, and has null for it', () => {
    const accepted = { ...ALL_ACCEPTED, temperature: false, format: 'json_object' } as const;
    expect(recordSettings(SETTINGS, accepted)).toMatchObject({
      temperature: null,
      seed: 0,
      response_format: 'json_object',
      dropped: ['response_format json_schema', 'temperature'],
    });
  });
});

describe('the columns of a judged file', () => {
  it('come after the scored ones, and replace those of an earlier judging', () => {
    const first = planJudgedColumns(['answer', 'response']);
    expect(first.header).toEqual(['answer', 'response', ...EXPORT_COLUMNS, ...JUDGE_COLUMNS]);
    const again = planJudgedColumns(first.header);
    expect(again).toEqual({ keep: [0, 1], header: first.header });
    const before = first.header.filter((name) => name !== 'judge_version');
    expect(planJudgedColumns(before)).toEqual(again);
  });

  it('leave a column of one such name alone, which means something of its own', () => {
    const { keep, header } = planJudgedColumns(['answer', 'judge_verdict', 'response']);
    expect(keep).toEqual([0, 1, 2]);
    expect(header.filter((name) => name === 'judge_verdict')).toHaveLength(2);
  });

  it('hold a verdict only where there is one', () => {
    const by = { model: 'm', promptSha256: 'f00' };
    const judgement = { reason: 'why', raw: '' };
    expect(judgedCells({ ...judgement, state: 'correct' }, by)).toEqual([
      'correct',
      'why',
      'correct',
      'm',
      'f00',
      JUDGE_VERSION,
    ]);
    expect(judgedCells({ ...judgement, state: 'blank' }, by)[0]).toBe('incorrect');
    expect(judgedCells({ ...judgement, state: 'failed' }, by)[0]).toBe('');
    expect(judgedCells('waiting', by)).toEqual(['', '', 'waiting', 'm', 'f00', JUDGE_VERSION]);
    expect(judgedCells(undefined, by)).toEqual(JUDGE_COLUMNS.map(() => ''));
  });
});

function numbers(chosen: { row: number }[]): number[] {
  return chosen.map(({ row }) => row);
}

describe('the rows of a scope', () => {
  const rows = (['both_pass', 'exact_only', 'both_fail', 'both_pass', 'overlap_only'] as const).map(
    (bucket, row) => ({ row, bucket, domain: row < 3 ? 'A' : 'B' }),
  );

  it.each([
    [{ buckets: [], domains: [], limit: Infinity }, [0, 1, 2, 3, 4]],
    [{ buckets: ['both_pass'], domains: [], limit: 1 }, [0]],
    [{ buckets: ['both_pass', 'overlap_only'], domains: ['B'], limit: 9 }, [3, 4]],
  ] as const)('%j', (scope, chosen) => {
    expect(numbers(chooseRows(rows, scope))).toEqual(chosen);
  });

  it('are by default those on which the scorers differ, and some of each other bucket', () => {
    expect(numbers(chooseDefaultRows(rows, 1))).toEqual([0, 1, 2, 4]);
  });
});
