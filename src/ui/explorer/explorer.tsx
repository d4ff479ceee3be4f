import { useMediaQuery } from '@mantine/hooks';
import { useCallback, useRef } from 'react';
import type { RowFilter } from '../../stores/rows.ts';
import { useRows } from '../../stores/rows.ts';
import { useRuns } from '../../stores/runs.ts';
import { EmptyState } from '../parts/empty-state.tsx';
import { NothingLoaded } from '../parts/nothing-loaded.tsx';
import { ScreenHeading } from '../parts/screen-heading.tsx';
import { useRoute } from '../route.ts';
import { FacetPanel } from './facet-panel.tsx';
import { RowList } from './row-list.tsx';
import { RowPane } from './row-pane.tsx';
import { useRowKeys } from './use-row-keys.ts';
import { useShownRows } from './use-shown-rows.ts';
import classes from './explorer.module.css';

/** The rows of any filter: facets, table, and the open row beside it. */
export default function Explorer() {
  const runs = useRuns((state) => state.runs);
  const isLoading = useRuns((state) => state.loading.length > 0);
  const [route, patchRoute] = useRoute();
  const view = useRows((state) => state.view);
  const detail = useRows((state) => state.detail);
  const place = useRows((state) => state.place);
  const isStacked = useMediaQuery('(max-width: 899px)');
  const searchRef = useRef<HTMLInputElement>(null);
  const paneRef = useRef<HTMLElement>(null);
  useShownRows(route, runs);
  useRowKeys(useCallback(() => searchRef.current?.focus(), []));

  if (runs.length === 0)
    return isLoading ? null : (
      <>
        <ScreenHeading title="Explorer" hidden />
        <NothingLoaded />
      </>
    );
  const opened = runs.find(({ key }) => key === detail?.run);
  const changeFilter = (filter: RowFilter) => patchRoute({ filter });
  return (
    <div className={classes.screen}>
      <ScreenHeading title="Explorer" hidden />
      <FacetPanel view={view} filter={route.filter} runs={runs} onChange={changeFilter} />
      <RowList
        route={route}
        runs={runs}
        searchRef={searchRef}
        onFilter={changeFilter}
        onOpen={() => isStacked && paneRef.current?.scrollIntoView({ block: 'start' })}
        onRead={() => paneRef.current?.focus()}
      />
      <section ref={paneRef} className={classes.pane} aria-label="Open row" tabIndex={-1}>
        {detail && view ? (
          <RowPane
            key={`${detail.run} ${detail.row}`}
            detail={detail}
            hasQuestion={opened?.mapping.question !== undefined}
            place={place}
            count={view.count}
            onClose={() => {
              patchRoute({ row: undefined });
              paneRef.current?.focus();
            }}
          />
        ) : (
          <EmptyState title="No row is open">
            {view?.count === 0
              ? 'The filter finds no row to open.'
              : 'Choose a row of the table, or press j for the next one.'}
          </EmptyState>
        )}
      </section>
    </div>
  );
}
