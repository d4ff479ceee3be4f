/** Progress is told at most this often. */
const PROGRESS_MS = 50;
/** What is found so far is told after this long for the first time, and then as often. */
export const PARTIAL_MS = 150;

/** Tells of rows so far only now and then: each telling is a message to the page. */
export function throttleRows<Inputs extends unknown[]>(
  tell: (...inputs: Inputs) => void,
  pause = PROGRESS_MS,
): (...inputs: Inputs) => void {
  let next = performance.now() + pause;
  return (...inputs) => {
    if (performance.now() < next) return;
    tell(...inputs);
    next = performance.now() + pause;
  };
}
