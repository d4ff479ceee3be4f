/** Least time between two steps of a key held down: browsers stop a page that changes its address faster. */
const REPEAT_MS = 70;

/** Tells whether a key press should act: always when pressed afresh, now and then while held down. */
export function limitRepeats(): (event: { repeat: boolean; timeStamp: number }) => boolean {
  let last = -Infinity;
  return ({ repeat, timeStamp }) => {
    if (repeat && timeStamp - last < REPEAT_MS) return false;
    last = timeStamp;
    return true;
  };
}
