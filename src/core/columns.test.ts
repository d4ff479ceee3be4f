import { describe, expect, it } from 'vitest';
import { findColumns, headerSignature, uniqueColumns } from './columns.ts';

describe('findColumns', () => {
  it.each([
    [
      ['question', 'answer', 'Domain', 'response'],
      { question: 0, golden: 1, domain: 2, response: 3 },
    ],
    [
      [' Question ', 'ANSWER', 'domain', 'Response'],
      { question: 0, golden: 1, domain: 2, response: 3 },
    ],
    [['id', 'response', 'Domain', 'notes', 'answer'], { response: 1, domain: 2, golden: 4 }],
    [['\u00A0answer', 'Domain\u200B', '\uFEFFresponse'], { golden: 0, domain: 1, response: 2 }],
    [['Golden Answer', 'model-output'], { golden: 0, response: 1 }],
    [['goldenAnswer', 'model_answer', 'Subject'], { golden: 0, response: 1, domain: 2 }],
    [['prompt', 'ground truth', 'prediction'], { question: 0, golden: 1, response: 2 }],
    [['answer', 'golden', 'output', 'response'], { golden: 0, response: 3 }],
    [['Answer', 'answer', 'RESPONSE', 'response'], { golden: 1, response: 3 }],
    [['Golden', 'golden', 'response'], { golden: 1, response: 2 }],
    [['domain', 'Domain', 'answer', 'response'], { domain: 1, golden: 2, response: 3 }],
    [['answer', 'response', 'response.1'], { golden: 0, response: 1 }],
  ])('reads %j', (columns, mapping) => {
    expect(findColumns(columns)).toEqual({ mapping, missing: [], ambiguous: [] });
  });

  it.each([
    [['question', 'answer'], ['response']],
    [
      ['text', 'label'],
      ['golden', 'response'],
    ],
    [[], ['golden', 'response']],
  ])('misses required columns in %j', (columns, missing) => {
    expect(findColumns(columns).missing).toEqual(missing);
  });

  it.each([
    [['answer', 'response', 'Human Verdict'], { human_verdict: 2 }],
    [['answer', 'response', 'label', 'is_correct'], { human_verdict: 2 }],
    [['answer', 'response', 'label', 'human_verdict'], { human_verdict: 3 }],
    [['answer', 'response', 'judge_x', 'llm_judge'], { judge_verdict: 3 }],
    [
      ['answer', 'response', 'judge_gpt4_text', 'judge_gpt4', 'judge_davinci'],
      { judge_verdict: 3 },
    ],
    [['answer', 'response', 'judge_model', 'judge_reply_sha256', 'judgement'], {}],
    [['answer', 'response', 'Model', 'lang'], { model: 2, language: 3 }],
    [['answer', 'response', 'model_id', 'model'], { model: 3 }],
  ])('finds the columns that no score needs in %j, and asks nothing', (columns, roles) => {
    expect(findColumns(columns)).toEqual({
      mapping: { golden: 0, response: 1, ...roles },
      missing: [],
      ambiguous: [],
    });
  });

  it.each([
    [['answer', 'response', 'Context'], { context: 2 }],
    [['answer', 'response', 'chunks', 'documents'], { context: 2 }],
    [['answer', 'response', 'contexts', 'context'], { context: 3 }],
    [
      ['answer', 'response', 'expected_score', 'ideal_length'],
      { expected_score: 2, ideal_length: 3 },
    ],
    [['answer', 'response', 'context_1', 'source', 'score', 'length'], {}],
  ])('finds the columns of retrieval in %j, and asks nothing', (columns, roles) => {
    expect(findColumns(columns)).toEqual({
      mapping: { golden: 0, response: 1, ...roles },
      missing: [],
      ambiguous: [],
    });
  });

  it.each([
    [['golden', 'reference', 'response'], 'golden', [0, 1]],
    [['answer', 'output', 'prediction'], 'response', [1, 2]],
    [['ANSWER', 'Answer', 'response'], 'golden', [0, 1]],
    [['answer', 'response', 'topic', 'category'], 'domain', [2, 3]],
  ])('asks where two columns of %j could be meant', (columns, role, candidates) => {
    const found = findColumns(columns);
    expect(found.ambiguous.map((one) => [one.role, one.columns])).toEqual([[role, candidates]]);
    expect(found.mapping).not.toHaveProperty(role);
    expect(found.missing).toEqual([]);
  });
});

// Measured with pandas 1.5.3.
describe('uniqueColumns', () => {
  it.each([
    [['a', 'b'], ['a', 'b'], []],
    [['a', 'a', 'a'], ['a', 'a.1', 'a.2'], ['a']],
    [['a', 'a', 'a.1'], ['a', 'a.2', 'a.1'], ['a']],
    [['a.1', 'a', 'a'], ['a.1', 'a', 'a.2'], ['a']],
    [['', 'x', ''], ['Unnamed: 0', 'x', 'Unnamed: 2'], []],
    [['', 'Unnamed: 0'], ['Unnamed: 0.1', 'Unnamed: 0'], []],
    [['__proto__', 'constructor'], ['__proto__', 'constructor'], []],
  ])('names %j', (header, columns, duplicates) => {
    expect(uniqueColumns(header)).toEqual({ columns, duplicates });
  });
});

it('signs headers alike only where they are the same', () => {
  expect(headerSignature(['a', 'b'])).toBe(headerSignature(['a', 'b']));
  expect(headerSignature(['a', 'b'])).not.toBe(headerSignature(['b', 'a']));
  expect(headerSignature(['a,b'])).not.toBe(headerSignature(['a', 'b']));
});
