import { countOf } from '../../core/format.ts';
import type { Judging } from '../../stores/judge.ts';

const STATUSES: Record<Judging['status'], string> = {
  running: 'Running',
  paused: 'Paused',
  stopped: 'Stopped',
  done: 'Done',
  ended: 'Ended before its end',
};

/** What a judging is, in one sentence: state, model, when it began, rows that differ. */
export function sayStatus({
  status,
  record,
  startedAt,
  keys,
}: Pick<Judging, 'status' | 'record' | 'startedAt' | 'keys'>): string {
  const began = startedAt.slice(0, 16).replace('T', ' ');
  return `${STATUSES[status]}: ${record.model}, begun ${began} UTC, ${countOf(keys.length, 'row')} with different texts. Equal rows are asked for once.`;
}
