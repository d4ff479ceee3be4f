import { describe, expect, it } from 'vitest';
import { ALL_ACCEPTED } from '../judge/request.ts';
import { promptSha256 } from '../judge/prompt.ts';
import { DEFAULT_PROMPT } from '../judge/default-prompt.ts';
import { writeMethods } from './methods.ts';
import { makeFile, makeJudge, makeReview, makeRun, ROWS } from './report-input.test-support.ts';

const DATE = '2026-03-14';

describe('writeMethods', () => {
  const file = makeFile(ROWS);

  it('says what was scored by which definition, over how many rows, and when', () => {
    const said = writeMethods(makeRun(file), DATE);
    expect(said).toContain('We scored 5 responses in 3 domains from the file answers.csv');
    expect(said).toContain('by two deterministic scorers (definition 1)');
    expect(said).toContain('No row was left out. ');
    expect(said).toContain('Blank responses (1) count as incorrect');
    expect(said).toContain('exact substring 60.0% (3 of 5; 95% interval 23.1–88.2%)');
    expect(said).toContain('word overlap 80.0% (4 of 5; ');
    expect(said).toContain('No row was reviewed by a person.');
    expect(said).toContain('No language model judged the responses.');
    expect(said).toMatch(/on 2026-03-14\.$/);
  });

  it('says what was left out, and why', () => {
    const report = { ...file.report, repeatedHeaders: 2, unreadRows: 1, blankLines: 3 };
    expect(writeMethods(makeRun({ ...file, report }), DATE)).toContain(
      'Of the file 2 repeated headers left out, 1 row left out as unreadable, 3 blank lines skipped',
    );
  });

  it('says what a patch has replaced', () => {
    const patched = { ...file, patch: { name: 'patch.csv', rows: 2 } };
    expect(writeMethods(makeRun(patched), DATE)).toContain(
      '2 golden answers replaced by those of patch.csv.',
    );
  });

  it('says how rows were drawn, by which seed, and what the estimate assumes', () => {
    const said = writeMethods(makeRun(file, { review: makeReview() }), DATE);
    expect(said).toContain('Reviewers decided 5 rows, of which 4 were drawn at random');
    expect(said).toContain('(seed 7)');
    expect(said).toMatch(
      /estimate of the true accuracy over all 5 rows is [\d.–]+% \([\d.]+–[\d.]+%\)/,
    );
    expect(said).toContain('1 drawn row unsure');
    expect(said).toContain('1 decided row outside the draw not counted');
  });

  it('names the judge, its prompt, seed and temperature, and the rows without a verdict', () => {
    const said = writeMethods(makeRun(file, { judge: makeJudge() }), DATE);
    expect(said).toContain('(judge-1, at https://judge.example/v1, begun on 2026-03-13)');
    expect(said).toContain(
      'temperature 0, which the server accepted, seed 3, at most 2,048 tokens',
    );
    expect(said).toContain(promptSha256(DEFAULT_PROMPT));
    expect(said).toContain('50.0% (1 of 2; ');
    expect(said).toContain('rows without a verdict are left out (1 refused)');
  });

  it('says where the temperature was not controlled', () => {
    const judge = makeJudge({ ...ALL_ACCEPTED, temperature: false, seed: false });
    const said = writeMethods(makeRun(file, { judge }), DATE);
    expect(said).toContain(
      'the server did not accept a temperature, which was therefore not controlled, no seed',
    );
  });

  it('says of verdicts that came with the file that nobody knows how they were made', () => {
    const review = { ...makeReview(), bracket: { judge: { correct: 3, judged: 4 } } };
    expect(writeMethods(makeRun(file, { review }), DATE)).toContain(
      'find 75.0% (3 of 4; 95% interval 30.1–95.4%) correct; how that judge was asked is not known.',
    );
  });
});
