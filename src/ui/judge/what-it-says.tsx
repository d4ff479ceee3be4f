import { useEffect } from 'react';
import { refreshJudgeReport, useJudge } from '../../stores/judge.ts';
import { refreshReport, useReviews } from '../../stores/reviews.ts';
import type { RowFilter } from '../../stores/rows.ts';
import type { Run } from '../../stores/runs.ts';
import { AgreementPanel } from '../parts/agreement-panel.tsx';
import { routeHref, useRoute } from '../route.ts';
import { JudgedAccuracy } from './judged-accuracy.tsx';

/** What the judge's verdicts say of accuracy, and how far others agree with them. */
export function WhatItSays({ run }: { run: Run }) {
  const [route] = useRoute();
  const report = useJudge(({ report: known }) => (known?.run === run.key ? known : undefined));
  const agreement = useReviews(({ report: of, agreement: known }) =>
    of?.run === run.key ? known : undefined,
  );
  useEffect(() => {
    void refreshJudgeReport(run.key);
    void refreshReport(run.key);
  }, [run]);
  const hrefOf = (filter: RowFilter) =>
    routeHref({
      ...route,
      screen: 'explorer',
      filter: { runs: [run.key], ...filter },
      row: undefined,
    });
  const pairs = agreement?.pairs.filter(({ first, second }) => [first, second].includes('judge'));
  return (
    <>
      {report && <JudgedAccuracy report={report} hrefOf={hrefOf} />}
      {agreement && pairs && pairs.length > 0 && (
        <AgreementPanel
          title="Who agrees with the judge"
          agreement={{ ...agreement, pairs, alpha: undefined }}
          hrefOf={hrefOf}
        />
      )}
    </>
  );
}
