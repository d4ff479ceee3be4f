import { Check } from 'lucide-react';
import type { RowDetail } from '../../stores/rows.ts';
import { LongText } from '../parts/long-text.tsx';
import { MarkedText } from '../parts/marked-text.tsx';
import classes from './row-pane.module.css';

/** All golden answers of a row, where any of them will do: which one each scorer passes, and which one the marks are of. */
export function GoldenList({
  goldens: { answers, passedBy, best },
  reasons,
}: {
  goldens: NonNullable<RowDetail['goldens']>;
  reasons: RowDetail['reasons'];
}) {
  const places = reasons.flatMap((reason) => reason.golden);
  const lines = answers.map((text, place) => ({ text, place }));
  return (
    <>
      <h2>Golden answers: any of {answers.length} passes</h2>
      <ol className={classes.goldens} aria-label="Golden answers">
        {lines.map(({ text, place }) => (
          <li key={`answer ${place}`} data-best={place === best}>
            <LongText text={text}>
              {(shown) => (
                <MarkedText text={shown} marks={place === best ? { reasons: places } : {}} />
              )}
            </LongText>
            <Passes by="exact" isFirst={passedBy.exact === place} />
            <Passes by="overlap" isFirst={passedBy.overlap === place} />
            {place === best && <span className={classes.quiet}>the one that is marked</span>}
          </li>
        ))}
      </ol>
    </>
  );
}

function Passes({ by, isFirst }: { by: string; isFirst: boolean }) {
  if (!isFirst) return null;
  return (
    <span className={classes.passes}>
      <Check size={13} aria-hidden="true" /> passes {by}
    </span>
  );
}
