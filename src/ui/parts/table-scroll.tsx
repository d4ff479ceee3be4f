import { Box } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './accuracy-table.module.css';

interface Props {
  label: string;
  children: ReactNode;
}

/** Where a table is too wide it scrolls sideways in its place, by keyboard too. */
export function TableScroll({ label, children }: Props) {
  return (
    <Box
      component="section"
      className={classes.scroll ?? ''}
      aria-label={`Table: ${label}`}
      tabIndex={0}
    >
      {children}
    </Box>
  );
}
