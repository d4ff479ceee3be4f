import { describe, expect, it } from 'vitest';
import { readBuildOptions } from './build-rag-set-options.ts';

const read = (...args: string[]) => readBuildOptions(args, { TOUCHSTONE_API_KEY: 'sk-0123456789' });
const URL_OF = ['--base-url', 'http://localhost:1/v1'];

describe('the arguments', () => {
  it('need a file and a place for the set, and nothing else', () => {
    expect(read('in.csv', '--out', 'set.csv')).toEqual({
      file: 'in.csv',
      chunks: undefined,
      out: 'set.csv',
      seed: 0,
      summary: 'text',
      endpoint: undefined,
    });
  });

  it('name an endpoint, with its key from the environment', () => {
    expect(read('in.csv', '--out', 'set.csv', ...URL_OF, '--model', 'm')).toMatchObject({
      endpoint: {
        baseURL: 'http://localhost:1/v1',
        key: 'sk-0123456789',
        model: 'm',
        embeddingModel: undefined,
        concurrency: 4,
        timeoutMs: 60_000,
      },
    });
  });

  it.each([
    [[], 'One file of questions is read, and 0 are named.'],
    [['a.csv', 'b.csv', '--out', 'x'], 'and 2 are named.'],
    [['a.csv'], '--out needs the name of a file'],
    [['a.csv', '--out', '-'], '--out needs the name of a file'],
    [['a.csv', '--out', 'x', '--seed', '-1'], '--seed'],
    [['a.csv', '--out', 'x', '--seed', '4294967296'], 'from 0 to 4294967295, not "4294967296"'],
    [['a.csv', '--out', 'x', '--seed', '1.5'], 'a whole number'],
    [['a.csv', '--out', 'x', '--summary', 'md'], 'text or json, not "md"'],
    [['a.csv', '--out', 'x', '--model', 'm'], '--base-url is missing'],
    [['a.csv', '--out', 'x', '--embedding-model', 'e'], '--base-url is missing'],
    [['a.csv', '--out', 'x', ...URL_OF], '--model is missing'],
    [['a.csv', '--out', 'x', '--base-url', 'ftp://x', '--model', 'm'], '--base-url: '],
    [['a.csv', '--out', 'x', ...URL_OF, '--model', 'm', '--concurrency', '65'], '64 at most'],
    [['-', '--chunks', '-', '--out', 'x'], 'can be read only once'],
    [['a.csv', '--out', 'x', '--key', 'sk-1'], 'A key is not taken as an argument'],
    [['a.csv', '--outt', 'x'], "Unknown option '--outt'"],
  ])('%j are refused, and it is said why', (args, sentence) => {
    expect(() => read(...args)).toThrow(sentence);
  });
});
