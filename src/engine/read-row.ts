import { listFindings } from '../core/findings.ts';
import { BUCKETS } from '../core/model.ts';
import { findReasons, idsOfBits } from '../core/reasons.ts';
import { reasonSentence } from '../core/reasons/reason-sentence.ts';
import { tellReasons } from '../core/reasons/tell-reasons.ts';
import { cutText } from '../core/text/cut-text.ts';
import { limitMarks, limitSpans } from '../core/text/limit-spans.ts';
import { findSpans } from '../core/text/spans.ts';
import type { RowDetail, TableRow } from './row-types.ts';
import type { DecisionBook } from './decision-book.ts';
import { keyOfRow } from './human-decisions.ts';
import { answersOf, readBest, scoreAnswers } from './golden-rows.ts';
import { type LoadedRun, textsOf } from './loaded-run.ts';
import { ragFiguresOf } from './rag-marks.ts';
import { verdictOfChoices } from './review-marks.ts';
import { JUDGE_VERDICTS } from './table.ts';

/** UTF-16 units of a text that a table shows; the whole of it is in the row's detail. */
const TABLE_TEXT = 300;

/** Roles whose column a row's texts show; a column of verdicts stands among the others, as it is. */
const SHOWN_ROLES = ['question', 'golden', 'response', 'domain'] as const;

/** A row as a table shows it, with those of the file's own columns that are asked for. */
export function readTableRow(loaded: LoadedRun, row: number, columns: string[]): TableRow {
  const { run, table, prepared } = loaded;
  const texts = textsOf(loaded, row);
  const patched = loaded.patch?.answers.get(row);
  const { golden, score } = readBest(loaded, row);
  const ids = idsOfBits(prepared?.reasons[row] ?? 0);
  const cells = columns.flatMap((name): [string, string][] => {
    const column = run.columns.indexOf(name);
    return column === -1 ? [] : [[name, cutText(table.cell(row, column), TABLE_TEXT)]];
  });
  return {
    ...commonParts(loaded, row),
    question: cutText(texts.question, TABLE_TEXT),
    golden: cutText(texts.golden, TABLE_TEXT),
    response: cutText(texts.response, TABLE_TEXT),
    domain: cutText(texts.domain, TABLE_TEXT),
    patched: patched === undefined ? undefined : cutText(patched, TABLE_TEXT),
    reasons: tellReasons(ids, golden, texts.response, score),
    review: verdictOfChoices(prepared?.marks.choices[row] ?? 0),
    cells: Object.fromEntries(cells),
    rag: ragFiguresOf(loaded, row),
  };
}

/** A row in full, with what to mark in its texts and what was decided of it. */
export function readRowDetail(loaded: LoadedRun, row: number, book: DecisionBook): RowDetail {
  const { run, table, judged } = loaded;
  const texts = textsOf(loaded, row);
  const { golden, score } = readBest(loaded, row);
  const key = keyOfRow(loaded, row);
  const judgement = judged?.judgements.get(key);
  const reasons = findReasons(golden, texts.response, score);
  return {
    ...commonParts(loaded, row),
    ...texts,
    findings: listFindings(table.findings(row)),
    spans: limitSpans(findSpans(golden, texts.response)),
    key,
    reasons: reasons.map((reason) =>
      Object.assign(reason, {
        golden: limitMarks(reason.golden),
        response: limitMarks(reason.response),
        sentence: reasonSentence(reason),
      }),
    ),
    judgement: judgement && judged ? { ...judgement, ...judged.by } : undefined,
    decisions: [...book.of(key)],
    patched: loaded.patch?.answers.get(row),
    goldens: readGoldens(loaded, row),
    others: run.columns
      .map((column, place) => ({ column, place }))
      .filter(({ place }) => !SHOWN_ROLES.some((role) => run.mapping[role] === place))
      .map(({ column, place }) => ({ column, text: table.cell(row, place) })),
  };
}

function readGoldens(loaded: LoadedRun, row: number): RowDetail['goldens'] {
  if (!loaded.goldens) return undefined;
  const { passedBy, best } = scoreAnswers(loaded, row);
  return { answers: answersOf(loaded, row), passedBy, best: best.place };
}

function commonParts({ run, table }: LoadedRun, row: number) {
  return {
    run: run.key,
    runName: run.name,
    row,
    ...table.score(row),
    bucket: BUCKETS[table.bucket(row)] ?? 'both_fail',
    judge: JUDGE_VERDICTS[table.judge(row)],
  };
}
