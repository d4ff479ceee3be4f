import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import { loadPages, PAGE_ROWS } from '../../stores/rows.ts';
import type { View } from '../../stores/rows.ts';
import { countSlots, mustScroll, ROW_HEIGHT, scrollToShow, shiftOfSlots } from './row-track.ts';
import type { ShownRows } from './row-track.ts';

/** Height of the sticky header in pixels. */
const HEADER_HEIGHT = 34;

/** A pause after which the pages under a dragged scroll bar are asked for. */
const SETTLE_MS = 40;

/** A row on or near the screen: its place in the view, and where it is drawn. */
export interface WindowRow {
  place: number;
  top: number;
}

/**
 * The rows of a view that a scrolled element shows. Asks the store for their pages, and scrolls to
 * the row at `place` when another one is opened; `question` says what the view, once it is here, answers.
 */
export function useRowWindow(view: View, place: number, question: string) {
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: countSlots(view.count),
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 6,
  });
  const screen = {
    scrolled: virtualizer.range?.startIndex ?? 0,
    height: rowsIn(virtualizer.scrollRect?.height ?? 0),
  };
  const shift = shiftOfSlots(view.count, screen);
  const rows: WindowRow[] = virtualizer
    .getVirtualItems()
    .map(({ index, start }) => ({ place: index + shift, top: start }));

  const latest = useRef(question);
  latest.current = question;
  const shown = useRef<ShownRows>(undefined);
  useEffect(() => {
    // The question changes first; until its answer is here, the rows are still those of the one before.
    const now = { question: latest.current, place };
    const isMoved = mustScroll(shown.current, now);
    shown.current = now;
    if (isMoved && scroller.current) scrollToPlace(scroller.current, view, place);
  }, [view, place]);

  usePages(view, rows);
  return {
    scroller,
    rows,
    rowsOnScreen: Math.floor(screen.height),
    totalHeight: virtualizer.getTotalSize(),
  };
}

function scrollToPlace(element: Element, { count }: View, place: number): void {
  const screen = {
    scrolled: element.scrollTop / ROW_HEIGHT,
    height: rowsIn(element.clientHeight),
  };
  const to = place < 0 ? 0 : scrollToShow(place, count, screen);
  if (to !== undefined) element.scrollTop = to * ROW_HEIGHT;
}

/** Height of the rows' part of the element, in rows; at least one. */
function rowsIn(pixels: number): number {
  return Math.max(1, (pixels - HEADER_HEIGHT) / ROW_HEIGHT);
}

/** Asks for the pages of these rows and one more on either side. */
function usePages(view: View, rows: WindowRow[]): void {
  const firstPage = Math.floor((rows[0]?.place ?? 0) / PAGE_ROWS);
  const lastPage = Math.floor((rows.at(-1)?.place ?? 0) / PAGE_ROWS);
  useEffect(() => {
    const timer = setTimeout(() => {
      const end = Math.min((lastPage + 2) * PAGE_ROWS, view.count);
      void loadPages((firstPage - 1) * PAGE_ROWS, end);
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [view, firstPage, lastPage]);
}
