import { Button, NativeSelect } from '@mantine/core';
import { BUCKETS } from '../../core/model.ts';
import { setScope } from '../../stores/judge.ts';
import type { Run } from '../../stores/runs.ts';
import { BucketBadge } from '../parts/bucket-badge.tsx';
import { sayFilter } from '../parts/say-filter.ts';
import { useRoute } from '../route.ts';
import { DomainChoices } from './domain-choices.tsx';
import { NumberField } from '../parts/number-field.tsx';
import { otherParts, toggleChoice, withoutRuns, type FilterScope } from './scope-choice.ts';
import classes from './settings.module.css';

/** The controls of a scope that the user chooses: buckets, domains, the explorer's filter, how many. */
export function ScopeFilter({ scope, run }: { scope: FilterScope; run: Run }) {
  const { filter, limit, order } = scope;
  return (
    <>
      <fieldset className={classes.choices}>
        <legend>Buckets (none chosen: all)</legend>
        <div className={classes.actions}>
          {BUCKETS.map((bucket) => (
            <label key={bucket} className={classes.tick}>
              <input
                type="checkbox"
                checked={filter.buckets?.includes(bucket) ?? false}
                onChange={() =>
                  setScope({ ...scope, filter: toggleChoice(filter, 'buckets', bucket) })
                }
              />
              <BucketBadge bucket={bucket} />
            </label>
          ))}
        </div>
      </fieldset>
      <DomainChoices
        domains={run.domains}
        chosen={filter.domains ?? []}
        onToggle={(domain) =>
          setScope({ ...scope, filter: toggleChoice(filter, 'domains', domain) })
        }
      />
      <ExplorersFilter scope={scope} />
      <div className={classes.two}>
        <NumberField
          label="Rows, at most"
          value={limit}
          range={{ least: 1, most: 10_000_000 }}
          empty="all"
          onChange={(rows) => setScope({ ...scope, limit: rows })}
        />
        <NativeSelect
          size="xs"
          label="Which of them"
          value={order}
          data={[
            { value: 'sample', label: 'A random sample' },
            { value: 'first', label: 'The first ones of the file' },
          ]}
          onChange={({ currentTarget: { value } }) =>
            setScope({ ...scope, order: value === 'first' ? 'first' : 'sample' })
          }
        />
      </div>
    </>
  );
}

function ExplorersFilter({ scope }: { scope: FilterScope }) {
  const [route] = useRoute();
  const others = otherParts(scope.filter);
  const ofExplorer = withoutRuns(route.filter);
  return (
    <div className={classes.actions}>
      <Button
        size="compact-sm"
        variant="default"
        disabled={Object.keys(ofExplorer).length === 0}
        onClick={() => setScope({ ...scope, filter: ofExplorer })}
      >
        Take the explorer’s filter
      </Button>
      <span className={classes.quiet}>
        {Object.keys(others).length > 0
          ? `Besides: ${sayFilter(others)}.`
          : `The explorer shows ${sayFilter(ofExplorer)}.`}
      </span>
    </div>
  );
}
