import { CASELESS, caseOf } from '../core/text/lower.ts';
import { GROUP_ROWS, type TextColumn } from './text-column.ts';

/** One letter lowers to two characters, and one pair of letters by what stands around it. */
const GROWS = '\u0130';
const DEPENDS = /[\u03c2\u03c3]/;

/** Finds a lower-cased text in a column, whatever the case there, in the rows of a group: one bit for each. */
type FindInGroup = (column: TextColumn, group: number) => number;

/**
 * Says of a row whether one of its texts holds `needle` once both are lowered. Rows are searched by the group,
 * and each group once, so that rows are best asked for in order.
 */
export function openSearch(
  columns: readonly TextColumn[],
  needle: string,
): (row: number) => boolean {
  const findInGroup = openFinder(needle);
  const groups = Math.ceil((columns[0]?.rows ?? 0) / GROUP_ROWS);
  const found = new Uint32Array(groups);
  const isSearched = new Uint8Array(groups);
  return (row) => {
    const group = Math.floor(row / GROUP_ROWS);
    if (!isSearched[group]) {
      isSearched[group] = 1;
      found[group] = columns.reduce((bits, column) => bits | findInGroup(column, group), 0);
    }
    return (((found[group] ?? 0) >>> (row % GROUP_ROWS)) & 1) === 1;
  };
}

function openFinder(needle: string): FindInGroup {
  if (needle === '') return () => -1;
  // Stands in a lowered text exactly where it stands in the text itself.
  if (caseOf(needle) === CASELESS)
    return (column, group) =>
      findAll(column, group, (text, from) => text.indexOf(needle, from), needle.length);
  if (DEPENDS.test(needle)) return (column, group) => findByRow(column, group, needle);
  const pattern = new RegExp(needle.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&'), 'giu');
  const findNext = (text: string, from: number): number => {
    pattern.lastIndex = from;
    for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
      // Folding takes a few more letters for the same than lowering does.
      if (match[0].toLowerCase() === needle) return match.index;
      pattern.lastIndex = match.index + 1;
    }
    return -1;
  };
  return (column, group) =>
    column.textOfGroup(group).includes(GROWS)
      ? findByRow(column, group, needle)
      : findAll(column, group, findNext, needle.length);
}

/** Rows that a needle of some length stands in, by where it stands next in the group's text; -1 where nowhere. */
function findAll(
  column: TextColumn,
  group: number,
  findNext: (text: string, from: number) => number,
  length: number,
): number {
  const text = column.textOfGroup(group);
  const end = Math.min((group + 1) * GROUP_ROWS, column.rows);
  let row = group * GROUP_ROWS;
  let bits = 0;
  let at = findNext(text, 0);
  while (at !== -1) {
    while (row < end - 1 && column.endOf(row) <= at) row++;
    // What goes on in the next row's text stands in neither.
    const isWhole = at + length <= column.endOf(row);
    if (isWhole) bits |= 1 << (row % GROUP_ROWS);
    at = findNext(text, isWhole ? column.endOf(row) : at + 1);
  }
  return bits;
}

function findByRow(column: TextColumn, group: number, needle: string): number {
  const end = Math.min((group + 1) * GROUP_ROWS, column.rows);
  let bits = 0;
  for (let row = group * GROUP_ROWS; row < end; row++)
    if (column.at(row).toLowerCase().includes(needle)) bits |= 1 << (row % GROUP_ROWS);
  return bits;
}
