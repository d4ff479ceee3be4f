import { expose } from 'comlink';
import { scoreRow } from '../core/scorers/score-row.ts';

/** For tests alone: the scorers in a worker, with nothing around them. */
expose({ scoreRow });
