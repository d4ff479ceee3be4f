import { countOf, formatInterval, formatTenths } from '../format.ts';
import { SCORER_VERSION, SCORERS } from '../scorers/scorers.ts';
import { type TableTexts, writeTable } from '../write-table.ts';
import type { RelaxationId } from './relaxations.ts';
import { RELAXATIONS } from './relaxations.ts';
import type { Shift } from './tally.ts';

/** What some relaxations would change, over all rows and in each domain. */
export interface WhatIfFigures {
  relaxations: readonly RelaxationId[];
  /** One for each scorer. */
  all: readonly Shift[];
  domains: readonly { domain: string; shifts: readonly Shift[] }[];
}

/**
 * Accuracy to the letter and under the relaxations, a domain a line after one for all rows, as a table to paste
 * elsewhere: percentages with Wilson 95% intervals, and the verdicts that flip each way. The note says what was done.
 */
export function whatIfTable(figures: WhatIfFigures): TableTexts {
  const headings = [
    'Domain',
    'Rows',
    ...SCORERS.flatMap(({ name }) => [
      `${name} to the letter %`,
      `${name} what if %`,
      'To correct',
      'To incorrect',
    ]),
  ];
  const lines = [
    lineOf('All rows', figures.all),
    ...figures.domains.map(({ domain, shifts }) => lineOf(nameDomain(domain), shifts)),
  ];
  return writeTable(headings, lines, describeWhatIf(figures));
}

/** The names of relaxations, in the order in which they are applied. */
export function nameRelaxations(ids: readonly RelaxationId[]): string[] {
  return RELAXATIONS.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
}

/** How a domain without a name is shown. */
export function nameDomain(domain: string): string {
  return domain === '' ? '(empty)' : domain;
}

function lineOf(name: string, shifts: readonly Shift[]): string[] {
  return [
    name,
    String(shifts[0]?.rows ?? 0),
    ...shifts.flatMap(({ before, after, up, down }) => [
      shareCell(before),
      shareCell(after),
      String(up),
      String(down),
    ]),
  ];
}

function shareCell({ percent, interval }: Shift['before']): string {
  if (percent === undefined) return '';
  return formatTenths(percent) + (interval ? ` (${formatInterval(interval)})` : '');
}

function describeWhatIf({ relaxations, all }: WhatIfFigures): string {
  return `What if: ${nameRelaxations(relaxations).join(', ')}. ${countOf(all[0]?.rows ?? 0, 'row')}, none left out. The scorers stay as defined (version ${SCORER_VERSION}); verdicts under the relaxations are beside them. Wilson 95% intervals in brackets.`;
}
