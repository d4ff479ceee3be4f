import { hideCode } from './hide-code.ts';

/** A response of the same length without its code and with full-width forms as ASCII's. */
export function readableText(response: string): string {
  return hideCode(response)
    .replace(/[\uFF01-\uFF5E]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[〔〕]/g, (bracket) => (bracket === '〔' ? '[' : ']'));
}
