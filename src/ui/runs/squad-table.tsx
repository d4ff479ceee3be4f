import { formatCount, formatTenths } from '../../core/format.ts';
import { readSquad } from '../../core/squad/tally.ts';
import { type TableTexts, writeTable } from '../../core/write-table.ts';
import type { SquadReport } from '../../stores/compare.ts';
import type { LabelledRun } from '../../stores/run-groups.ts';
import tableClasses from '../parts/accuracy-table.module.css';
import { TableScroll } from '../parts/table-scroll.tsx';

interface Props {
  listed: readonly LabelledRun[];
  reports: readonly SquadReport[];
}

/** SQuAD's figures, a run a line. */
export function SquadTable({ listed, reports }: Props) {
  return (
    <TableScroll label="SQuAD exact match and F1">
      <table className={tableClasses.table} aria-label="SQuAD exact match and F1">
        <thead>
          <tr>
            {HEADINGS.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {readLines(listed, reports).map(({ key, name, cells }) => (
            <tr key={key}>
              <th scope="row">
                <bdi className={tableClasses.name} title={name}>
                  {name}
                </bdi>
              </th>
              {HEADINGS.slice(1).map((heading, at) => (
                <td key={heading}>{cells[at]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}

const HEADINGS = ['Run', 'Rows', 'Golden answers', 'Exact match %', 'F1 %'];

function readLines(listed: readonly LabelledRun[], reports: readonly SquadReport[]) {
  return reports.map(({ run: key, tally }) => {
    const found = listed.find(({ run }) => run.key === key);
    const figures = readSquad(tally);
    const cells = [
      formatCount(tally.rows),
      found?.run.goldens ? `any of column ${found.run.goldens.name}` : 'one a row',
      figures ? formatTenths(figures.exactMatch) : '–',
      figures ? formatTenths(figures.f1) : '–',
    ];
    return { key, name: found?.name ?? '', cells };
  });
}

/** The same to paste elsewhere. */
export function squadTexts(
  listed: readonly LabelledRun[],
  reports: readonly SquadReport[],
): TableTexts {
  return writeTable(
    HEADINGS,
    readLines(listed, reports).map(({ name, cells }) => [name, ...cells]),
    'SQuAD exact match and token F1, the best over the golden answers of each row, averaged over rows (version 1.1’s script).',
  );
}
