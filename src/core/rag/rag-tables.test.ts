import { describe, expect, it } from 'vitest';
import { checkMetric } from './check-metric.ts';
import { RagFigures, type RowFigures } from './rag-figures.ts';
import { DEFAULT_RAG_SETTINGS } from './rag-settings.ts';
import { summariseRag } from './rag-summary.ts';
import { checkTable, lengthsTable, ratingsTable, sourcesTable } from './rag-tables.ts';

const rest = async () => {};

function scored(multiSource: number, expected: number, response: number): RowFigures {
  return {
    state: 'scored',
    sourceReturn: {
      coverage: 1,
      recall: multiSource,
      precision: 1,
      baseline: 1,
      multiSource,
      kinds: ['supporting'],
      contentWords: 5,
    },
    invented: multiSource === 1 ? 0 : 1,
    length: { response, golden: 100 },
    expected,
  };
}

const WITHOUT: RowFigures = {
  state: 'no_context',
  sourceReturn: undefined,
  invented: 0,
  length: undefined,
  expected: undefined,
};

async function readFigures(rows: RowFigures[], domains: string[]) {
  const figures = new RagFigures();
  for (const row of rows) figures.add(row);
  const names = [...new Set(domains)];
  const kept = {
    figures,
    domains: names,
    domainOf: (row: number) => names.indexOf(domains[row] ?? ''),
    factualOf: () => ({ factual: 1, source: 'judge' as const }),
  };
  return {
    summary: await summariseRag(kept, DEFAULT_RAG_SETTINGS, rest),
    check: await checkMetric(figures, 0, rest),
  };
}

const ROWS = [scored(1, 1, 100), scored(0.5, 0, 130), WITHOUT];
const DOMAINS = ['=a|b', '=a|b', '50% & more'];

describe('tables of retrieval to paste elsewhere', () => {
  it('give source return combined and by domain, and say what is left out', async () => {
    const { summary } = await readFigures(ROWS, DOMAINS);
    const { markdown, csv, latex } = sourcesTable(summary, DEFAULT_RAG_SETTINGS);
    const lines = markdown.split('\n');
    expect(lines[0]).toMatch(/^\| Domain \| Rows \| Scored \| Source return \|/);
    expect(lines[1]).toMatch(/^\| --- \| ---: \|/);
    expect(lines[2]).toMatch(/^\| Combined \| 3 \| 2 \| 0\.750 \| 0\.500–1\.000 \| 1\.000 \|/);
    expect(lines[3]).toMatch(/^\| =a\\\|b \| 2 \| 2 \| 0\.750 /);
    expect(lines[4]).toBe('| 50% \\& more | 1 | 0 |  |  |  |  |  |  |  | 0 |');
    expect(markdown).toContain('Source return of 2 of 3 rows; left out: 1 without context');
    expect(csv.split('\n')[2]).toMatch(/^"'=a\|b","2"/);
    expect(latex).toContain('50\\% \\& more & 1 & 0 & ');
  });

  it('give lengths and ratings', async () => {
    const { summary } = await readFigures(ROWS, DOMAINS);
    const lengths = lengthsTable(summary, DEFAULT_RAG_SETTINGS).csv.split('\n');
    expect(lengths[1]).toMatch(/^"Combined","3","2","50\.0","[^"]+","0","0","1","0\.150"$/);
    expect(lengths[3]).toBe('"50% & more","1","0","","","0","0","0",""');
    const ratings = ratingsTable(summary, DEFAULT_RAG_SETTINGS).csv.split('\n');
    expect(ratings[1]).toMatch(/^"Combined","3","3","8\.33","[^"]+","0\.750","1\.000","0\.500"$/);
    expect(ratings.at(-2)).toContain('by judge in 3');
  });

  it('give the check by label and in all, beside the published figure', async () => {
    const { check } = await readFigures(ROWS, DOMAINS);
    if (!check) throw new Error('Two rows have a label and a score.');
    const lines = checkTable(check, DEFAULT_RAG_SETTINGS).csv.split('\n');
    expect(lines.slice(1, 3)).toEqual([
      '"0","1","0.5000","","1.0000",""',
      '"1","1","0.0000","","0.0000",""',
    ]);
    expect(lines[3]).toMatch(/^"All","2","0\.2500","0\.0000–0\.5000","0\.5000"/);
    expect(lines[4]).toContain('0.0849 over 156 rows');
  });
});
