import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TableTally } from '../core/summary.ts';
import { formatSummary } from './format-summary.ts';
import { startScores } from './file-scores.ts';
import type { FileScores } from './file-scores.ts';
import { readSummary } from './read-summaries.ts';
import { openVariants } from './score-variants.ts';
import { makeFolder, runScore } from './run-score.test-support.ts';

interface MadeRow {
  domain: string;
  golden: string;
  response: string;
}

function scoreAll(file: string, rows: MadeRow[]): FileScores {
  const counts = new TableTally();
  const variants = openVariants({
    whatIfs: [['nfc'], ['casefold', 'multiset']],
    goldenForm: undefined,
    squad: true,
  });
  for (const { domain, golden, response } of rows) {
    const { score } = variants.scoreCell(golden, response);
    const noText = score.blank && golden === '';
    counts.add(domain, score, { emptyGolden: golden === '', noText });
  }
  const dialect = { encoding: 'utf-8', bom: false, delimiter: ',', escape: 'double' } as const;
  return startScores(file, { dialect, duplicates: [] }, { counts, variants: variants.kept });
}

const text = fc.constantFrom('', ' ', 'a', 'b', 'A b', 'b a', 'b, a.', 'ab c d', 'b b c');
const domain = fc.oneof(
  fc.constantFrom('art', '10', '9', '__proto__', '', 'कला', 'constructor'),
  fc.string({ unit: 'binary', maxLength: 4 }),
);
const rows = fc.array(fc.record({ domain, golden: text, response: text }), { maxLength: 60 });
const cuts = fc.array(fc.nat(60), { maxLength: 5 });

/** Rows in parts that follow one another, some of them perhaps empty. */
function cutRows(all: MadeRow[], at: number[]): MadeRow[][] {
  const ends = [...at.map((end) => Math.min(end, all.length)), all.length].sort((a, b) => a - b);
  return ends.map((end, place) => all.slice(ends[place - 1] ?? 0, end));
}

describe('summaries of parts', () => {
  it('add up to exactly the summary of the whole, however it is cut', () => {
    fc.assert(
      fc.property(rows, cuts, (all, at) => {
        const parts = cutRows(all, at).map((part, place) => scoreAll(`part ${place}`, part));
        const written = parts.map((part) => formatSummary('json', [part]));
        const merged = written.flatMap((json) => readSummary('part.json', json).files);
        const { files, ...sum } = JSON.parse(formatSummary('json', merged));
        const { files: _, ...whole } = JSON.parse(formatSummary('json', [scoreAll('whole', all)]));
        expect(JSON.stringify(sum)).toBe(JSON.stringify(whole));
        expect(files).toHaveLength(parts.length);
      }),
      { numRuns: 500 },
    );
  });

  it('may be sums themselves', () => {
    fc.assert(
      fc.property(rows, rows, (one, two) => {
        const parts = [scoreAll('one', one), scoreAll('two', two)];
        const json = formatSummary('json', parts);
        expect(formatSummary('json', readSummary('sum.json', json).files)).toBe(json);
      }),
    );
  });

  it('are refused where they are something else, or of another version', () => {
    const json = formatSummary('json', [scoreAll('a', [])]);
    for (const wrong of ['', '[]', '{"files":[]}', json.replace(/"scorer_version": ./, '$&9')])
      expect(() => readSummary('p.json', wrong)).toThrow(/^p\.json is no summary/);
  });
});

describe('--merge', () => {
  it('prints what the whole file gives, in every format', async () => {
    const folder = await makeFolder();
    const header = 'Domain,answer,response';
    const lines = Array.from(
      { length: 116 },
      (_, row) => `d${row % 7},${row % 3},it is ${row % 5}`,
    );
    const whole = join(folder, 'whole.csv');
    await writeFile(whole, [header, ...lines, ''].join('\n'));
    const summaries: string[] = [];
    for (const [from, to] of [
      [0, 50],
      [50, 116],
    ]) {
      const part = [header, ...lines.slice(from, to), ''].join('\n');
      const out = join(folder, `${from}.json`);
      await runScore(['-', '--summary', 'json', '--summary-out', out], part);
      summaries.push(out);
    }
    for (const format of ['json', 'text', 'md']) {
      const merged = await runScore(['--merge', ...summaries, '--summary', format]);
      const { stdout } = await runScore([whole, '--summary', format]);
      expect(merged).toMatchObject({ code: 0, stderr: '' });
      expect(withoutFiles(merged.stdout)).toBe(withoutFiles(stdout));
    }
  });
});

describe('--merge of what-ifs', () => {
  const csv = 'answer,response\nA,a\nb,c\n';
  const line = '{"answer":"Straße","response":"STRASSE"}\n';

  it('takes a part without rows that was scored alike', async () => {
    const folder = await makeFolder();
    const parts = [join(folder, 'full.json'), join(folder, 'empty.json')];
    const args = ['-', '--jsonl', '--what-if', 'casefold', '--squad', '--golden-answers', '|'];
    for (const [place, input] of [line, ''].entries())
      await runScore([...args, '--summary', 'json', '--summary-out', parts[place] ?? ''], input);
    const { stdout } = await runScore(['--merge', ...parts, '--summary', 'json']);
    expect(JSON.parse(stdout)).toMatchObject({
      golden_answers: { form: { delimiter: '|' }, not_lists: 0 },
      squad: { rows: 1, exact_match: 0 },
      what_if: [{ relaxations: ['casefold'], rows: 1, exact_substring: { flipped_up: 1 } }],
    });
  });

  it('is refused where parts were scored by different options', async () => {
    const folder = await makeFolder();
    const parts = [join(folder, 'one.json'), join(folder, 'two.json')];
    const kinds = [['--what-if', 'casefold'], ['--squad']];
    for (const [place, kind] of kinds.entries())
      await runScore(['-', ...kind, '--summary', 'json', '--summary-out', parts[place] ?? ''], csv);
    const { code, stderr } = await runScore(['--merge', ...parts]);
    expect(code).toBe(2);
    expect(stderr).toMatch(
      /two\.json was scored with --squad, the first part with --what-if casefold:/,
    );
  });
});

describe('--merge of summaries that tell of retrieval', () => {
  it('adds up the scores, and says that retrieval is left out', async () => {
    const out = join(await makeFolder(), 'part.json');
    const csv = 'answer,response,context\nred,red [1],red\n';
    const args = ['-', '--rag', '--summary', 'json', '--summary-out', out];
    expect((await runScore(args, csv)).code).toBe(0);
    const { code, stdout, stderr } = await runScore(['--merge', out, out, '--summary', 'json']);
    expect(code).toBe(0);
    expect(JSON.parse(stdout).combined.rows).toBe(2);
    expect(stdout).not.toMatch(/"rag"/);
    expect(stderr).toMatch(/part\.json: warning: what it tells of retrieval is left out/);
  });
});

describe('--summary-out', () => {
  it('is refused where it would overwrite any of the inputs', async () => {
    const folder = await makeFolder();
    const [one, two] = [join(folder, 'one.csv'), join(folder, 'two.csv')];
    for (const file of [one, two]) await writeFile(file, 'answer,response\na,a\n');
    const { code, stderr } = await runScore([one, two, '--summary-out', two]);
    expect(code).toBe(2);
    expect(stderr).toMatch(/--summary-out .*two\.csv would overwrite the input/);
  });
});

/** What stands of the rows together, without what stands of each file. */
function withoutFiles(summary: string): string | undefined {
  if (!summary.startsWith('{')) return summary.trimEnd().split('\n\n')[0];
  const { files: _, ...together } = JSON.parse(summary);
  return JSON.stringify(together);
}
