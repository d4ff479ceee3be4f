import { ROLE_LABELS, ROLES } from '../../core/columns.ts';
import { countOf } from '../../core/format.ts';
import type { Run } from '../../stores/runs.ts';
import { DELIMITER_LABELS, ENCODING_LABELS } from './dialect-labels.ts';

/** One line on how a file was read: encoding, delimiter, rows, columns, and what was passed over. */
export function sayHowRead({ report, mapping, columns }: Run): string {
  const { dialect, rows, blankLines, duplicateColumns, unprotectedCells } = report;
  const roles = ROLES.flatMap((role) => {
    const column = mapping[role];
    return column === undefined
      ? []
      : `${ROLE_LABELS[role].toLowerCase()} = ${columns[column] ?? ''}`;
  });
  return [
    ENCODING_LABELS[dialect.encoding] + (dialect.bom ? ' with a BOM' : ''),
    DELIMITER_LABELS[dialect.delimiter],
    dialect.escape === 'backslash' && 'quotes escaped with a backslash',
    countOf(rows, 'row'),
    `${countOf(blankLines, 'blank line')} skipped`,
    roles.join(', '),
    duplicateColumns.length > 0 && `columns named more than once: ${duplicateColumns.join(', ')}`,
    unprotectedCells > 0 &&
      `${countOf(unprotectedCells, 'cell')} freed of the apostrophe that protects them from Excel`,
  ]
    .filter((part) => part !== false)
    .join(' · ');
}
