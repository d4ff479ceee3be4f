export { sayPoint } from '../../core/review/say-point.ts';
