import { formatInterval, formatPercent } from '../format.ts';
import type { ReviewEstimate } from './review-estimate.ts';

/** The reviewed accuracy in percent; a range where unsure rows leave it open: `77.1–79.3%`. */
export function sayPoint({ unsureWrong, unsureRight }: ReviewEstimate): string {
  return unsureWrong.point === unsureRight.point
    ? formatPercent(100 * unsureRight.point)
    : formatInterval({ low: unsureWrong.point, high: unsureRight.point });
}
