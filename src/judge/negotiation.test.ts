import { describe, expect, it } from 'vitest';
import { recordSettings } from '../core/judge/settings-record.ts';
import { makeRows, makeSettings, openServer, run } from './run-judge.test-support.ts';

const PARAMETERS = ['response_format', 'temperature', 'seed', 'max_tokens'];

/** Every subset, in this order and in the opposite one. */
const COMBINATIONS = Array.from({ length: 16 }, (_, bits) =>
  PARAMETERS.filter((_parameter, place) => bits & (1 << place)),
).flatMap((refuses) => (refuses.length > 1 ? [refuses, refuses.toReversed()] : [refuses]));

describe('a server that refuses', () => {
  it.each(COMBINATIONS.map((refuses) => [refuses]))('%j judges all the same', async (refuses) => {
    const server = await openServer({ refuses });
    const { progress } = await run(server.baseURL, makeRows(6), { concurrency: 3 });
    expect(progress.tally.correct + progress.tally.incorrect).toBe(6);
    // What is found on the first row holds for the others.
    const isFormat = refuses.includes('response_format');
    expect(server.log).toHaveLength(6 + refuses.length + Number(isFormat));
    const record = recordSettings(makeSettings(server.baseURL), progress.accepted);
    const names = refuses.flatMap((name) =>
      name === 'response_format'
        ? ['response_format json_schema', 'response_format json_object']
        : [name],
    );
    expect(record.dropped.toSorted()).toEqual(names.toSorted());
    expect(record.temperature).toBe(refuses.includes('temperature') ? null : 0);
    expect(record.seed).toBe(refuses.includes('seed') ? null : 0);
  });

  it('a JSON schema alone is asked in JSON mode, and both limits for none', async () => {
    const server = await openServer({
      refuses: ['json_schema', 'max_tokens', 'max_completion_tokens'],
    });
    const { progress } = await run(server.baseURL, makeRows(2));
    expect(progress.accepted).toMatchObject({ format: 'json_object', limit: 'none' });
    expect(progress.tally.failed).toBe(0);
  });

  it('something only when many rows are under way is met by all of them', async () => {
    const server = await openServer();
    const { progress } = await run(server.baseURL, makeRows(20), {
      concurrency: 8,
      onJudged: () => server.behave({ refuses: ['seed', 'temperature'] }),
    });
    expect(progress.tally.failed).toBe(0);
    expect(progress.accepted).toMatchObject({ seed: false, temperature: false });
  });
});
