import { useMediaQuery } from '@mantine/hooks';
import { useCallback, useRef } from 'react';
import type { RowFilter } from '../../stores/rows.ts';
import { useRuns } from '../../stores/runs.ts';
import { EmptyState } from '../parts/empty-state.tsx';
import { NothingLoaded } from '../parts/nothing-loaded.tsx';
import { ScreenHeading } from '../parts/screen-heading.tsx';
import { patchRoute, useRoute } from '../route.ts';
import { FacetPanel } from './facet-panel.tsx';
import { RowList } from './row-list.tsx';
import { RowPane } from './row-pane.tsx';
import { useDrawnRows } from './use-drawn-rows.ts';
import { useRowKeys } from './use-row-keys.ts';
import { useShownRows } from './use-shown-rows.ts';
import classes from './explorer.module.css';

/** The rows of any filter: facets, table, and the open row beside it. */
export default function Explorer() {
  const runs = useRuns((state) => state.runs);
  const isLoading = useRuns((state) => state.loading.length > 0);
  const [route] = useRoute();
  const { rows, isBusy } = useDrawnRows();
  const { view, detail, place } = rows;
  const isStacked = useMediaQuery('(max-width: 899px)');
  const searchRef = useRef<HTMLInputElement>(null);
  const paneRef = useRef<HTMLElement>(null);
  useShownRows(route, runs);
  useRowKeys(useCallback(() => searchRef.current?.focus(), []));
  const showPane = useCallback(() => {
    if (isStacked) paneRef.current?.scrollIntoView({ block: 'start' });
  }, [isStacked]);
  const focusPane = useCallback(() => paneRef.current?.focus(), []);
  const closeRow = useCallback(() => {
    patchRoute({ row: undefined });
    focusPane();
  }, [focusPane]);

  if (runs.length === 0)
    return isLoading ? null : (
      <>
        <ScreenHeading title="Explorer" hidden />
        <NothingLoaded />
      </>
    );
  const opened = runs.find(({ key }) => key === detail?.run);
  return (
    <div className={classes.screen}>
      <ScreenHeading title="Explorer" hidden />
      <FacetPanel view={view} runs={runs} onChange={changeFilter} />
      <RowList
        route={route}
        runs={runs}
        rows={rows}
        isBusy={isBusy}
        searchRef={searchRef}
        onFilter={changeFilter}
        onOpen={showPane}
        onRead={focusPane}
      />
      <section ref={paneRef} className={classes.pane} aria-label="Open row" tabIndex={-1}>
        {detail && view ? (
          <RowPane
            key={`${detail.run} ${detail.row}`}
            detail={detail}
            hasQuestion={opened?.mapping.question !== undefined}
            place={place}
            count={view.count}
            onClose={closeRow}
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

function changeFilter(filter: RowFilter): void {
  patchRoute({ filter });
}
