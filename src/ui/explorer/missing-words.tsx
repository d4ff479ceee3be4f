import { formatCount } from '../../core/format.ts';
import { cutText } from '../../core/text/cut-text.ts';
import { showControls } from '../../core/text/show-controls.ts';
import classes from './row-pane.module.css';

/** UTF-16 units of one of them: without a space, all of it is one word. */
const MOST_LETTERS = 200;

/** The golden words that a response lacks; `count` of them, of which the first are listed. */
export function MissingWords({ words, count }: { words: string[]; count: number }) {
  if (words.length === 0) return null;
  return (
    <>
      <h2>Golden words that the response lacks</h2>
      <ul className={classes.missing}>
        {words.map((word) => (
          <li key={word} dir="auto">
            {showControls(cutText(word, MOST_LETTERS))}
          </li>
        ))}
      </ul>
      {count > words.length && (
        <p className={classes.quiet}>and {formatCount(count - words.length)} more</p>
      )}
    </>
  );
}
