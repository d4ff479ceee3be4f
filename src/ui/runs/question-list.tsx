import { useDeferredValue, useEffect, useState } from 'react';
import { type AcrossReport, showAcrossRows, useCompare } from '../../stores/compare.ts';
import type { LabelledRun } from '../../stores/run-groups.ts';
import { LongText } from '../parts/long-text.tsx';
import { RowText } from '../parts/row-text.tsx';
import { routeHref, useRoute } from '../route.ts';
import { PAGE, PageButtons } from './page-buttons.tsx';
import { SideResponse } from './side-response.tsx';
import classes from './runs.module.css';

interface Props {
  report: AcrossReport;
  /** How many runs get these questions right. */
  right: number;
  listed: readonly LabelledRun[];
}

/** The questions that so many runs get right, with what each run says. */
export function QuestionList({ report, right, listed }: Props) {
  const [route] = useRoute();
  const [from, setFrom] = useState(0);
  const answer = useDeferredValue(useCompare((state) => state.acrossRows));
  useEffect(() => {
    const { runs, measure } = report;
    void showAcrossRows({ runs, measure, correct: right }, from, from + PAGE);
  }, [report, right, from]);
  const { runs, measure } = report;
  const page = answer.value?.filter.correct === right ? answer.value : undefined;
  const rows = page?.rows ?? [];
  const href = routeHref({
    ...route,
    screen: 'explorer',
    filter: { runs, across: { runs, measure, correct: right } },
    sort: { column: 'question', descending: false },
    row: undefined,
  });
  return (
    <>
      <p className={classes.note}>
        <a href={href}>Open their rows in the explorer</a>
      </p>
      <ul
        className={classes.flips}
        aria-label={`Questions right in ${right} of ${runs.length} runs`}
        aria-busy={answer.pending}
      >
        {rows.map(({ question, golden, runs: sides }) => (
          <li key={`${sides[0]?.run} ${sides[0]?.row}`} className={classes.flip}>
            {question !== '' && <RowText>{question}</RowText>}
            <div className={classes.golden}>
              <span>Golden answer</span>
              <LongText text={golden} />
            </div>
            <div className={classes.sides}>
              {sides.map((side) => (
                <SideResponse
                  key={side.run}
                  side={side}
                  name={listed.find(({ run }) => run.key === side.run)?.name ?? ''}
                />
              ))}
            </div>
          </li>
        ))}
      </ul>
      <PageButtons
        from={from}
        count={report.byCorrect[right] ?? 0}
        noun="Questions"
        onChange={setFrom}
      />
    </>
  );
}
