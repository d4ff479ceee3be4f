import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { RowFilter } from '../src/engine/row-types.ts';
import type { Outcome } from '../src/engine/run-types.ts';
import { createEngine } from '../src/engine/engine.ts';
import { time } from './measure.ts';

const TURNS = 15;
const FILTERS: RowFilter[] = [
  { buckets: ['overlap_only'], review: ['none'] },
  { reasons: ['words_between'] },
  { search: 'temple' },
  { typographic: false },
];

/**
 * How long the engine takes over what a person waits for while exploring and reviewing a file: rows and
 * facets of a filter, and the next row of a sampled review after a decision. Milliseconds, medians.
 */
export async function timeReview(file: string): Promise<{ filter: number; nextRow: number }> {
  const engine = createEngine();
  const content = new File([readFileSync(file)], basename(file));
  const { dialect, mapping } = valueOf(await engine.peek(content));
  const [run] = valueOf(await engine.load(content, { job: 'load', dialect, mapping }, ignore));
  const key = run?.key ?? '';
  valueOf(await engine.prepareRun(key, 'prepare', ignore));
  valueOf(await engine.nextDraw(key, 0));

  const filters: number[] = [];
  const moves: number[] = [];
  for (let turn = 0; turn < TURNS; turn++) {
    for (const filter of FILTERS)
      filters.push(
        await milliseconds(() => engine.query(filter, { column: 'row', descending: false })),
      );
    moves.push(await milliseconds(() => decideNext(engine, key)));
  }
  return { filter: medianOf(filters), nextRow: medianOf(moves) };
}

/** Decides the row that is drawn, and opens the one after it. */
async function decideNext(engine: ReturnType<typeof createEngine>, run: string): Promise<void> {
  const drawn = valueOf(await engine.nextDraw(run, 0));
  if (!drawn) return;
  const { key, stratum, draw } = drawn;
  const reviewer = 'Reviewer';
  const decision = {
    rowKey: key,
    reviewer,
    verdict: 'correct' as const,
    goldenWrong: false,
    proposedAnswer: '',
    note: '',
    stratum,
    draw,
    seed: 0,
    reviewedAt: new Date().toISOString(),
  };
  engine.changeDecisions([{ rowKey: key, reviewer, decision }]);
  const next = valueOf(await engine.nextDraw(run, 0));
  if (next) engine.row(next.id);
}

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  return 1000 * (await time(work)).seconds;
}

function medianOf(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

function valueOf<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(outcome.problem.message);
  return outcome.value;
}

function ignore(): void {
  // Nobody watches the progress.
}
