import { formatCount } from '../../core/format.ts';
import { cutText } from '../../core/text/cut-text.ts';
import { showControls } from '../parts/show-controls.ts';
import classes from './row-pane.module.css';

/** No more words are listed: a golden answer of megabytes may have a hundred thousand of them. */
const MOST_WORDS = 200;
/** UTF-16 units of one of them: without a space, all of it is one word. */
const MOST_LETTERS = 200;

/** The golden words that a response lacks. */
export function MissingWords({ words }: { words: string[] }) {
  if (words.length === 0) return null;
  return (
    <>
      <h2>Golden words that the response lacks</h2>
      <ul className={classes.missing}>
        {words.slice(0, MOST_WORDS).map((word) => (
          <li key={word} dir="auto">
            {showControls(cutText(word, MOST_LETTERS))}
          </li>
        ))}
      </ul>
      {words.length > MOST_WORDS && (
        <p className={classes.quiet}>and {formatCount(words.length - MOST_WORDS)} more</p>
      )}
    </>
  );
}
