/** Changes whenever the same settings could send another request, or the same reply be read otherwise. */
export const JUDGE_VERSION = '1';
