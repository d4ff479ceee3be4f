import { describe, expect, it } from 'vitest';
import { DEFAULT_PROMPT } from './default-prompt.ts';
import { DEFAULT_PARAMETERS } from './judgement.ts';
import { listDropped } from './list-dropped.ts';
import { stepDown } from './negotiate.ts';
import { sha256Hex } from './prompt.ts';
import { buildRequest } from './build-request.ts';
import { ALL_ACCEPTED, type Accepted } from './request.ts';

const ROW = { key: 'k', question: 'q', golden: 'g', response: 'r' };
const SETTINGS = {
  baseURL: 'http://x/v1',
  model: 'm',
  prompt: '{question}{answer}{response}',
  temperature: 0,
  seed: 7,
  maxTokens: 99,
};

describe('stepDown', () => {
  it.each<[string, Partial<Accepted>, Partial<Accepted>]>([
    ["'response_format.type' must be 'json_object' or 'text'", {}, { format: 'json_object' }],
    [
      "'response_format.type' must be 'json_schema' or 'text'",
      { format: 'json_object' },
      { format: 'none' },
    ],
    ['This model does not support structured outputs', {}, { format: 'json_object' }],
    [
      "Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead.",
      {},
      { limit: 'max_completion_tokens' },
    ],
    [
      'max_completion_tokens: extra fields not permitted',
      { limit: 'max_completion_tokens' },
      { limit: 'none' },
    ],
    [
      "Unsupported value: 'temperature' does not support 0 with this model.",
      {},
      { temperature: false },
    ],
    ['Unknown field seed, expected one of temperature, max_tokens', {}, { seed: false }],
  ])('of %s', (message, before, after) => {
    const sent = { ...ALL_ACCEPTED, ...before };
    expect(stepDown(sent, { message })).toEqual({ ...sent, ...after });
  });

  it('believes the parameter that is named apart over the message', () => {
    const refusal = { message: 'temperature and seed clash', param: 'seed' };
    expect(stepDown(ALL_ACCEPTED, refusal)).toEqual({ ...ALL_ACCEPTED, seed: false });
  });

  it.each([
    ['nothing that was sent', { message: 'Bad request', param: 'messages' }, {}],
    ['what was left out already', { message: 'no temperature, please' }, { temperature: false }],
    [
      'a prompt that is too long',
      { message: 'maximum context length is 2048; lower max_tokens' },
      {},
    ],
  ])('is undefined for a refusal that names %s', (_, refusal, before) => {
    expect(stepDown({ ...ALL_ACCEPTED, ...before }, refusal)).toBeUndefined();
  });
});

describe('buildRequest', () => {
  it('asks for a JSON schema, no chance, a seed and a limit', () => {
    const request = buildRequest(SETTINGS, ALL_ACCEPTED, ROW);
    expect(request).toMatchObject({ model: 'm', temperature: 0, seed: 7, max_tokens: 99 });
    expect(request.response_format).toMatchObject({
      type: 'json_schema',
      json_schema: { strict: true },
    });
  });

  it('leaves out what is refused, and asks for a last line where there is no JSON mode', () => {
    const accepted = {
      format: 'none',
      limit: 'max_completion_tokens',
      temperature: false,
      seed: false,
    } as const;
    const request = buildRequest(SETTINGS, accepted, ROW);
    expect(Object.keys(request)).toEqual(['model', 'messages', 'max_completion_tokens']);
    expect(request.messages[0]?.content).toMatch(/VERDICT/);
  });

  it.each([
    ['json_schema', 'b54736749a27d843ab5665d2a76ccfa60ca9c6d5ccfd8338b0585b9956fda915'],
    ['json_object', 'a9460237a3f0d16a9e1ba9057c9572e58a2f6c10e12ca42393854e88d277d4a5'],
    ['none', '6cf1339d2c3bb84873fdb6b3c48f9b645dfd769a952f15d54d847d76badc84e3'],
  ] as const)('is byte for byte what kept verdicts were asked with, %s', (format, sha256) => {
    const settings = { ...SETTINGS, ...DEFAULT_PARAMETERS, prompt: DEFAULT_PROMPT };
    const row = { key: 'k', question: 'Who? {answer}', golden: 'गंगा', response: 'the Ganges' };
    const request = buildRequest(settings, { ...ALL_ACCEPTED, format }, row);
    expect(sha256Hex(JSON.stringify(request))).toBe(sha256);
  });

  it('speaks of JSON in JSON mode, as OpenAI demands', () => {
    const request = buildRequest(SETTINGS, { ...ALL_ACCEPTED, format: 'json_object' }, ROW);
    expect(request.messages[0]?.content).toMatch(/JSON/);
    expect(request.response_format).toEqual({ type: 'json_object' });
  });
});

describe('listDropped', () => {
  it('is empty where all was taken', () => {
    expect(listDropped(ALL_ACCEPTED)).toEqual([]);
  });

  it('names each parameter, and warns where verdicts may not reproduce', () => {
    const dropped = listDropped({ format: 'none', limit: 'none', temperature: false, seed: false });
    expect(dropped.map(({ parameter }) => parameter)).toEqual([
      'response_format json_schema',
      'response_format json_object',
      'max_tokens',
      'max_completion_tokens',
      'temperature',
      'seed',
    ]);
    expect(dropped.map(({ sentence }) => sentence).join(' ')).toMatch(/may not reproduce/);
  });
});
