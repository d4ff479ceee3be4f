import { VisuallyHidden } from '@mantine/core';
import { countOf } from '../../core/format.ts';
import type { Mean } from '../../core/stats/bootstrap.ts';
import { sayInterval, sayMean } from './say-mean.ts';
import classes from './rag.module.css';

interface Props {
  label: string;
  sentence: string;
  mean: Mean | undefined;
  digits?: number;
  isMain?: boolean;
}

/** A mean as a headline: the figure, its interval, over how many rows. */
export function MeanFigure({ label, sentence, mean, digits = 2, isMain = false }: Props) {
  const interval = sayInterval(mean, digits);
  return (
    <div className={classes.figure} data-main={isMain}>
      <dt>{label}</dt>
      <dd>
        <b>{sayMean(mean, digits)}</b>
        {interval !== '' && (
          <span className={classes.interval}>
            <VisuallyHidden>95% interval </VisuallyHidden>
            {interval}
          </span>
        )}
        <span className={classes.over}>
          {mean ? `over ${countOf(mean.rows, 'row')}` : 'no row has it'}
        </span>
        <p>{sentence}</p>
      </dd>
    </div>
  );
}
