/** Passes over the first lines (LF, CR or CRLF) of a text that comes in pieces, which may be cut anywhere. */
export class LineSkipper {
  private left: number;
  private afterCr = false;

  constructor(lines: number) {
    this.left = lines;
  }

  /** What of a piece is behind those lines. */
  pass(piece: string): string {
    let at = 0;
    if (this.afterCr && piece !== '') {
      this.afterCr = false;
      if (piece.startsWith('\n')) at = 1;
    }
    while (this.left > 0 && at < piece.length) {
      const end = piece.slice(at).search(/[\r\n]/);
      if (end === -1) return '';
      at += end + 1;
      this.left--;
      if (piece[at - 1] !== '\r') continue;
      if (piece[at] === '\n') at++;
      else this.afterCr = at === piece.length;
    }
    return piece.slice(at);
  }
}
