import { formatCount } from '../../core/format.ts';
import { markText } from '../../core/text/spans.ts';
import type { RowSpans } from '../../core/text/spans.ts';
import { showControls } from '../parts/show-controls.ts';
import { SHOWN_TEXT } from './cut-text.ts';
import { clipSpans, groupSegments, MOST_MARKS } from './group-segments.ts';
import type { SegmentGroup } from './group-segments.ts';
import classes from './marked-text.module.css';

/** A response, or the head of one, with the exact match and the golden words in it marked. */
export function MarkedText({ text, spans }: { text: string; spans: RowSpans }) {
  return groupSegments(markText(text, clipSpans(spans, text.length))).map((group) =>
    group.exact ? (
      <mark key={group.start} className={classes.exact}>
        <Pieces group={group} />
      </mark>
    ) : (
      <Pieces key={group.start} group={group} />
    ),
  );
}

function Pieces({ group: { pieces } }: { group: SegmentGroup }) {
  return pieces.map(({ start, text, word }) =>
    word ? (
      <mark key={start} className={classes.word}>
        {showControls(text)}
      </mark>
    ) : (
      showControls(text)
    ),
  );
}

/** What the marks of a response mean, and which are not to be seen: only where it has any. */
export function MarkLegend({ spans }: { spans: RowSpans }) {
  if (!spans.exact && spans.words.length === 0) return null;
  const isFar = spans.exact && spans.exact.start >= SHOWN_TEXT;
  return (
    <p className={classes.legend}>
      {spans.exact && (
        <span>
          <mark className={classes.exact}>outlined</mark> exact match
          {isFar && `, from character ${formatCount(spans.exact.start + 1)}`}
        </span>
      )}
      {spans.words.length > 0 && (
        <span>
          <mark className={classes.word}>shaded</mark> golden word
          {spans.words.length > MOST_MARKS && `, the first ${formatCount(MOST_MARKS)}`}
        </span>
      )}
    </p>
  );
}
