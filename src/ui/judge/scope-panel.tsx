import { setScope, useJudge, type JudgeScopeChoice } from '../../stores/judge.ts';
import { useRuns, type Run } from '../../stores/runs.ts';
import { CONTROL_ROWS } from '../../core/judge/scope.ts';
import { Panel } from '../parts/panel.tsx';
import { RunSelect } from '../parts/run-select.tsx';
import { useRoute } from '../route.ts';
import { BeforeTheStart } from './before-the-start.tsx';
import { NumberField } from '../parts/number-field.tsx';
import { asFilterScope } from './scope-choice.ts';
import { ScopeFilter } from './scope-filter.tsx';
import { useBusy } from './use-busy.ts';
import classes from './settings.module.css';

/** Which rows are judged, and what that takes. */
export function ScopePanel({ run }: { run: Run }) {
  const [route, patchRoute] = useRoute();
  const runs = useRuns((state) => state.runs);
  const scope = useJudge((state) => state.scope);
  const isBusy = useBusy();
  const isFilter = scope.kind === 'filter';
  return (
    <Panel title="Rows">
      <fieldset className={classes.fields} disabled={isBusy} aria-label="Rows to judge">
        {runs.length > 1 && (
          <RunSelect
            runs={runs}
            run={run}
            description="One run is judged at a time."
            onChoose={(key) => patchRoute({ filter: { ...route.filter, runs: [key] } })}
          />
        )}
        <div className={classes.choices} role="radiogroup" aria-label="Which rows">
          <label className={classes.tick}>
            <input
              type="radio"
              name="judge-scope"
              checked={!isFilter}
              onChange={() => setScope({ kind: 'default', seed: seedOf(scope) })}
            />
            Rows on which the scorers differ, and a control sample
          </label>
          <p className={classes.quiet}>
            All of <i>exact only</i> and <i>overlap only</i>, and up to {CONTROL_ROWS} rows each of{' '}
            <i>both pass</i> and <i>both fail</i>, drawn at random: enough to estimate the accuracy
            of the whole file.
          </p>
          <label className={classes.tick}>
            <input
              type="radio"
              name="judge-scope"
              checked={isFilter}
              onChange={() => setScope(asFilterScope(scope))}
            />
            Rows that I choose
          </label>
        </div>
        {isFilter && <ScopeFilter scope={scope} run={run} />}
        {(scope.kind === 'default' || (isFilter && scope.order === 'sample')) && (
          <div className={classes.seed}>
            <NumberField
              label="Seed of the draw"
              value={scope.seed}
              range={{ least: 0, most: 2 ** 32 - 1 }}
              onChange={(seed) => seed !== undefined && setScope({ ...scope, seed })}
            />
          </div>
        )}
      </fieldset>
      <BeforeTheStart />
    </Panel>
  );
}

function seedOf(scope: JudgeScopeChoice): number {
  return 'seed' in scope ? scope.seed : 0;
}
