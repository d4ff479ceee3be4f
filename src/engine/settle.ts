import { toPlainProblem } from '../core/problem.ts';
import type { Outcome } from './run-types.ts';

/** What a call gives, or what went wrong, as plain data: errors lose their fields on the way to the page. */
export async function settle<T>(call: () => Promise<T>): Promise<Outcome<T>> {
  try {
    return { ok: true, value: await call() };
  } catch (thrown) {
    return { ok: false, problem: toPlainProblem(thrown) };
  }
}
