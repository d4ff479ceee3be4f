import { cutByMarks, type MarkedGroup, type Marks } from '../../core/text/cut-by-marks.ts';
import classes from './marked-text.module.css';
import { showControls } from '../../core/text/show-controls.ts';

/** A text of a row, or the head of one, with the exact match, the golden words and what shows a reason marked. */
export function MarkedText({ text, marks }: { text: string; marks: Marks }) {
  return cutByMarks(text, marks).map((group) =>
    group.exact ? (
      <mark key={group.start} className={classes.exact}>
        <Pieces group={group} />
      </mark>
    ) : (
      <Pieces key={group.start} group={group} />
    ),
  );
}

function Pieces({ group: { pieces } }: { group: MarkedGroup }) {
  return pieces.map(({ start, text, word, reason }) =>
    word || reason ? (
      <mark
        key={start}
        className={[word ? classes.word : classes.bare, reason && classes.reason].join(' ')}
      >
        {showControls(text)}
      </mark>
    ) : (
      showControls(text)
    ),
  );
}
