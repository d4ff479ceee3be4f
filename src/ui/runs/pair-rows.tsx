import '@mantine/core/styles/Input.layer.css';
import { NativeSelect } from '@mantine/core';
import { useDeferredValue, useEffect, useState } from 'react';
import { formatCount } from '../../core/format.ts';
import { PAIR_PARTS, type PairPart } from '../../core/runs/measures.ts';
import { type PairReport, showPairRows, useCompare } from '../../stores/compare.ts';
import type { LabelledRun } from '../../stores/run-groups.ts';
import { PAIR_PART_LABELS } from '../parts/say-comparison.ts';
import { routeHref, useRoute } from '../route.ts';
import { FlipCard } from './flip-card.tsx';
import { PAGE, PageButtons } from './page-buttons.tsx';
import { countPart } from './pair-parts.ts';
import classes from './runs.module.css';

interface Props {
  report: PairReport;
  pair: [first: LabelledRun, second: LabelledRun];
}

/** The rows that flip each way, or of any other part of two runs, both responses side by side. */
export function PairRows({ report, pair }: Props) {
  const [route] = useRoute();
  const [part, setPart] = useState<PairPart>('first_only');
  const [from, setFrom] = useState(0);
  // Cards take long to draw, and need not stand at once.
  const answer = useDeferredValue(useCompare((state) => state.pairRows));
  const { first, second, measure } = report;
  useEffect(() => {
    // Of the report: after another decision it is another one, and so may be its rows.
    const { first: a, second: b, measure: by } = report;
    void showPairRows({ first: a, second: b, measure: by, part }, from, from + PAGE);
  }, [report, part, from]);
  const count = countPart(report, part);
  const href = routeHref({
    ...route,
    screen: 'explorer',
    filter: { runs: [first, second], pair: { first, second, measure, part } },
    sort: { column: 'question', descending: false },
    row: undefined,
  });
  const { value: page } = answer;
  const isShown =
    page?.filter.part === part &&
    page.filter.first === first &&
    page.filter.second === second &&
    page.filter.measure === measure;
  const rows = isShown && count > 0 ? page.rows : [];
  return (
    <>
      <h3 className={classes.subtitle}>Rows</h3>
      <div className={classes.controls}>
        <NativeSelect
          size="xs"
          label="Which rows"
          value={part}
          data={PAIR_PARTS.map((value) => ({
            value,
            label: `${PAIR_PART_LABELS[value]}: ${formatCount(countPart(report, value))}`,
          }))}
          onChange={({ currentTarget: { value } }) => {
            setPart(PAIR_PARTS.find((one) => one === value) ?? 'first_only');
            setFrom(0);
          }}
        />
        {count > 0 && <a href={href}>Open them in the explorer</a>}
      </div>
      {count === 0 && <p className={classes.note}>No row is one of these.</p>}
      <ul
        className={classes.flips}
        aria-label={`Rows: ${PAIR_PART_LABELS[part]}`}
        aria-busy={answer.pending}
      >
        {rows.map((row) => (
          <FlipCard key={keyOf(row)} row={row} names={[pair[0].name, pair[1].name]} />
        ))}
      </ul>
      <PageButtons
        from={from}
        count={isShown ? page.count : count}
        noun="Rows"
        onChange={setFrom}
      />
    </>
  );
}

function keyOf({ first, second }: Parameters<typeof FlipCard>[0]['row']): string {
  return `${first?.run} ${first?.row} ${second?.run} ${second?.row}`;
}
