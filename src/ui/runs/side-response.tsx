import { Check, Minus, X } from 'lucide-react';
import type { Span } from '../../core/text/span.ts';
import type { SideRow } from '../../stores/compare.ts';
import { routeHref, useRoute } from '../route.ts';
import { ComparedText } from './compared-text.tsx';
import classes from './runs.module.css';

interface Props {
  side: SideRow;
  /** Of the run. */
  name: string;
  /** Words that the other response does not have. */
  own?: readonly Span[] | undefined;
}

const VERDICTS = {
  correct: { Icon: Check, said: 'correct' },
  incorrect: { Icon: X, said: 'incorrect' },
  none: { Icon: Minus, said: 'no verdict' },
};

/** What one run says to a question, and whether that is correct. */
export function SideResponse({ side, name, own }: Props) {
  const [route] = useRoute();
  const { Icon, said } = VERDICTS[side.verdict ?? 'none'];
  const href = routeHref({
    ...route,
    screen: 'explorer',
    filter: { runs: [side.run] },
    row: { run: side.run, row: side.row },
  });
  return (
    <div>
      <p className={classes.side} data-verdict={side.verdict}>
        <Icon size={13} aria-hidden="true" /> {said} ·{' '}
        <a href={href} title={`Row ${side.row + 1} in the explorer`}>
          <bdi>{name}</bdi>
        </a>
      </p>
      <ComparedText text={side.response} own={own ?? []} />
    </div>
  );
}
