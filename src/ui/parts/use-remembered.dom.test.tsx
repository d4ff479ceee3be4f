import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { replaceLayout, useLayout } from '../../stores/layout.ts';
import { loadLayout } from '../../storage/layout.ts';
import { sortChoice, useRemembered } from './use-remembered.ts';

const COLUMNS = ['name', 'rows'] as const;
const SORT = sortChoice(
  'table.sort',
  { column: 'rows', descending: true },
  (text): text is (typeof COLUMNS)[number] => COLUMNS.some((column) => column === text),
);

beforeEach(() => replaceLayout({}));
afterEach(cleanup);

describe('a choice of layout', () => {
  it('is the usual one until another is made, and that one after a reload', () => {
    const { result } = renderHook(() => useRemembered(SORT));
    expect(result.current[0]).toEqual(SORT.usual);
    act(() => result.current[1]({ column: 'name', descending: false }));
    expect(result.current[0]).toEqual({ column: 'name', descending: false });
    useLayout.setState({ layout: loadLayout() });
    const again = renderHook(() => useRemembered(SORT));
    expect(again.result.current[0]).toEqual({ column: 'name', descending: false });
  });

  it.each(['-colour', '', '--rows', '-'])('is the usual one where %j was kept', (kept) => {
    replaceLayout({ 'table.sort': kept });
    const { result } = renderHook(() => useRemembered(SORT));
    expect(result.current[0]).toEqual(SORT.usual);
  });

  it.each(['{', '[]', '{"a":1}', 'null', '"x"'])(
    'is the usual one where %s is all that is kept',
    (text) => {
      localStorage.setItem('touchstone-layout', text);
      expect(loadLayout()).toEqual({});
    },
  );
});
