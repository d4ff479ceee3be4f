import { REASONS } from '../../core/reasons/reason-kinds.ts';
import type { ReasonId } from '../../core/reasons/reason.ts';
import { showControls } from '../../core/text/show-controls.ts';

/** A reason of a row as a sentence, its name made strong and the row's own words set apart from it. */
export function ReasonSentence({ id, sentence }: { id: ReasonId; sentence: string }) {
  const kind = REASONS.find((one) => one.id === id);
  const isNamed = kind && sentence.toLowerCase().startsWith(kind.name.toLowerCase());
  const name = isNamed ? sentence.slice(0, kind.name.length) : '';
  return (
    <>
      {name !== '' && <strong>{name}</strong>}
      {sentence
        .slice(name.length)
        // The quotes stay outside: inside text that runs to the left they would face away from it.
        .split(/(?<=“)([^”]*)(?=”)/)
        // A part has no identity but its place.
        .map((part, place) =>
          // oxlint-disable-next-line react/no-array-index-key
          place % 2 === 1 ? <bdi key={place}>{showControls(part)}</bdi> : part,
        )}
      {kind?.typographic && ' A difference of writing alone.'}
    </>
  );
}
