import type { Span } from '../../core/text/span.ts';
import { cutByMarks } from '../../core/text/cut-by-marks.ts';
import { LongText } from '../parts/long-text.tsx';
import { showControls } from '../../core/text/show-controls.ts';
import classes from './compared-text.module.css';

/** A response with the words marked that the other one does not have. */
export function ComparedText({ text, own }: { text: string; own: readonly Span[] }) {
  if (text.trim() === '') return <p className={classes.blank}>Blank</p>;
  return <LongText text={text}>{(shown) => <Marked text={shown} own={own} />}</LongText>;
}

function Marked({ text, own }: { text: string; own: readonly Span[] }) {
  return cutByMarks(text, { words: own })
    .flatMap(({ pieces }) => pieces)
    .map(({ start, text: piece, word }) =>
      word ? (
        <mark key={start} className={classes.own}>
          {showControls(piece)}
        </mark>
      ) : (
        showControls(piece)
      ),
    );
}
