import { countOf } from '../format.ts';
import { CONTROL_ROWS } from '../judge/scope.ts';
import type { SettingsRecord } from '../judge/settings-record.ts';
import type { JudgedScope } from './report-input.ts';

/** Which rows a judge was asked about. */
export function sayScope(scope: JudgedScope): string {
  if (scope.kind === 'keys') return 'rows chosen one by one';
  if (scope.kind === 'default')
    return `every row on which the scorers differ, and of both pass and of both fail ${CONTROL_ROWS} each at most, drawn at random (seed ${scope.seed})`;
  if (scope.limit === undefined) return 'all rows of a filter';
  return scope.order === 'sample'
    ? `of a filter’s rows ${countOf(scope.limit, 'row')} at most, drawn at random (seed ${scope.seed})`
    : `of a filter’s rows the first, ${countOf(scope.limit, 'row')} at most`;
}

/** Whether temperature was controlled. What a server does with one that it takes, nobody outside knows. */
export function sayTemperature({ temperature }: Pick<SettingsRecord, 'temperature'>): string {
  return temperature === null
    ? 'not controlled: the server refused the parameter, and verdicts may not reproduce'
    : `${temperature}, accepted by the server`;
}
