import { BUCKET_LABELS } from '../../core/buckets.ts';
import { BUCKETS } from '../../core/model.ts';
import { REASONS } from '../../core/reasons/reason-kinds.ts';
import { RAG_COLUMNS } from '../../core/rag/rag-columns.ts';
import { EXPORT_COLUMNS, JUDGE_COLUMNS } from '../../core/scored-columns.ts';
import { BucketBadge } from '../parts/bucket-badge.tsx';
import { Panel } from '../parts/panel.tsx';
import { Fold } from '../parts/fold.tsx';
import classes from './export.module.css';

const MEANINGS: Record<(typeof EXPORT_COLUMNS)[number], string> = {
  exact_substring:
    'true or false: the golden answer, lower-cased, stands somewhere in the lower-cased response.',
  word_overlap:
    'true or false: every golden word is a word of the response, in any order; case and punctuation at a word’s ends aside.',
  matching_words: 'How many golden words the response holds.',
  total_golden_words: 'How many distinct words the golden answer has; 0 where it has none.',
  bucket: 'Where the two scorers agree or differ on the row, as one of four words.',
  blank_response:
    'true or false: the response is white space alone, or nothing. Then both are false.',
  reasons:
    'Why the scorers differ, why both nearly pass, or what puts a pass at risk: ids separated by “;”, empty where there is none.',
  scorer_version: 'By which version of the scorers; it changes whenever a verdict could.',
};

const JUDGE_MEANINGS: Record<(typeof JUDGE_COLUMNS)[number], string> = {
  judge_verdict:
    'correct or incorrect; empty where there is no verdict. A blank response is incorrect.',
  judge_reason: 'The judge’s reason; where there is no verdict, what happened.',
  judge_state:
    'correct, incorrect, blank, unparsable, truncated, refused, failed or waiting; empty where the row was not to be judged.',
  judge_model: 'The model that judged.',
  judge_prompt_sha256: 'SHA-256 of the prompt’s template, as 64 hex digits.',
  judge_version:
    'By which version of the judging; it changes whenever the same settings could give another verdict.',
};

const RAG_MEANINGS: Record<(typeof RAG_COLUMNS)[number], string> = {
  source_return:
    'The multi-source score: harmonic mean of source recall and source precision, 0 to 1.',
  source_return_baseline: 'The published score: source recall, 0 where no quoted source is real.',
  source_recall: 'Share of the golden answer’s content words that the real quoted sources carry.',
  source_precision: 'Supporting sources of all that are quoted.',
  context_coverage: 'Share of the content words that all retrieved chunks carry together.',
  invented_sources: 'How many quoted sources are not in the row’s context.',
  response_tokens: 'Tokens of the response, without quoted sources unless they are set to count.',
  golden_tokens: 'Tokens of the golden answer.',
  length_deviation: 'Difference of both over the golden answer’s tokens.',
  length_aligned: 'true or false: the deviation is below the threshold.',
  final_rating:
    '0 to 10: weighted mean of source return, factual correctness and aligned length, without what is missing.',
  rag_version: 'By which version of these figures; it changes whenever one could.',
};

/** What the columns mean that an export adds. */
export function ColumnGlossary() {
  return (
    <Panel
      title="The eight columns that are added"
      description="A file that holds the first six already was scored before: they are replaced, not doubled, and so are reasons and scorer_version beside them."
    >
      <Meanings columns={EXPORT_COLUMNS} meanings={MEANINGS} />
      <h3>Six more where rows were judged here</h3>
      <Meanings columns={JUDGE_COLUMNS} meanings={JUDGE_MEANINGS} />
      <h3>Twelve more with the evaluation of retrieval, empty where nothing is scored</h3>
      <Meanings columns={RAG_COLUMNS} meanings={RAG_MEANINGS} />
    </Panel>
  );
}

interface MeaningsProps<Column extends string> {
  columns: readonly Column[];
  meanings: Record<Column, string>;
}

function Meanings<Column extends string>({ columns, meanings }: MeaningsProps<Column>) {
  return (
    <dl className={classes.glossary}>
      {columns.map((column) => (
        <div key={column} className={classes.entry}>
          <dt>
            <code>{column}</code>
          </dt>
          <dd>
            {meanings[column]}
            {column === 'bucket' && <Buckets />}
            {column === 'reasons' && <Reasons />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Buckets() {
  return (
    <ul className={classes.buckets}>
      {BUCKETS.map((bucket) => (
        <li key={bucket}>
          <code>{bucket}</code> <BucketBadge bucket={bucket} />{' '}
          <span>{BUCKET_LABELS[bucket].sentence}</span>
        </li>
      ))}
    </ul>
  );
}

function Reasons() {
  return (
    <Fold name="export.reasons" className={classes.reasons}>
      <summary>All {REASONS.length} ids</summary>
      <ul className={classes.buckets}>
        {REASONS.map(({ id, sentence }) => (
          <li key={id}>
            <code>{id}</code> <span>{sentence}</span>
          </li>
        ))}
      </ul>
    </Fold>
  );
}
