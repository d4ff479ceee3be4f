/** Progress is told at most this often. */
const PROGRESS_MS = 50;

/** Tells of rows so far only now and then: each telling is a message to the page. */
export function throttleRows(onProgress: (rows: number) => void): (rows: number) => void {
  let next = performance.now() + PROGRESS_MS;
  return (rows) => {
    if (performance.now() < next) return;
    next = performance.now() + PROGRESS_MS;
    onProgress(rows);
  };
}
