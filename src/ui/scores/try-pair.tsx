import '@mantine/core/styles/Input.layer.css';
import { Textarea } from '@mantine/core';
import { useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { explainPair, type ExplainedPair } from '../../core/explain-pair.ts';
import { formatCount } from '../../core/format.ts';
import { BucketBadge } from '../parts/bucket-badge.tsx';
import { MarkedText } from '../parts/marked-text.tsx';
import { MarkLegend } from '../parts/mark-legend.tsx';
import { Panel } from '../parts/panel.tsx';
import { ReasonSentence } from '../parts/reason-sentence.tsx';
import { RowText } from '../parts/row-text.tsx';
import type { Pair } from './case-table.tsx';
import { VerdictMark } from './verdict-mark.tsx';
import { WhatIfTable } from './what-if-table.tsx';
import classes from './scores.module.css';

/** Typed by hand; a file has its texts scored in a worker, however long. */
const LONGEST = 20_000;

/** A golden answer and a response of one's own: verdicts, marks, reasons, and what relaxations would change. */
export function TryPair({ pair, onChange }: { pair: Pair; onChange: (pair: Pair) => void }) {
  const { golden, response } = useDeferredValue(pair);
  const explained = useMemo(() => explainPair(golden, response), [golden, response]);
  const field = useRef<HTMLTextAreaElement>(null);
  const typed = useRef(pair);
  // A case that is tried from a table far below takes the reader to where it is scored.
  useEffect(() => {
    if (pair !== typed.current) field.current?.focus();
    typed.current = pair;
  }, [pair]);
  const type = (change: Partial<Pair>) => {
    typed.current = { ...pair, ...change };
    onChange(typed.current);
  };
  return (
    <Panel
      title="Try your own"
      description={`Type a golden answer and a response, each up to ${formatCount(LONGEST)} characters. Nothing is kept.`}
    >
      <div className={classes.fields}>
        <Textarea
          ref={field}
          label="Golden answer"
          dir="auto"
          autosize
          minRows={2}
          maxRows={8}
          maxLength={LONGEST}
          value={pair.golden}
          onChange={(event) => type({ golden: event.currentTarget.value })}
        />
        <Textarea
          label="Response"
          dir="auto"
          autosize
          minRows={2}
          maxRows={8}
          maxLength={LONGEST}
          value={pair.response}
          onChange={(event) => type({ response: event.currentTarget.value })}
        />
      </div>
      <Verdicts explained={explained} />
      <Marked response={response} explained={explained} />
      <Reasons explained={explained} />
      <h3 className={classes.part}>What if it were scored less to the letter</h3>
      <WhatIfTable score={explained.score} whatIfs={explained.whatIfs} />
    </Panel>
  );
}

function Verdicts({ explained: { score, bucket } }: { explained: ExplainedPair }) {
  return (
    <output className={classes.verdicts}>
      <span>
        Exact substring: <VerdictMark passes={score.exact} />
      </span>
      <span>
        Word overlap: <VerdictMark passes={score.overlap} />, {score.matchingWords} of{' '}
        {score.totalWords} golden words
      </span>
      <BucketBadge bucket={bucket} />
      {score.blank && <span>The response is blank: incorrect in both.</span>}
    </output>
  );
}

function Marked({ response, explained }: { response: string; explained: ExplainedPair }) {
  const { exact, words } = explained.spans;
  const reasons = explained.reasons.flatMap((reason) => reason.response);
  if (explained.score.blank) return null;
  return (
    <>
      <RowText className={classes.marked ?? ''}>
        <MarkedText text={response} marks={{ exact, words, reasons }} />
      </RowText>
      <MarkLegend exact={exact} wordCount={words.length} reasons={reasons} />
    </>
  );
}

function Reasons({ explained: { reasons } }: { explained: ExplainedPair }) {
  return (
    <>
      <h3 className={classes.part}>Reasons</h3>
      {reasons.length === 0 ? (
        <p className={classes.note}>None: the scorers agree, and nothing puts that at risk.</p>
      ) : (
        <ul className={classes.facts}>
          {reasons.map(({ id, sentence }) => (
            <li key={id}>
              <ReasonSentence id={id} sentence={sentence} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
