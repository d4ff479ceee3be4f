import { FINDING_BIT } from '../core/findings.ts';
import type { Outline } from '../core/project/outline.ts';
import { readVerdict, type ReviewVerdict } from '../core/review/decision.ts';
import type { LoadedRun } from './loaded-run.ts';
import { type Signal, paceWork, visitRows } from './pace-work.ts';
import type { PreparedRows } from './prepare-run.ts';

/** Columns of verdicts, which are no texts. */
const VERDICT_ROLES = ['human_verdict', 'judge_verdict'] as const;

/** Places of an outline's numbers of verdicts. */
export const SAID = ['incorrect', 'correct', 'unsure'] as const satisfies ReviewVerdict[];

/** What is known of a run's rows without their texts, by the golden answers that count now. Throws `cancelled`. */
export async function outlineRun(
  loaded: LoadedRun,
  { keys, reasons }: PreparedRows,
  signal: Signal,
): Promise<Outline> {
  const { run, table, patch } = loaded;
  const outline = startOutline(loaded);
  const parts: string[] = [];
  await visitRows(table.rows, paceWork(signal), (row) => {
    const { exact, overlap, blank, matchingWords, totalWords } = table.score(row);
    const patched = patch?.answers.has(row) ? FINDING_BIT.empty_golden : 0;
    parts.push(keys.keyOf(row));
    outline.verdicts.push(Number(exact) + 2 * Number(overlap) + 4 * Number(blank));
    outline.matchingWords.push(matchingWords);
    outline.totalWords.push(totalWords);
    outline.findings.push(table.findings(row) & ~patched);
    outline.reasons.push(reasons[row] ?? 0);
    outline.domain.push(table.domain(row));
    for (const role of VERDICT_ROLES) {
      const said = readVerdict(table.cell(row, run.mapping[role] ?? -1));
      outline.said[role]?.verdicts.push(said === undefined ? -1 : SAID.indexOf(said));
    }
  });
  return { ...outline, keys: parts.join('') };
}

function startOutline({ run, table }: LoadedRun): Outline {
  const { mapping, columns, report } = run;
  const nameOf = (column: number | undefined) =>
    column === undefined ? undefined : columns[column];
  const said = VERDICT_ROLES.flatMap((role) => {
    const name = nameOf(mapping[role]);
    return name === undefined ? [] : [[role, { name, verdicts: [] }] as const];
  });
  return {
    rows: table.rows,
    keys: '',
    verdicts: [],
    matchingWords: [],
    totalWords: [],
    findings: [],
    reasons: [],
    domain: [],
    domains: run.domains.map(({ domain }) => domain),
    said: Object.fromEntries(said),
    domainColumn: nameOf(mapping.domain),
    blankLines: report.blankLines,
    repeatedHeaders: report.repeatedHeaders,
    unreadRows: report.unreadRows,
  };
}
