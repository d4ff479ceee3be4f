import { countOf, formatCount } from '../format.ts';
import { SCORERS } from '../scorers/scorers.ts';
import { nameRelaxations } from '../what-if/what-if-table.ts';
import type { Html, Part } from './html.ts';
import type { ReportedWhatIf } from './report-input.ts';
import { reportTable } from './report-table.ts';
import { sayShare } from './say-share.ts';

/** What the scorers would say if they were less strict: a line to the letter, then one for each what-if. */
export function writeWhatIfs(whatIfs: readonly ReportedWhatIf[]): Html {
  const [first] = whatIfs;
  return reportTable({
    caption: `What relaxations would change, over ${countOf(first?.shifts[0]?.rows ?? 0, 'row')}; all other figures stay to the letter`,
    headings: ['What if', ...SCORERS.flatMap(({ name }) => [name, 'To correct', 'To incorrect'])],
    rows: [
      ...(first ? [{ cells: ['To the letter', ...letterCells(first)], apart: true }] : []),
      ...whatIfs.map((whatIf) => ({
        cells: [nameRelaxations(whatIf.relaxations).join(' + '), ...relaxedCells(whatIf)],
      })),
    ],
  });
}

function letterCells({ shifts }: ReportedWhatIf): Part[] {
  return shifts.flatMap(({ before, rows }) => [sayShare(before.correct, rows), '', '']);
}

function relaxedCells({ shifts }: ReportedWhatIf): Part[] {
  return shifts.flatMap(({ after, rows, up, down }) => [
    sayShare(after.correct, rows),
    formatCount(up),
    formatCount(down),
  ]);
}

/** The same for a paper: how it was asked, and what changes most. Nothing where nothing was asked. */
export function sayWhatIfs(whatIfs: readonly ReportedWhatIf[]): string[] {
  if (whatIfs.length === 0) return [];
  const names = whatIfs.map(({ relaxations }) => nameRelaxations(relaxations).join(' + '));
  const ranges = SCORERS.map(({ id, name }) => {
    const flips = whatIfs.map(({ shifts }) => {
      const shift = shifts.find(({ scorer }) => scorer === id);
      return (shift?.up ?? 0) + (shift?.down ?? 0);
    });
    return `${countOf(Math.max(...flips), 'verdict')} of ${name.toLowerCase()}`;
  });
  return [
    `As a check of how much depends on the letter, both scorers’ verdicts were computed anew under ${countOf(whatIfs.length, 'relaxation')} (${names.join('; ')}); none flips more than ${ranges.join(' or ')}. The figures reported are those to the letter.`,
  ];
}
