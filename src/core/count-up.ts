/** The whole numbers from 0 to before `end`, in order. (`Uint32Array.from` with a function takes ten times as long.) */
export function countUp(end: number): Uint32Array {
  return new Uint32Array(end).map((_, place) => place);
}
