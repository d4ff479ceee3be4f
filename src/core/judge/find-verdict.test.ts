import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_PROMPT, REPLY_INSTRUCTIONS } from './default-prompt.ts';
import { findVerdict } from './find-verdict.ts';
import { fillPrompt } from './prompt.ts';

const JSON_REPLY = '{"verdict": "incorrect", "reason": "another river"}';

describe('a verdict is found in', () => {
  it.each([
    ['JSON', JSON_REPLY],
    ['JSON with a mark before it', `\uFEFF ${JSON_REPLY}`],
    ['fenced JSON', `\`\`\`json\n${JSON_REPLY}\n\`\`\``],
    ['JSON in prose', `Here is what I think {a guess}:\n${JSON_REPLY}\nThat is all.`],
    ['JSON after a lone brace', `A set { of things. ${JSON_REPLY}`],
    ['JSON after a lone quote', `It is 5" tall. ${JSON_REPLY}`],
    ['a prefix of braces', `Reasoning: []${JSON_REPLY}`],
    ['a list of one', `[${JSON_REPLY}]`],
    ['a trailing comma', '{"verdict": "incorrect", "reason": "another river",}'],
    ['single quotes', "{'verdict': 'incorrect', 'reason': 'another river'}"],
    ['names without quotes', '{verdict: incorrect, reason: "another river"}'],
    ['a comment', '{"verdict": "incorrect", // no\n "reason": "another river"}'],
    ['a missing comma', '{"verdict": "incorrect" "reason": "another river"}'],
    ['<think> with braces', `<think>{"verdict": "correct"} or {not}?</think>\n${JSON_REPLY}`],
    ['two thoughts', `<think>a</think><THINK>{b</THINK>${JSON_REPLY}`],
    ['a closing </think> alone', `{"verdict": "correct"} no, wait</think>\n${JSON_REPLY}`],
    ['capitals', '{"verdict": "INCORRECT", "reason": "another river"}'],
    ['two objects that agree', `${JSON_REPLY} ${JSON_REPLY}`],
    ['a last line', 'another river\n\nVERDICT: incorrect'],
    ['the last of such lines', 'another river\nVERDICT: incorrect\n'],
    ['a last line in bold', 'another river\n**VERDICT:** **Incorrect.**'],
    [
      'a last line with invisible letters',
      'another river\nVER\u200BDICT:\u00A0in\u00ADcorrect\u200D',
    ],
  ])('%s', (_, reply) => {
    expect(findVerdict(reply)).toEqual({ verdict: 'incorrect', reason: 'another river' });
  });

  it.each([
    ['Correct', 'correct'],
    [' **correct**. ', 'correct'],
    ['"incorrect"', 'incorrect'],
    ['<think>hm, incorrect?</think>Correct.', 'correct'],
    ['VERDICT: correct\nVERDICT: incorrect', 'incorrect'],
    ['> Verdict : correct', 'correct'],
    ['{"verdict": "correct", "reason": 7}', 'correct'],
  ])('%j', (reply, verdict) => {
    expect(findVerdict(reply)?.verdict).toBe(verdict);
  });

  it('JSON whose reason speaks of thinking, before and after real thoughts', () => {
    const reply = '{"verdict": "correct", "reason": "it says <think>no</think> and </think>"}';
    const found = { verdict: 'correct', reason: 'it says <think>no</think> and </think>' };
    expect(findVerdict(reply)).toEqual(found);
    expect(findVerdict(`<think>so</think>${reply}`)).toEqual(found);
  });
});

describe('no verdict is found in', () => {
  it.each([
    '',
    'not correct',
    'That is correct.',
    'It is incorrect to say so.',
    'correct incorrect',
    'correct or incorrect',
    'downgrade: correct',
    'GRADE: CI',
    'SUBVERDICT: correct',
    'VERDICT: correctly',
    'VERDICT: not correct',
    'VERDICT: correct|incorrect',
    'VERDICT: correct\nVERDICT: unsure',
    'My verdict: it is correct',
    'सही correct',
    'true',
    'null',
    '[]',
    '{}',
    '{"verdict": true}',
    '{"verdict": "not correct"}',
    '{"verdict": "correct" | "incorrect", "reason": string}',
    '{"verdict": "correct" or "incorrect"}',
    '{"verdict": correct|incorrect}',
    '{"reason": "correct"}',
    '{"verdict": "correct"',
    '{"verdict": "correct"} {"verdict": "incorrect"}',
    '{\n"verdict": "correct"\n}\n{\n"verdict": "incorrect"\n}',
    '<think>VERDICT: correct',
    '<think>{"verdict": "correct"}</think>',
    'VERDICT: correct</think>',
  ])('%j', (reply) => {
    expect(findVerdict(reply)).toBeUndefined();
  });

  it.each(Object.values(REPLY_INSTRUCTIONS))('an echo of the prompt with: %s', (instruction) => {
    const row = { key: '', question: 'Who?', golden: 'Ada', response: 'Ada' };
    expect(findVerdict(fillPrompt(DEFAULT_PROMPT, instruction, row))).toBeUndefined();
  });

  it.each([
    '{',
    '}',
    '"',
    '\\"',
    '<think>',
    '</think>',
    ' ',
    '\n',
    'verdict:',
    '{"verdict":',
    'é',
    '[',
  ])('a megabyte of %j', (piece) => {
    expect(findVerdict(piece.repeat(1e6 / piece.length))).toBeUndefined();
  });
});

it('reads a verdict at the end of a megabyte', () => {
  expect(findVerdict(`${'word { "'.repeat(125_000)}\nVERDICT: correct`)?.verdict).toBe('correct');
});

it('never throws, and gives back whatever JSON says', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('correct', 'incorrect'),
      (text, verdict) => {
        findVerdict(text);
        const reply = JSON.stringify({ verdict, reason: text });
        expect(findVerdict(reply)).toEqual({ verdict, reason: text });
        expect(findVerdict(`<think>{"verdict": "correct"}</think>\n${reply}`)).toEqual({
          verdict,
          reason: text,
        });
      },
    ),
  );
});
