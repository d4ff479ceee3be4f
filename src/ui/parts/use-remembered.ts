import { rememberLayout, useLayout } from '../../stores/layout.ts';

/** A choice of layout as a text: `read` gives undefined for one that is damaged, which is then the usual one. */
export interface Remembered<T> {
  name: string;
  usual: T;
  read: (text: string) => T | undefined;
  write: (value: T) => string;
}

/** As `useState`, but remembered from reload to reload. */
export function useRemembered<T>(choice: Remembered<T>): [value: T, set: (value: T) => void] {
  const text = useLayout(({ layout }) => layout[choice.name]);
  const value = (text === undefined ? undefined : choice.read(text)) ?? choice.usual;
  return [value, (next) => rememberLayout(choice.name, choice.write(next))];
}

/** One of some texts. */
export function oneOf<T extends string>(
  name: string,
  known: readonly T[],
  usual: T,
): Remembered<T> {
  return {
    name,
    usual,
    read: (text) => known.find((one) => one === text),
    write: (one) => one,
  };
}

interface Sort<Column extends string> {
  column: Column;
  descending: boolean;
}

/** How a table is sorted, by one of its columns. */
export function sortChoice<Column extends string>(
  name: string,
  usual: Sort<Column>,
  isColumn: (text: string) => text is Column,
): Remembered<Sort<Column>> {
  return {
    name,
    usual,
    read: (text) => {
      const descending = text.startsWith('-');
      const column = descending ? text.slice(1) : text;
      return isColumn(column) ? { column, descending } : undefined;
    },
    write: ({ column, descending }) => (descending ? '-' : '') + column,
  };
}
