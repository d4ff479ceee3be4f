import { FINDING_BIT } from '../core/findings.ts';
import type { DomainTally, Tally } from '../core/model.ts';
import { scoreRow } from '../core/scorers/score-row.ts';
import { addToTally, emptyTally } from '../core/summary.ts';
import type { Patch, Run } from './api.ts';
import { goldenOf, type LoadedRun, textOf } from './loaded-run.ts';
import { findReasonBits, type PreparedRows } from './prepare-run.ts';

/**
 * Puts a patch's answers in place of a run's golden answers, or the run's own back, and gives the run with
 * tallies that follow. Rows are known by the keys of their own texts. Findings stay those of the file.
 */
export function patchRun(loaded: LoadedRun, prepared: PreparedRows, patch: Patch | undefined): Run {
  const before = loaded.patch?.answers.keys() ?? [];
  const answers = patch ? findAnswers(loaded, prepared, patch) : undefined;
  if (patch && answers) loaded.patch = { name: patch.name, answers };
  else delete loaded.patch;
  // Found from the golden answers, whole.
  delete loaded.rag;
  for (const row of new Set([...before, ...(answers?.keys() ?? [])])) {
    const score = scoreRow(goldenOf(loaded, row), textOf(loaded, row, 'response'));
    loaded.table.setScore(row, score);
    prepared.reasons[row] = findReasonBits(loaded, row);
  }
  const { patch: _, ...run } = loaded.run;
  loaded.run = { ...run, ...countAll(loaded) };
  if (patch && answers) loaded.run.patch = { name: patch.name, rows: answers.size };
  return loaded.run;
}

/** An answer that is empty, or the row's own, replaces nothing. */
function findAnswers(
  loaded: LoadedRun,
  { keys }: PreparedRows,
  { answers }: Patch,
): Map<number, string> {
  const byRow = new Map<number, string>();
  for (const [key, answer] of Object.entries(answers))
    for (const row of keys.rowsOf(key))
      if (answer !== '' && answer !== textOf(loaded, row, 'golden')) byRow.set(row, answer);
  return byRow;
}

function countAll({ run, table, patch }: LoadedRun): { tally: Tally; domains: DomainTally[] } {
  const tally = emptyTally();
  const domains = run.domains.map(({ domain }) => ({ domain, tally: emptyTally() }));
  for (let row = 0; row < table.rows; row++) {
    const findings = table.findings(row);
    const flags = {
      emptyGolden: (findings & FINDING_BIT.empty_golden) !== 0 && !patch?.answers.has(row),
      noText: (findings & FINDING_BIT.no_text) !== 0,
    };
    const score = table.score(row);
    addToTally(tally, score, flags);
    const ofDomain = domains[table.domain(row)];
    if (ofDomain) addToTally(ofDomain.tally, score, flags);
  }
  return { tally, domains };
}
