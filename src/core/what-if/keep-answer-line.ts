import { isBlank } from '../text/white-space.ts';

/** Through the last mark of an answer: `Answer:`, `**Final answer:**`, `The answer is:`. What follows it is the answer. */
const ANSWER_MARK = /^.*\banswer(?: is)?[*_"')\]]*\s*[:：][*_]*/is;

/** A response without either has one line, and it is the answer. */
const MAY_BE_CUT = /answer|[\n\r\u0085\u2028\u2029]/i;

/**
 * What a response gives as its answer: the line after the last “answer:”, beginning right behind the colon,
 * or its last line where it has none. Lines that are blank do not count. A blank response stays as it is.
 */
export function keepAnswerLine(response: string): string {
  if (!MAY_BE_CUT.test(response)) return response;
  const mark = ANSWER_MARK.exec(response)?.[0];
  const marked = mark === undefined ? undefined : findLine(response.slice(mark.length), 0);
  return marked ?? findLine(response, -1) ?? response;
}

/** The first (0) or last (-1) line that is not blank. */
function findLine(text: string, place: 0 | -1): string | undefined {
  return text
    .split(/[\n\r\u0085\u2028\u2029]/)
    .filter((line) => !isBlank(line))
    .at(place);
}
