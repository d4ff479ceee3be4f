import { useDeferredValue, useState } from 'react';
import { BUCKET_LABELS } from '../../core/buckets.ts';
import { BUCKETS } from '../../core/model.ts';
import { DEFINITION_TABLES } from '../../core/scorers/definition-tables.ts';
import type { DefinitionTable } from '../../core/scorers/definition-tables.ts';
import { SCORER_VERSION } from '../../core/scorers/scorers.ts';
import { BucketBadge } from '../parts/bucket-badge.tsx';
import { Panel } from '../parts/panel.tsx';
import { ScreenHeading } from '../parts/screen-heading.tsx';
import { CaseTable, type Pair } from './case-table.tsx';
import { TryPair } from './try-pair.tsx';
import classes from './scores.module.css';

const NO_TABLES: DefinitionTable[] = [];
const FIRST: Pair = { golden: 'Narmada valley', response: 'It lies in the Narmada River valley.' };

/** The definition of both scorers, by cases that are scored while they are shown, and a pair of one's own. */
export default function Scores() {
  const [pair, setPair] = useState(FIRST);
  // Laid out after the pair, so that neither holds up the page.
  const tables = useDeferredValue(DEFINITION_TABLES, NO_TABLES);
  return (
    <div className={classes.screen}>
      <div>
        <ScreenHeading title="How it scores" />
        <p className={classes.lead}>
          Two scorers compare a response with its golden answer, to the character and without a
          model. Every verdict on this page is made by them while you look, scorer version{' '}
          {SCORER_VERSION}.
        </p>
      </div>
      <TryPair pair={pair} onChange={setPair} />
      {tables.map((table) => (
        <CaseTable key={table.title} table={table} onTry={setPair} />
      ))}
      <HowToRead />
      <WhatIsCounted />
    </div>
  );
}

function HowToRead() {
  return (
    <Panel
      title="How to read the pair"
      description="Both scores are usually low, but they are no strict lower bounds: mention is not assertion, and a short golden answer passes inside another word."
    >
      <ul className={classes.buckets}>
        {BUCKETS.map((bucket) => (
          <li key={bucket}>
            <BucketBadge bucket={bucket} /> <span>{BUCKET_LABELS[bucket].sentence}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function WhatIsCounted() {
  return (
    <Panel title="What is counted">
      <ul className={classes.facts}>
        <li>
          <b>Accuracy</b> is 100 × correct rows ÷ rows, with Wilson’s 95% interval. Combined is the
          micro-average over all rows; the macro-average is the mean of the domains.
        </li>
        <li>
          <b>Lower-casing</b> is Unicode’s, the same in every language. Exact substring does nothing
          else to a text.
        </li>
        <li>
          <b>White space</b> is what Python splits at, 29 characters; a zero-width space and a byte
          order mark are none of them.
        </li>
        <li>
          <b>Punctuation</b> is the 32 characters of ASCII. A danda, a curly quote and a dash stay
          part of the word.
        </li>
        <li>
          To the character this is Python’s <code>golden.lower() in response.lower()</code>, and its{' '}
          <code>split()</code> with <code>strip(string.punctuation)</code>, compared as sets.
        </li>
      </ul>
    </Panel>
  );
}
