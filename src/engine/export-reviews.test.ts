import { describe, expect, it } from 'vitest';
import type { Decision } from '../core/review/decision.ts';
import { PATCH_COLUMNS, readDecisions, REVIEW_COLUMNS } from '../core/review/review-file.ts';
import { SCORER_VERSION } from '../core/scorers/scorers.ts';
import type { Engine } from './api.ts';
import { createEngine } from './engine.ts';
import {
  csvFile,
  decisionOn,
  findAll,
  loadFile,
  loadPrepared,
  repositoryFile,
  valueOf,
} from './test-engine.test-support.ts';

const SAMPLE = 'public/samples/demo_evouna_tq.csv';
const DPR = 'test-data/runs/openqa_nq301_DPR.csv';

async function readBack(engine: Engine, runs: string[]) {
  const blob = valueOf(await engine.exportReviews(runs));
  const table = valueOf(await engine.readSmallTable(new File([blob], 'reviews.csv')));
  return { ...table, decisions: readDecisions(table.columns, table.rows)?.decisions };
}

const byKey = (decisions: readonly Decision[] = []) =>
  decisions.toSorted((a, b) => (a.rowKey + a.reviewer < b.rowKey + b.reviewer ? -1 : 1));

describe('a review file', () => {
  it('holds every decision with the texts of its row, and gives the same report when read back', async () => {
    const engine = createEngine();
    const run = await loadPrepared(engine, repositoryFile(DPR));
    const human = engine.humanDecisions(run.key);
    const decisions = human.map((decision, place) => ({
      ...decision,
      note: place % 3 === 0 ? 'a "note",\nof two lines' : '',
      seed: 7,
      draw: place,
      stratum: 'both_fail.none',
      reviewedAt: '2026-01-02T03:04:05.000Z',
    }));
    engine.setDecisions(decisions);
    const report = valueOf(await engine.review(run.key, 7));
    const read = await readBack(engine, [run.key]);
    expect(read.columns).toEqual([...REVIEW_COLUMNS]);
    expect(byKey(read.decisions)).toEqual(byKey(decisions));
    const [row] = await findAll(engine, { review: ['correct', 'incorrect'] });
    expect(read.rows[0]?.slice(0, 4)).toEqual([
      row?.key,
      row?.question,
      row?.golden,
      row?.response,
    ]);
    engine.setDecisions([]);
    engine.setDecisions(read.decisions ?? []);
    expect(valueOf(await engine.review(run.key, 7))).toEqual(report);
  });

  it('holds decisions whose row is not loaded, but not those on rows of other runs', async () => {
    const engine = createEngine();
    const run = await loadPrepared(engine, repositoryFile(SAMPLE));
    const other = valueOf(await loadFile(engine, repositoryFile(DPR)));
    const [own] = engine.humanDecisions(run.key);
    const [elsewhere] = engine.humanDecisions(other.key);
    const lost = decisionOn('feedfacecafebeef');
    engine.setDecisions([lost, ...(elsewhere ? [elsewhere] : []), ...(own ? [own] : [])]);
    const { rows, decisions } = await readBack(engine, [run.key]);
    expect(decisions).toEqual([own, lost]);
    expect(rows[1]?.slice(1, 4)).toEqual(['', '', '']);
    expect((await readBack(engine, [run.key, other.key])).decisions).toHaveLength(3);
  });

  it('is safe to open in a spreadsheet, and reads back exactly', async () => {
    const engine = createEngine();
    const header = ['question', 'answer', 'response'];
    const run = await loadPrepared(engine, csvFile('f.csv', [header, ['q', '=1+1', '@SUM(A1)']]));
    const [row] = await findAll(engine, {});
    const formula = '=HYPERLINK("http://example.com")';
    const decision = decisionOn(row?.key ?? '', {
      goldenWrong: true,
      proposedAnswer: formula,
      note: "'-1",
      reviewer: '+Asha',
    });
    engine.setDecisions([decision]);
    for (const kind of ['exportReviews', 'exportPatch'] as const) {
      const blob = valueOf(await engine[kind]([run.key]));
      const bytes = new Uint8Array(await blob.arrayBuffer());
      expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
      const cells = (await blob.text()).split(/[,\n]/).map((cell) => cell.replace(/^"/, ''));
      expect(cells.filter((cell) => /^[=+\-@]/.test(cell))).toEqual([]);
    }
    expect((await readBack(engine, [run.key])).decisions).toEqual([decision]);
    const patch = valueOf(await engine.exportPatch([run.key]));
    const { columns, rows } = valueOf(await engine.readSmallTable(new File([patch], 'p.csv')));
    expect(columns).toEqual([...PATCH_COLUMNS]);
    expect(rows).toEqual([[row?.key, 'q', '=1+1', formula, '+Asha', "'-1", SCORER_VERSION]]);
  });

  it('is a header alone where nothing was decided', async () => {
    const engine = createEngine();
    const run = await loadPrepared(engine, repositoryFile(SAMPLE));
    const text = await valueOf(await engine.exportReviews([run.key])).text();
    expect(text).toBe(`${REVIEW_COLUMNS.join(',')}\n`);
  });
});

describe('a small table', () => {
  it('is read whole, whatever its delimiter', async () => {
    const file = new File(['\uFEFFrow_key;verdict\r\nk;correct\r\nl;"a;b"\r\n'], 'r.csv');
    expect(valueOf(await createEngine().readSmallTable(file))).toEqual({
      columns: ['row_key', 'verdict'],
      rows: [
        ['k', 'correct'],
        ['l', 'a;b'],
      ],
    });
  });

  it('is a problem where there is none', async () => {
    expect(await createEngine().readSmallTable(new File([], 'r.csv'))).toMatchObject({
      ok: false,
      problem: { code: 'empty_file' },
    });
  });
});
