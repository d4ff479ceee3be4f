import { useEffect, useState } from 'react';
import type { Measure, PairPart } from '../../core/runs/measures.ts';
import { showPairs, useCompare } from '../../stores/compare.ts';
import type { LabelledRun } from '../../stores/run-groups.ts';
import { Panel } from '../parts/panel.tsx';
import { useRoute } from '../route.ts';
import { choosePair, listPairs } from './choose-pair.ts';
import { PairChoice } from './pair-choice.tsx';
import { PairFigures } from './pair-figures.tsx';
import { PairRows } from './pair-rows.tsx';
import { PairTable } from './pair-table.tsx';
import { sumRows } from './sum-rows.ts';
import { WorkLine } from './work-line.tsx';

/** Two runs on the questions that they share. */
export function PairPanel({ listed }: { listed: readonly LabelledRun[] }) {
  const [route] = useRoute();
  const answer = useCompare((state) => state.pairs);
  // Held here, as it stays where the measure is another one.
  const [part, setPart] = useState<PairPart>('first_only');
  const measure = route.measure ?? 'exact';
  const pair = choosePair(listed, route.pair);
  const first = pair?.[0].run.key;
  const second = pair?.[1].run.key;
  // The runs and not their keys: one with other golden answers has other figures.
  useEffect(() => {
    if (first !== undefined && second !== undefined) comparePair(listed, [first, second], measure);
  }, [listed, first, second, measure]);
  if (!pair || first === undefined || second === undefined) return null;
  const shown = answer.value?.find(
    (one) => one.first === first && one.second === second && one.measure === measure,
  );
  return (
    <Panel
      title="Two runs compared"
      description="Rows are joined by question and golden answer, wherever they stand in their files."
    >
      <PairChoice listed={listed} first={first} second={second} />
      <WorkLine
        label="Joining the runs"
        answer={answer}
        total={sumRows(listed)}
        onAgain={() => comparePair(listed, [first, second], measure)}
      />
      {shown && (
        <>
          <PairFigures
            names={{ first: pair[0].name, second: pair[1].name }}
            report={shown}
            pairs={answer.value?.length ?? 1}
          />
          <PairTable listed={listed} reports={answer.value ?? []} />
          <PairRows
            key={`${first} ${second} ${measure}`}
            report={shown}
            pair={pair}
            part={part}
            onPart={setPart}
          />
        </>
      )}
    </Panel>
  );
}

function comparePair(
  listed: readonly LabelledRun[],
  pair: [first: string, second: string],
  measure: Measure,
): void {
  const keys = listed.map(({ run }) => run.key);
  void showPairs(listPairs(keys, pair), measure);
}
