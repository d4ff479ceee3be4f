import { useCallback, useMemo } from 'react';
import { summaryTable } from '../../core/summary-table.ts';
import { findAlarms, macroAccuracy } from '../../core/summary.ts';
import { usePrepared } from '../../stores/prepared.ts';
import { useRuns } from '../../stores/runs.ts';
import type { RowFilter } from '../../stores/rows.ts';
import { CopyButtons } from '../parts/copy-buttons.tsx';
import { ImportReport } from '../parts/import-report.tsx';
import { InTurn } from '../parts/in-turn.tsx';
import { Panel } from '../parts/panel.tsx';
import { NothingLoaded } from '../parts/nothing-loaded.tsx';
import { ScreenHeading } from '../parts/screen-heading.tsx';
import { routeHref, useRoute } from '../route.ts';
import { AccuracyTable } from './accuracy-table.tsx';
import { AgreementPanel } from '../parts/agreement-panel.tsx';
import { AlarmList } from './alarm-list.tsx';
import { ChartPanel } from './chart-panel.tsx';
import { groupDomains, groupRuns } from './group-rows.ts';
import { HowAccurate } from './how-accurate.tsx';
import { listNotes } from './list-notes.ts';
import { PatchNotes } from './patch-notes.tsx';
import { ScopeSelect } from '../parts/scope-select.tsx';
import { findScope } from '../parts/scope.ts';
import { sumJudge, sumReasons } from './sum-prepared.ts';
import { TwoByTwo } from './two-by-two.tsx';
import { useReport } from './use-report.ts';
import { WithoutDomain } from './without-domain.tsx';
import classes from './overview.module.css';

/** The numbers of all files or of one: how accurate, where the scorers differ, by domain and file. */
export default function Overview() {
  const loaded = useRuns((state) => state.runs);
  const isLoading = useRuns((state) => state.loading.length > 0);
  const [route, patchRoute] = useRoute();
  const prepared = usePrepared((state) => state.prepared);
  const { runs: chosen } = route.filter;
  // A column of ids that is taken for the domain has as many of them as rows.
  const scope = useMemo(() => findScope(loaded, chosen), [loaded, chosen]);
  const { runs, tally, domains } = scope;
  const { report, agreement } = useReport(runs.length === 1 ? runs[0] : undefined);
  const groups = useMemo(() => groupDomains(domains, report?.domains), [domains, report]);
  const hrefOf = useCallback(
    (filter: RowFilter) =>
      routeHref({
        ...route,
        screen: 'explorer',
        filter: { ...scope.filter, ...filter },
        row: undefined,
      }),
    [route, scope],
  );
  if (loaded.length === 0)
    return isLoading ? null : (
      <>
        <ScreenHeading title="Overview" hidden />
        <NothingLoaded />
      </>
    );

  const combined = { tally, filter: scope.filter };
  const known = runs.map(({ key }) => prepared.get(key));
  const reviewHref = routeHref({
    ...route,
    screen: 'review',
    queue: 'sampled',
    filter: scope.filter,
    row: undefined,
  });
  const alarms = runs.flatMap((run) =>
    findAlarms(run.tally, run.domains).map((alarm) => ({ key: run.key, file: run.name, alarm })),
  );
  return (
    <div className={classes.screen}>
      <ScreenHeading title="Overview" hidden />
      {loaded.length > 1 && (
        <ScopeSelect
          loaded={loaded}
          onChoose={(run) => patchRoute({ filter: run === undefined ? {} : { runs: [run] } })}
        />
      )}
      <AlarmList alarms={alarms} />
      <PatchNotes runs={runs} />
      <InTurn>
        <HowAccurate
          tally={tally}
          judge={sumJudge(known)}
          report={report}
          isOneFile={runs.length === 1}
          reviewHref={reviewHref}
        />
        <>
          <TwoByTwo
            tally={tally}
            reasons={sumReasons(known)}
            reviewed={report?.reviewedByBucket}
            className={classes.half}
            hrefOf={hrefOf}
          />
          <ChartPanel domains={domains} className={classes.half} />
        </>
        <Panel title="Accuracy by domain" description={TABLE_NOTE}>
          <AccuracyTable
            noun="Domain"
            label="Accuracy by domain"
            groups={groups}
            combined={{ ...combined, estimate: report?.estimate }}
            isReviewed={report !== undefined && report.drawn > 0}
            macro={{
              groups: domains.length,
              exact: macroAccuracy(domains, 'exact'),
              overlap: macroAccuracy(domains, 'overlap'),
            }}
            hrefOf={hrefOf}
          />
          <CopyButtons table={() => summaryTable(tally, domains, listNotes(runs, report))} />
          <WithoutDomain runs={runs} />
        </Panel>
        {runs.length > 1 && (
          <Panel title="Accuracy by file" description={TABLE_NOTE}>
            <AccuracyTable
              noun="File"
              label="Accuracy by file"
              groups={groupRuns(runs)}
              combined={combined}
              hrefOf={hrefOf}
            />
          </Panel>
        )}
        {agreement && <AgreementPanel agreement={agreement} hrefOf={hrefOf} />}
        <Panel title="What was read">
          {runs.map((run) => (
            <ImportReport key={run.key} run={run} />
          ))}
        </Panel>
      </InTurn>
    </div>
  );
}

const TABLE_NOTE =
  'Combined is the micro-average: correct rows of all rows. Blank responses count as incorrect. Wilson 95% intervals. Each figure leads to its rows.';
