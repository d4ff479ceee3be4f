import { ROLE_LABELS, ROLES } from '../../core/columns.ts';
import { countOf } from '../../core/format.ts';
import type { Dialect, Run } from '../../stores/runs.ts';
import { DELIMITER_LABELS, ENCODING_LABELS, FORMAT_LABELS } from './dialect-labels.ts';

/** One line on how a file was read: encoding, delimiter, rows, columns, and what was passed over. */
export function sayHowRead({ report, mapping, columns }: Run): string {
  const { dialect, rows, blankLines, duplicateColumns, unprotectedCells } = report;
  const { repeatedHeaders, unreadRows } = report;
  const roles = ROLES.flatMap((role) => {
    const column = mapping[role];
    return column === undefined
      ? []
      : `${ROLE_LABELS[role].toLowerCase()} = ${columns[column] ?? ''}`;
  });
  return [
    ...sayDialect(dialect),
    countOf(rows, 'row'),
    `${countOf(blankLines, 'blank line')} skipped`,
    roles.join(', '),
    duplicateColumns.length > 0 && `columns named more than once: ${duplicateColumns.join(', ')}`,
    unprotectedCells > 0 &&
      `${countOf(unprotectedCells, 'cell')} freed of the apostrophe that protects them from Excel`,
    repeatedHeaders > 0 && `${countOf(repeatedHeaders, 'repeated header')} left out`,
    unreadRows > 0 && `${countOf(unreadRows, 'unreadable row')} left out`,
    dialect.readOn && 'read on past damage, as you chose',
  ]
    .filter((part) => part !== false && part !== undefined)
    .join(' · ');
}

type Part = string | false | undefined;

/** How the file was taken to be written: what its format has of format, encoding, delimiter, quotes, header. */
function sayDialect(dialect: Dialect): Part[] {
  const { format = 'delimited', sheet, header } = dialect;
  const isBinary = format === 'xlsx' || format === 'parquet';
  const isDelimited = format === 'delimited';
  return [
    !isDelimited && FORMAT_LABELS[format],
    dialect.gzip && 'unpacked from gzip',
    sheet !== undefined && `sheet ${sheet}`,
    !isBinary && ENCODING_LABELS[dialect.encoding] + (dialect.bom ? ' with a BOM' : ''),
    isDelimited && DELIMITER_LABELS[dialect.delimiter],
    isDelimited && dialect.quote === "'" && 'single quotes',
    isDelimited && dialect.quote === 'none' && 'quotes are letters',
    isDelimited && dialect.escape === 'backslash' && 'quotes escaped with a backslash',
    header === 0 && 'no header',
    header !== undefined &&
      header > 1 &&
      `header on ${sheet === undefined ? 'line' : 'row'} ${header}`,
  ];
}
