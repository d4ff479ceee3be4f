import { formatCount } from '../format.ts';
import { cutByMarks, type Marks } from '../text/cut-by-marks.ts';
import { cutText } from '../text/cut-text.ts';
import { html, type Html } from './html.ts';

/** UTF-16 units beyond which a text of a row is cut: a report is read and printed. */
const MOST_TEXT = 4000;

/** A text of a row with its marks; a very long one is cut, and says so. */
export function writeMarked(text: string, marks: Marks): Html {
  if (text === '') return html`<i>empty</i>`;
  const shown = cutText(text, MOST_TEXT);
  const groups = cutByMarks(shown, marks).map(({ exact, pieces }) => {
    const inside = pieces.map(({ text: piece, word, reason }) =>
      word || reason
        ? html`<mark class="${word && 'word'} ${reason && 'reason'}">${piece}</mark>`
        : piece,
    );
    return exact ? html`<mark class="exact">${inside}</mark>` : html`${inside}`;
  });
  const whole = html`<span class="as-is">${groups}</span>`;
  if (shown.length === text.length) return whole;
  const cut = `… the first ${formatCount(shown.length)} of ${formatCount(text.length)} characters`;
  return html`${whole} <i>${cut}</i>`;
}
