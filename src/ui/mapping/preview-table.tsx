import { Box } from '@mantine/core';
import { ROLE_LABELS, ROLES, type Mapping } from '../../core/columns.ts';
import { cutText } from '../../core/text/cut-text.ts';
import { showControls } from '../../core/text/show-controls.ts';
import classes from './preview-table.module.css';

/** UTF-16 units: a cell shows no more of its text. */
const CUT = 300;

/** The first rows of a file; columns that play a role say so above their name. */
export function PreviewTable({
  columns,
  rows,
  mapping,
}: {
  columns: string[];
  rows: string[][];
  mapping: Mapping;
}) {
  const heads = columns.map((name, column) => {
    const roles = ROLES.filter((role) => mapping[role] === column);
    return { name, column, role: roles.map((role) => ROLE_LABELS[role]).join(', ') };
  });
  return (
    // Scrolls sideways, so the keyboard must be able to reach it.
    <Box
      component="section"
      className={classes.scroll}
      aria-label="First rows of the file"
      tabIndex={0}
    >
      <table className={classes.table}>
        <thead>
          <tr>
            {heads.map(({ name, column, role }) => (
              <th key={column} scope="col" className={role ? classes.chosen : undefined}>
                <span className={classes.role}>{role && `▾ ${role}`}</span>
                <span dir="auto">{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...rows.entries()].map(([row, cells]) => (
            <tr key={row}>
              {heads.map(({ column, role }) => (
                <td key={column} dir="auto" className={role ? classes.chosen : undefined}>
                  {showControls(cutText(cells[column] ?? '', CUT))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}
