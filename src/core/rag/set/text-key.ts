/** What two texts share that differ in white space and case alone. */
export function textKey(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();
}
