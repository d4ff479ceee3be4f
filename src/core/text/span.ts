/** A stretch of a text: UTF-16 offsets, `end` excluded; borders lie between graphemes. */
export interface Span {
  start: number;
  end: number;
}
