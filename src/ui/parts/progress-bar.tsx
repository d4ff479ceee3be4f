import classes from './progress-bar.module.css';

/** How far a piece of work is; `said` tells it in words, for screen readers, and stands beside it for all. */
export function ProgressBar({
  label,
  said,
  value,
  max,
}: {
  label: string;
  said: string;
  value: number;
  max: number;
}) {
  return (
    <progress
      className={classes.bar}
      aria-label={label}
      aria-valuetext={said}
      value={value}
      // A maximum of 0 is not allowed; an empty file has nothing to wait for.
      max={Math.max(max, 1)}
    />
  );
}
