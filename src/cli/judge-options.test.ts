import { describe, expect, it } from 'vitest';
import { readJudgeOptions } from './judge-options.ts';

const NEEDED = ['a.csv', '--base-url', 'http://localhost:1/v1/', '--model', 'm'];

describe('readJudgeOptions', () => {
  it('has a default for all but file, address and model', () => {
    expect(readJudgeOptions(NEEDED, {})).toMatchObject({
      file: 'a.csv',
      baseURL: 'http://localhost:1/v1',
      model: 'm',
      key: undefined,
      buckets: [],
      domains: [],
      limit: Infinity,
      isRandom: false,
      concurrency: 4,
      timeoutMs: 60_000,
      summary: 'text',
    });
  });

  it('takes buckets and domains more than once', () => {
    const args = ['--bucket', 'overlap_only', '--bucket', 'both_fail', '--only-domain', 'Law'];
    expect(readJudgeOptions([...NEEDED, ...args], {})).toMatchObject({
      buckets: ['overlap_only', 'both_fail'],
      domains: ['Law'],
    });
  });

  it.each([
    [{ TOUCHSTONE_API_KEY: 'a', OPENAI_API_KEY: 'b' }, 'a'],
    [{ OPENAI_API_KEY: 'b' }, 'b'],
    [{ TOUCHSTONE_API_KEY: '', OPENAI_API_KEY: 'b' }, 'b'],
    [{}, undefined],
  ])('takes the key from %j', (environment, key) => {
    expect(readJudgeOptions(NEEDED, environment)).toMatchObject({ key });
  });

  it('wants no address for a batch, and takes no key for it', () => {
    const args = ['a.csv', '--model', 'm', '--batch-out', 'b.jsonl'];
    const environment = { TOUCHSTONE_API_KEY: 'a' };
    expect(readJudgeOptions(args, environment)).toMatchObject({
      baseURL: undefined,
      key: undefined,
    });
  });

  it.each(['--key', '--api-key', '--api_key', '--apikey', '--token', '-key'])(
    'refuses a key after %s without repeating it',
    (flag) => {
      for (const args of [[flag, 'sk-secret'], [`${flag}=sk-secret`]])
        expect(() => readJudgeOptions([...NEEDED, ...args], {})).toThrow(
          /^(?!.*sk-secret).*TOUCHSTONE_API_KEY/,
        );
    },
  );

  it.each([
    ['no file', ['--base-url', 'http://x', '--model', 'm'], /One file/],
    ['two files', [...NEEDED, 'b.csv'], /One file.*2/],
    ['no address', ['a.csv', '--model', 'm'], /--base-url/],
    ['no model', ['a.csv', '--base-url', 'http://x'], /--model/],
    ['an address that is none', ['a.csv', '--model', 'm', '--base-url', 'x'], /http:\/\//],
    [
      'a key in the address',
      ['a.csv', '--model', 'm', '--base-url', 'http://u:p@x'],
      /no user name/,
    ],
    ['an unknown bucket', [...NEEDED, '--bucket', 'x'], /both_pass, exact_only/],
    ['too many at a time', [...NEEDED, '--concurrency', '65'], /64 at most/],
    ['none at a time', [...NEEDED, '--concurrency', '0'], /at least 1/],
    ['both steps of a batch', [...NEEDED, '--batch-in', 'a', '--batch-out', 'b'], /two steps/],
    ['an unknown summary', [...NEEDED, '--summary', 'md'], /text or json/],
    ['an unknown option', [...NEEDED, '--colour'], /--colour/],
  ])('refuses %s in one line', (_, args, sentence) => {
    expect(() => readJudgeOptions(args, {})).toThrow(sentence);
    expect(() => readJudgeOptions(args, {})).toThrow(/^[^\n]+$/);
  });

  it('refuses a key that cannot be one without repeating it', () => {
    const environment = { TOUCHSTONE_API_KEY: 'sk secret' };
    expect(() => readJudgeOptions(NEEDED, environment)).toThrow(/^(?!.*secret).*The key holds/);
  });
});
