import { countOf, formatCount } from '../../core/format.ts';
import type { DomainTally } from '../../core/model.ts';
import { Fold } from '../parts/fold.tsx';
import classes from './settings.module.css';

/** More are not listed: the explorer finds them, and its filter can be taken. */
const LISTED = 200;

interface Props {
  domains: readonly DomainTally[];
  chosen: readonly string[];
  onToggle: (domain: string) => void;
}

/** Domains to judge; none chosen is all. */
export function DomainChoices({ domains, chosen, onToggle }: Props) {
  if (domains.length < 2) return null;
  return (
    <Fold name="judge.domains" className={classes.more}>
      <summary>
        Domains:{' '}
        {chosen.length === 0 ? `all ${formatCount(domains.length)}` : formatCount(chosen.length)}
      </summary>
      <fieldset className={classes.domains} aria-label="Domains">
        {domains.slice(0, LISTED).map(({ domain, tally }) => (
          <label key={domain} className={classes.tick}>
            <input
              type="checkbox"
              checked={chosen.includes(domain)}
              onChange={() => onToggle(domain)}
            />
            <bdi>{domain || '(empty)'}</bdi>
            <span className={classes.quiet}>{countOf(tally.rows, 'row')}</span>
          </label>
        ))}
      </fieldset>
      {domains.length > LISTED && (
        <p className={classes.quiet}>
          {formatCount(domains.length - LISTED)} more: choose them in the explorer and take its
          filter.
        </p>
      )}
    </Fold>
  );
}
