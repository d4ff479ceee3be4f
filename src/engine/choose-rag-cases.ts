import { makeLengthRow, readIdealLength } from '../core/judge/tasks/length-check.ts';
import { planSupport } from '../core/judge/tasks/rate-support.ts';
import type { LengthCase } from '../core/judge/tasks/summarise-length-checks.ts';
import type { SupportCase } from '../core/judge/tasks/summarise-support.ts';
import type { RagSettings } from '../core/rag/rag-settings.ts';
import { groupBySource } from '../core/rag/source-return.ts';
import type { RagCaseChoice, RagCases } from './rag-types.ts';
import { goldenOf } from './golden-rows.ts';
import { domainOf, type LoadedRun, textOf } from './loaded-run.ts';
import { orderRows } from './open-draw.ts';
import { paceWork, type Signal } from './pace-work.ts';
import { expectedOf, prepareRag, rescoreRow } from './prepare-rag.ts';
import type { PreparedRows } from './prepare-run.ts';

/** Rows whose ideal length can be read. Throws `cancelled` at its next slice. */
export function chooseLengthCases(
  loaded: LoadedRun,
  prepared: PreparedRows,
  choice: RagCaseChoice,
  signal: Signal,
): Promise<RagCases<LengthCase>> {
  return chooseCases(loaded, prepared, choice, signal, (row) => {
    const ideal = readIdealLength(textOf(loaded, row, 'ideal_length'));
    if (!ideal) return undefined;
    return () => {
      const [question, response] = [
        textOf(loaded, row, 'question'),
        textOf(loaded, row, 'response'),
      ];
      const check = makeLengthRow(question, ideal, response);
      return { row, domain: domainOf(loaded, row), check };
    };
  });
}

/** Rows with a source return. Throws `cancelled` at its next slice, and what `prepareRag` throws. */
export async function chooseSupportCases(
  loaded: LoadedRun,
  prepared: PreparedRows,
  { settings, ...choice }: RagCaseChoice & { settings: RagSettings },
  signal: Signal,
): Promise<RagCases<SupportCase>> {
  const { figures } = await prepareRag(loaded, settings, signal);
  return chooseCases(loaded, prepared, choice, signal, (row) =>
    figures.shareOf(row, 'multiSource') === undefined
      ? undefined
      : () => readSupportCase(loaded, settings, row),
  );
}

function readSupportCase(
  loaded: LoadedRun,
  settings: RagSettings,
  row: number,
): SupportCase | undefined {
  const { score, context } = rescoreRow(loaded, settings, row);
  const { sourceReturn: words, quoted } = score;
  if (!words || !context || !('chunks' in context)) return undefined;
  const { chunks } = context;
  const question = textOf(loaded, row, 'question');
  const golden = goldenOf(loaded, row);
  const plan = planSupport({ question, golden, chunks, sources: groupBySource(chunks), quoted });
  return { row, domain: domainOf(loaded, row), plan, words, expected: expectedOf(loaded, row) };
}

/** Counts the rows that fit, and reads as many as are wanted, in the order of the seed. */
async function chooseCases<Case>(
  loaded: LoadedRun,
  prepared: PreparedRows,
  { limit = Infinity, seed }: RagCaseChoice,
  signal: Signal,
  readerOf: (row: number) => (() => Case | undefined) | undefined,
): Promise<RagCases<Case>> {
  const rest = paceWork(signal);
  const cases: Case[] = [];
  let fit = 0;
  for (const row of orderRows(loaded, prepared, seed)) {
    await rest();
    const read = readerOf(row);
    if (!read) continue;
    fit++;
    const found = cases.length < limit ? read() : undefined;
    if (found !== undefined) cases.push(found);
  }
  return { fit, cases };
}
