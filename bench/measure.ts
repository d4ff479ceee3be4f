export interface Timing {
  seconds: number;
}

/** Runs something a few times, prints its rows a second, and returns the run of median time. */
export async function measure<T extends Timing>(
  label: string,
  rows: number,
  runs: number,
  run: () => Promise<T>,
): Promise<T> {
  const timings: T[] = [];
  for (let i = 0; i < runs; i++) timings.push(await run());
  const [median] = timings.sort((a, b) => a.seconds - b.seconds).slice(Math.floor(runs / 2));
  if (!median) throw new Error('nothing was run');
  const speed = Math.round(rows / median.seconds).toLocaleString('en-US');
  console.log(
    `${label.padEnd(34)}${speed.padStart(10)} rows/s  ${median.seconds.toFixed(2).padStart(6)} s`,
  );
  return median;
}

/** What a piece of work returns, and how long it took. */
export async function time<T>(work: () => T | Promise<T>): Promise<{ value: T; seconds: number }> {
  const start = performance.now();
  const value = await work();
  return { value, seconds: (performance.now() - start) / 1000 };
}
