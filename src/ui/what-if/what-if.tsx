import { useEffect, useMemo } from 'react';
import { useRuns, type Run } from '../../stores/runs.ts';
import { showSingles, showWhatIf, stopSingles, stopWhatIf } from '../../stores/what-if.ts';
import { countOf } from '../../core/format.ts';
import { EmptyState } from '../parts/empty-state.tsx';
import { NothingLoaded } from '../parts/nothing-loaded.tsx';
import { Panel } from '../parts/panel.tsx';
import { findScope } from '../parts/scope.ts';
import { ScopeSelect } from '../parts/scope-select.tsx';
import { ScreenHeading } from '../parts/screen-heading.tsx';
import { currentRoute, patchRoute, useRoute } from '../route.ts';
import type { RelaxationId } from '../../core/what-if/relaxations.ts';
import { formatRelaxations, readRelaxations } from '../route-comparisons.ts';
import { RelaxationChoices } from './relaxation-choices.tsx';
import { WhatIfResult } from './what-if-result.tsx';
import classes from './what-if.module.css';

/** What the scorers would say if they were less strict: never the headline. */
export default function WhatIf() {
  const [route] = useRoute();
  const loaded = useRuns((state) => state.runs);
  const isLoading = useRuns((state) => state.loading.length > 0);
  const scopeKeys = route.filter.runs?.join();
  const chosen = useMemo(() => findScope(loaded, scopeKeys?.split(',')).runs, [loaded, scopeKeys]);
  // What reads texts would refuse all of them for the sake of one.
  const runs = useMemo(() => chosen.filter((run) => !run.withoutTexts), [chosen]);
  if (loaded.length === 0)
    return (
      <>
        <ScreenHeading title="What if" hidden />
        {!isLoading && <NothingLoaded />}
      </>
    );
  return (
    <div className={classes.screen}>
      <ScreenHeading title="What if" hidden />
      {loaded.length > 1 && (
        <ScopeSelect
          loaded={loaded}
          onChoose={(run) => patchRoute({ filter: run === undefined ? {} : { runs: [run] } })}
        />
      )}
      {runs.length < chosen.length && (
        <EmptyState title="Texts are needed to score them in another way">
          {chosen.length - runs.length} of {countOf(chosen.length, 'file')} here have none: drop the
          very files on the page to count them too.
        </EmptyState>
      )}
      {runs.length > 0 && <WhatIfOf runs={runs} />}
    </div>
  );
}

function WhatIfOf({ runs }: { runs: Run[] }) {
  const [route] = useRoute();
  // By its text: the list itself is a new one with every change of the address.
  const ids = formatRelaxations(route.relaxations);
  const relaxations = useMemo(() => readRelaxations(ids), [ids]);
  useEffect(() => {
    void showSingles(runs.map(({ key }) => key));
    return stopSingles;
  }, [runs]);
  useEffect(() => {
    if (relaxations.length === 0) return undefined;
    void showWhatIf(
      runs.map(({ key }) => key),
      relaxations,
    );
    return stopWhatIf;
  }, [runs, relaxations]);
  return (
    <>
      <Panel
        title="What if the scorers were less strict?"
        description="Both scorers stay as defined, and so do all figures elsewhere. Here is what their verdicts would be with texts written in another way, or another question asked of them."
      >
        <RelaxationChoices
          onToggle={toggleRelaxation}
          onCount={() => void showSingles(runs.map(({ key }) => key))}
        />
      </Panel>
      {relaxations.length > 0 && <WhatIfResult runs={runs} relaxations={relaxations} />}
    </>
  );
}

/** By the address: what is drawn may be a choice behind it. */
function toggleRelaxation(id: RelaxationId): void {
  const { relaxations } = currentRoute();
  patchRoute({
    relaxations: relaxations.includes(id)
      ? relaxations.filter((one) => one !== id)
      : [...relaxations, id],
  });
}
