export interface Utf8Count {
  /** Adds bytes; a sequence may go on in the next call. */
  add(bytes: Uint8Array): void;
  /** Counts a sequence that has begun and does not go on. */
  end(): void;
  /** Well-formed sequences of two bytes or more, and malformed ones, as the WHATWG decoder tells them apart. */
  valid: number;
  bad: number;
}

/** Counts UTF-8 sequences. Source: https://encoding.spec.whatwg.org/#utf-8-decoder */
export function countUtf8(): Utf8Count {
  let needed = 0;
  let lowest = 0x80;
  let highest = 0xbf;

  function begin(byte: number): void {
    if (byte < 0x80) return;
    if (byte < 0xc2 || byte > 0xf4) count.bad++;
    else needed = byte < 0xe0 ? 1 : byte < 0xf0 ? 2 : 3;
    if (byte === 0xe0) lowest = 0xa0;
    if (byte === 0xed) highest = 0x9f;
    if (byte === 0xf0) lowest = 0x90;
    if (byte === 0xf4) highest = 0x8f;
  }

  function goOn(byte: number): void {
    const fits = byte >= lowest && byte <= highest;
    lowest = 0x80;
    highest = 0xbf;
    if (fits) {
      needed--;
      if (needed === 0) count.valid++;
    } else {
      needed = 0;
      count.bad++;
      begin(byte);
    }
  }

  const count: Utf8Count = {
    add(bytes) {
      for (const byte of bytes) {
        if (needed > 0) goOn(byte);
        else if (byte >= 0x80) begin(byte);
      }
    },
    end() {
      if (needed > 0) count.bad++;
      needed = 0;
    },
    valid: 0,
    bad: 0,
  };
  return count;
}
