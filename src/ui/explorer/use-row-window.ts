import { useEffect, useRef } from 'react';
import { loadPages, PAGE_ROWS } from '../../stores/rows.ts';
import type { View } from '../../stores/rows.ts';
import {
  countSlots,
  listSlots,
  mustScroll,
  readScreenful,
  ROW_HEIGHT,
  scrollToShow,
  shiftOfSlots,
} from './row-track.ts';
import type { ShownRows } from './row-track.ts';
import { useScreenful } from './use-screenful.ts';
import { useTurns } from './use-turns.ts';

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
  const screen = useScreenful(scroller);
  const shift = shiftOfSlots(view.count, screen);
  const rows: WindowRow[] = listSlots(view.count, screen).map((slot) => ({
    place: slot + shift,
    top: slot * ROW_HEIGHT,
  }));

  const latest = useRef(question);
  const shown = useRef<ShownRows>(undefined);
  useEffect(() => {
    latest.current = question;
  }, [question]);
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
    totalHeight: countSlots(view.count) * ROW_HEIGHT,
  };
}

function scrollToPlace(element: Element, { count }: View, place: number): void {
  const to = place < 0 ? 0 : scrollToShow(place, count, readScreenful(element));
  if (to !== undefined) element.scrollTop = to * ROW_HEIGHT;
}

/**
 * Asks for the pages of these rows, and then for one more on either side: those are not waited for, so that the rows
 * on screen next are asked for at once.
 */
function usePages(view: View, rows: WindowRow[]): void {
  const firstPage = Math.floor((rows[0]?.place ?? 0) / PAGE_ROWS);
  const lastPage = Math.floor((rows.at(-1)?.place ?? 0) / PAGE_ROWS);
  const ask = useTurns();
  useEffect(() => {
    void ask(async () => {
      await loadPages(firstPage * PAGE_ROWS, (lastPage + 1) * PAGE_ROWS);
      const end = Math.min((lastPage + 2) * PAGE_ROWS, view.count);
      void loadPages((firstPage - 1) * PAGE_ROWS, end);
    });
  }, [ask, view, firstPage, lastPage]);
}
