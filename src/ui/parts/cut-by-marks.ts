export { cutByMarks } from '../../core/text/cut-by-marks.ts';
export type { MarkedGroup, Marks } from '../../core/text/cut-by-marks.ts';
