import { Problem } from '../core/problem.ts';
import type { Encoding } from './dialect.ts';
import { countUtf8 } from './utf8-count.ts';

interface Kind {
  /** The file's first bytes, as Latin-1. */
  start: string;
  /** A name somewhere in its head, where the first bytes do not tell enough. */
  holds?: string;
  what: string;
  advice: string;
}

const EXCEL = 'In Excel choose File › Save As › CSV UTF-8, then drop that file.';
const TABLE = 'Save its table as CSV (UTF-8), then drop that file.';
const UNPACK = 'Unpack it, then drop the CSV inside.';
const FETCH = 'Fetch the file itself: its address may ask you to sign in first.';
const ZIP = 'PK\x03\x04';

const KINDS: Kind[] = [
  { start: ZIP, holds: 'word/document', what: 'a Word document (.docx)', advice: TABLE },
  {
    start: ZIP,
    holds: 'application/vnd.oasis.opendocument.spreadsheet',
    what: 'an OpenDocument spreadsheet (.ods)',
    advice: 'In LibreOffice choose File › Save As › Text CSV, then drop that file.',
  },
  {
    start: ZIP,
    holds: 'Index/',
    what: 'a Numbers spreadsheet',
    advice: 'In Numbers choose File › Export To › CSV, then drop that file.',
  },
  { start: ZIP, what: 'a ZIP archive', advice: UNPACK },
  { start: 'PK\x05\x06', what: 'an empty ZIP archive', advice: 'Drop a CSV instead.' },
  {
    start: '\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1',
    what: 'an old Excel workbook (.xls) or another Office file',
    advice: EXCEL,
  },
  { start: '%PDF-', what: 'a PDF', advice: TABLE },
  { start: '\x89PNG', what: 'a PNG image', advice: 'Drop a CSV instead.' },
  { start: '\xFF\xD8\xFF', what: 'a JPEG image', advice: 'Drop a CSV instead.' },
  { start: 'GIF87a', what: 'a GIF image', advice: 'Drop a CSV instead.' },
  { start: 'GIF89a', what: 'a GIF image', advice: 'Drop a CSV instead.' },
  { start: '\x1F\x8B\x08', what: 'a gzip archive inside a gzip archive', advice: UNPACK },
  { start: 'BZh91AY&SY', what: 'a bzip2 archive (.bz2)', advice: UNPACK },
  { start: '\xFD7zXZ', what: 'an xz archive (.xz)', advice: UNPACK },
  { start: '7z\xBC\xAF', what: 'a 7z archive', advice: UNPACK },
  { start: 'Rar!\x1A', what: 'a RAR archive', advice: UNPACK },
  { start: '(\xB5/\xFD', what: 'a Zstandard archive (.zst)', advice: UNPACK },
  { start: 'ARROW1\0', what: 'an Arrow file', advice: TABLE },
  { start: 'SQLite format 3\0', what: 'an SQLite database', advice: TABLE },
  { start: '<!DOCTYPE html', what: 'a web page', advice: FETCH },
  { start: '<!doctype html', what: 'a web page', advice: FETCH },
  { start: '<html', what: 'a web page', advice: FETCH },
  {
    start: 'version https://git-lfs',
    what: 'a Git LFS pointer, which stands for a file',
    advice: 'Fetch the file itself with git lfs pull, or download it from its page.',
  },
];

/** Throws Problem `not_text`, which says what the file is and what to do, where it is no text. */
export function refuseBinary(bytes: Uint8Array, encoding: Encoding): void {
  const kind = nameKind(bytes);
  if (kind) throw new Problem('not_text', `This is ${kind.what}, not a CSV. ${kind.advice}`);
  if (!encoding.startsWith('utf-16') && seemsBinary(bytes)) {
    throw new Problem(
      'not_text',
      `This is not a text file: it holds bytes that no text has. ${TABLE}`,
    );
  }
}

function nameKind(bytes: Uint8Array): Kind | undefined {
  const start = latin1(bytes.subarray(0, 32));
  const kinds = KINDS.filter((kind) => start.startsWith(kind.start));
  if (kinds.length < 2) return kinds[0];
  const text = latin1(bytes);
  return kinds.find(({ holds }) => holds === undefined || text.includes(holds));
}

/** A byte a character; `TextDecoder('latin1')` is Windows-1252. */
function latin1(bytes: Uint8Array): string {
  let text = '';
  // As many arguments as every engine takes.
  for (let at = 0; at < bytes.length; at += 4096)
    text += String.fromCharCode(...bytes.subarray(at, at + 4096));
  return text;
}

/**
 * Whether too many bytes are control characters: a tenth of random bytes are. NULs and the like in valid
 * UTF-8 may be the text of a cell, so that there it takes many more.
 */
function seemsBinary(bytes: Uint8Array): boolean {
  let controls = 0;
  for (const byte of bytes) if (isControl(byte)) controls++;
  if (controls <= bytes.length * 0.05) return false;
  const utf8 = countUtf8();
  utf8.add(bytes);
  return utf8.bad > 0 || controls > bytes.length * 0.3;
}

/** White space (9 to 13) and the separators that CPython takes for it (28 to 31) are text. */
function isControl(byte: number): boolean {
  return byte < 9 || (byte > 13 && byte < 28);
}
