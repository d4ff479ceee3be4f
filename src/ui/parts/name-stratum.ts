export { nameStratum } from '../../core/review/name-stratum.ts';
