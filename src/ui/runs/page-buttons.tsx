import { Button } from '@mantine/core';
import { formatCount } from '../../core/format.ts';
import classes from './runs.module.css';

/** Rows of a page. */
export const PAGE = 10;

interface Props {
  /** The first of the page, counted from 0. */
  from: number;
  count: number;
  noun: string;
  onChange: (from: number) => void;
}

/** Which part of a list is shown, and the parts before and after. */
export function PageButtons({ from, count, noun, onChange }: Props) {
  if (count <= PAGE) return null;
  const to = Math.min(from + PAGE, count);
  return (
    <div className={classes.pages}>
      <Button
        size="compact-sm"
        variant="default"
        aria-disabled={from === 0}
        onClick={() => from > 0 && onChange(from - PAGE)}
      >
        Previous
      </Button>
      <output>
        {noun} {formatCount(from + 1)} to {formatCount(to)} of {formatCount(count)}
      </output>
      <Button
        size="compact-sm"
        variant="default"
        aria-disabled={to === count}
        onClick={() => to < count && onChange(to)}
      >
        Next
      </Button>
    </div>
  );
}
