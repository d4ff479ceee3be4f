import { formatCount } from '../../core/format.ts';
import { usePreparing } from './use-preparing.ts';
import type { CountedRun } from './use-preparing.ts';
import classes from './facets.module.css';

/** Says how far the search for reasons is, in the place of facets that are not known yet. */
export function PreparingNote({ runs }: { runs: CountedRun[] }) {
  const preparing = usePreparing(runs);
  if (!preparing) return null;
  return (
    <section className={classes.group} aria-label="Reason">
      <p className={classes.note}>
        Reasons and reviews are being found: {formatCount(preparing.rows)} of{' '}
        {formatCount(preparing.total)} rows.
      </p>
    </section>
  );
}
