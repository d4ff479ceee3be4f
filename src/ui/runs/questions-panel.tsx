import { useEffect, useState } from 'react';
import { countOf, formatCount } from '../../core/format.ts';
import { showAcross, useCompare } from '../../stores/compare.ts';
import type { LabelledRun } from '../../stores/run-groups.ts';
import { MEASURE_LABELS } from '../parts/measure-labels.ts';
import { Panel } from '../parts/panel.tsx';
import { useRoute } from '../route.ts';
import { QuestionBars } from './question-bars.tsx';
import { QuestionList } from './question-list.tsx';
import { sumRows } from './sum-rows.ts';
import { WorkLine } from './work-line.tsx';
import classes from './runs.module.css';

/** How many runs get each question right, and the questions of each number. */
export function QuestionsPanel({ listed }: { listed: readonly LabelledRun[] }) {
  const [route] = useRoute();
  const answer = useCompare((state) => state.across);
  const [right, setRight] = useState<number>();
  const measure = route.measure ?? 'exact';
  const ask = () =>
    void showAcross(
      listed.map(({ run }) => run.key),
      measure,
    );
  useEffect(
    () =>
      void showAcross(
        listed.map(({ run }) => run.key),
        measure,
      ),
    [listed, measure],
  );
  const report = answer.value?.runs.length === listed.length ? answer.value : undefined;
  return (
    <Panel
      title="Questions across runs"
      description={`How many of the ${listed.length} runs get each question right, by ${MEASURE_LABELS[measure]}. What all of them fail may be wrong in the golden answer.`}
    >
      <WorkLine
        label="Counting the questions"
        answer={answer}
        total={sumRows(listed)}
        onAgain={ask}
      />
      {report && (
        <>
          <QuestionBars
            byCorrect={report.byCorrect}
            chosen={right}
            onChoose={(count) => setRight(count === right ? undefined : count)}
          />
          <p className={classes.note}>
            Left out: {countOf(report.notInAll, 'question')} that some runs have no verdict on,{' '}
            {countOf(report.repeated, 'row')} whose question and golden answer stand more than once
            in their run, {formatCount(report.unscored)} without a verdict.
          </p>
          {right !== undefined && right < report.byCorrect.length && (
            <QuestionList key={right} report={report} right={right} listed={listed} />
          )}
        </>
      )}
    </Panel>
  );
}
