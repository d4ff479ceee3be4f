import '@mantine/core/styles/Input.layer.css';
import { NativeSelect } from '@mantine/core';
import { memo, useCallback, useDeferredValue, useEffect, useState } from 'react';
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
  part: PairPart;
  onPart: (part: PairPart) => void;
}

/** The rows that flip each way, or of any other part of two runs, both responses side by side. */
export function PairRows({ report, pair, part, onPart }: Props) {
  const [route] = useRoute();
  const [from, setFrom] = useState(0);
  // Cards take long to draw, and need not stand at once.
  const answer = useDeferredValue(useCompare((state) => state.pairRows));
  const { first, second, measure } = report;
  const choosePart = useCallback(
    (chosen: PairPart) => {
      onPart(chosen);
      setFrom(0);
    },
    [onPart],
  );
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
  const rows = isShown && count > 0 && !answer.problem ? page.rows : [];
  return (
    <>
      <h3 className={classes.subtitle}>Rows</h3>
      <div className={classes.controls}>
        <PartSelect report={report} part={part} onChoose={choosePart} />
        {count > 0 && <a href={href}>Open them in the explorer</a>}
      </div>
      {count === 0 && <p className={classes.note}>No row is one of these.</p>}
      <ul
        className={classes.flips}
        aria-label={`Rows: ${PAIR_PART_LABELS[part]}`}
        aria-busy={answer.pending || !isShown}
      >
        {rows.map((row) => (
          <FlipCard key={keyOf(row)} row={row} firstName={pair[0].name} secondName={pair[1].name} />
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

interface PartProps {
  report: PairReport;
  part: PairPart;
  onChoose: (part: PairPart) => void;
}

const PartSelect = memo(function PartSelect({ report, part, onChoose }: PartProps) {
  return (
    <NativeSelect
      size="xs"
      label="Which rows"
      value={part}
      data={PAIR_PARTS.map((value) => ({
        value,
        label: `${PAIR_PART_LABELS[value]}: ${formatCount(countPart(report, value))}`,
      }))}
      onChange={({ currentTarget: { value } }) =>
        onChoose(PAIR_PARTS.find((one) => one === value) ?? 'first_only')
      }
    />
  );
});

function keyOf({ first, second }: Parameters<typeof FlipCard>[0]['row']): string {
  return `${first?.run} ${first?.row} ${second?.run} ${second?.row}`;
}
