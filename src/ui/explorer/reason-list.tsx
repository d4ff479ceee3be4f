import type { Bucket } from '../../core/model.ts';
import type { RowDetail } from '../../stores/rows.ts';
import { showControls } from '../parts/show-controls.ts';
import { findReasonKind } from './reason-groups.ts';
import classes from './row-pane.module.css';

type RowReason = RowDetail['reasons'][number];

const TITLES: Record<Bucket, string> = {
  both_pass: 'Why it may still be wrong',
  exact_only: 'Why they differ',
  overlap_only: 'Why they differ',
  both_fail: 'Why both nearly pass',
};

/** Why the scorers differ on a row, or why both nearly pass it, or why a pass may be wrong. */
export function ReasonList({ bucket, reasons }: { bucket: Bucket; reasons: RowReason[] }) {
  if (reasons.length === 0) return null;
  return (
    <>
      <h2>{TITLES[bucket]}</h2>
      <ul className={classes.reasons}>
        {reasons.map(({ id, sentence }) => (
          <li key={id}>
            <Sentence id={id} sentence={sentence} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** The sentence with its first words, the reason's name, made strong and the row's own words set apart. */
function Sentence({ id, sentence }: { id: RowReason['id']; sentence: string }) {
  const kind = findReasonKind(id);
  const length = kind && sentence.toLowerCase().startsWith(kind.name.toLowerCase());
  const name = length ? sentence.slice(0, kind.name.length) : '';
  return (
    <>
      {name !== '' && <strong>{name}</strong>}
      {sentence
        .slice(name.length)
        .split(/(?<=“)([^”]*)(?=”)/)
        // A part has no identity but its place.
        .map((part, place) =>
          // oxlint-disable-next-line react/no-array-index-key
          place % 2 === 1 ? <bdi key={place}>{showControls(part)}</bdi> : part,
        )}
      {kind?.typographic && <span className={classes.quiet}> A difference of writing alone.</span>}
    </>
  );
}
