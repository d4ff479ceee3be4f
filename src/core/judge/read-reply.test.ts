import { describe, expect, it } from 'vitest';
import { RAW_LENGTH } from './judgement.ts';
import { readReply } from './read-reply.ts';

const VERDICT = '{"verdict": "correct", "reason": "same city"}';

function complete(message: object, finish_reason: string | null = 'stop'): unknown {
  return {
    choices: [{ finish_reason, message }],
    usage: { prompt_tokens: 9, completion_tokens: 4 },
  };
}

describe('readReply', () => {
  it('keeps verdict, reason, raw reply and tokens', () => {
    expect(readReply(complete({ content: VERDICT }))).toEqual({
      state: 'correct',
      reason: 'same city',
      raw: VERDICT,
      usage: { input: 9, output: 4 },
    });
  });

  it.each([
    [
      'content in parts',
      { content: [{ type: 'text', text: '{"verdict": ' }, { text: '"correct"}' }] },
      'correct',
    ],
    ['no content but reasoning_content', { content: '', reasoning_content: VERDICT }, 'correct'],
    [
      'null content but reasoning',
      { content: null, reasoning: `so\nVERDICT: incorrect` },
      'incorrect',
    ],
    ['content beside reasoning', { content: 'Incorrect', reasoning_content: VERDICT }, 'incorrect'],
    [
      'a verdict by a tool call',
      { content: null, tool_calls: [{ function: { arguments: VERDICT } }] },
      'unparsable',
    ],
    ['null content', { content: null }, 'unparsable'],
    ['no content', {}, 'unparsable'],
    ['content of another kind', { content: { verdict: 'correct' } }, 'unparsable'],
    ['a refusal', { content: null, refusal: 'I cannot help.' }, 'refused'],
    ['an empty refusal', { content: VERDICT, refusal: '' }, 'correct'],
  ])('of %s', (_, message, state) => {
    expect(readReply(complete(message))?.state).toBe(state);
  });

  it.each([
    ['length', VERDICT, 'truncated'],
    ['length', '', 'truncated'],
    ['content_filter', VERDICT, 'refused'],
    [null, VERDICT, 'correct'],
  ])('that ended by %s', (reason, content, state) => {
    expect(readReply(complete({ content }, reason))?.state).toBe(state);
  });

  it('keeps what a tool call or a refusal said', () => {
    expect(readReply(complete({ content: null, tool_calls: [{ id: 'x' }] }))?.raw).toBe(
      '[{"id":"x"}]',
    );
    expect(readReply(complete({ content: null, refusal: 'No.' }))).toMatchObject({
      raw: 'No.',
      reason: 'No.',
    });
  });

  it('cuts what is kept of a long reply', () => {
    const content = `${'a'.repeat(1e6)}\nVERDICT: correct`;
    const judgement = readReply(complete({ content }));
    expect(judgement?.state).toBe('correct');
    expect(judgement?.raw).toHaveLength(RAW_LENGTH);
  });

  it.each([
    undefined,
    null,
    'text',
    {},
    { choices: [] },
    { choices: [{}] },
    { error: { message: 'x' } },
  ])('is undefined for %j, which is no chat completion', (body) => {
    expect(readReply(body)).toBeUndefined();
  });

  it('does without counts of tokens', () => {
    const { choices } = { choices: [{ message: { content: VERDICT } }] };
    expect(readReply({ choices })?.usage).toBeUndefined();
    expect(readReply({ choices, usage: { prompt_tokens: 'many' } })?.usage).toEqual({
      input: 0,
      output: 0,
    });
  });
});
