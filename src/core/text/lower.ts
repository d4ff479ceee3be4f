/** What lower-casing may mean for a text; each value includes the ones before it. */
export const CASELESS = 0;
export const LOWER_ALREADY = 1;
export const MAY_CHANGE = 2;

/**
 * CASELESS: only characters that lower-casing neither changes nor produces. Such a text stands in a
 * lowered text exactly where it stands in the text itself, so that neither need be lowered.
 * LOWER_ALREADY: small ASCII letters besides, so that lowering the text itself changes nothing.
 */
export function caseOf(text: string): number {
  let most = CASELESS;
  for (let at = 0; at < text.length; at++) {
    const one = caseOfCode(text.charCodeAt(at));
    if (one === MAY_CHANGE) return MAY_CHANGE;
    if (one > most) most = one;
  }
  return most;
}

/** The ranges without case run from Hebrew to Myanmar, and hold Ethiopic, dashes and quotes, CJK, Hangul. */
function caseOfCode(code: number): number {
  if (code < 0x80) {
    if (code >= 0x61 && code <= 0x7a) return LOWER_ALREADY;
    return code >= 0x41 && code <= 0x5a ? MAY_CHANGE : CASELESS;
  }
  const caseless =
    (code >= 0x0590 && code <= 0x109f) ||
    (code >= 0x1100 && code <= 0x139f) ||
    (code >= 0x2000 && code <= 0x206f) ||
    (code >= 0x3000 && code <= 0xa63f) ||
    (code >= 0xac00 && code <= 0xd7a3);
  return caseless ? CASELESS : MAY_CHANGE;
}
