import { findColumns } from '../core/columns.ts';
import { Problem } from '../core/problem.ts';
import { readInRightEncoding } from './decode.ts';
import { detectDialect } from './detect-dialect.ts';
import { detectEncoding, readHead } from './detect-encoding.ts';
import type { EncodingChoice, Head } from './detect-encoding.ts';
import { detectBinary, detectTextFormat } from './detect-format.ts';
import { detectHeader } from './detect-header.ts';
import type { Dialect, Encoding } from './dialect.ts';
import { LineSkipper } from './line-skipper.ts';
import { describeEmpty, describeHead } from './read-csv.ts';
import type { TableHead } from './read-csv.ts';
import { withAllColumns } from './read-json.ts';
import { readRows } from './read-rows.ts';
import { detectSheet } from './read-xlsx.ts';
import { refuseBinary } from './refuse-binary.ts';
import type { ByteSource } from './source.ts';
import { isGzip, unpackSource } from './unpack.ts';

/** What of a dialect was guessed, and may be otherwise. */
export type Doubt = 'encoding' | 'quotes';

export interface CsvPeek extends TableHead {
  /** The first rows, five at most; none where there is a header only. */
  rows: string[][];
  doubts: Doubt[];
  /** Names of the sheets of a workbook; none of any other file. */
  sheets: string[];
}

const PREVIEW_ROWS = 5;
/** How much text tells the delimiter, in UTF-16 units. */
const SAMPLE = 2 ** 18;

/**
 * How a file of any format seems to be written, its header and its first rows, past damage if need be. What is
 * given of the dialect wins over what would be detected. Throws Problems: `not_text`, `empty_file`,
 * `record_too_long`, `damaged_file`, `not_json`, and what the source throws.
 */
export async function peekCsv(source: ByteSource, given: Partial<Dialect> = {}): Promise<CsvPeek> {
  const packed = await readHead(source);
  const packing = isGzip(packed.bytes) ? { gzip: true as const } : {};
  const unpacked = unpackSource(source, { ...packing, readOn: true });
  const head = packing.gzip ? await readHead(unpacked) : packed;
  // Nothing at all may be damage from the first byte on, which is then told.
  if (head.bytes.length === 0) await readHead(unpackSource(source, packing));
  const binary = detectBinary(head.bytes);
  const { dialect, doubts, sheets } = binary
    ? await detectInBinary(binary, unpacked, given)
    : detectInText(head, given);
  const readOn = given.readOn && { readOn: given.readOn };
  return readInRightEncoding(
    unpacked,
    { ...dialect, ...packing, readOn: true },
    async (settled) => {
      const first = await withAllColumns((columns) => readFirstRows(unpacked, settled, columns));
      refuseWrapped(first);
      const { readOn: _, ...asWritten } = first.dialect;
      return { ...first, dialect: { ...asWritten, ...readOn }, doubts, sheets };
    },
  );
}

/** One object that holds the rows in a list of its own is no row of a table, unless it has texts enough to be one. */
function refuseWrapped({ header, rows, dialect }: TableHead & { rows: string[][] }): void {
  const isJson = dialect.format === 'json' || dialect.format === 'jsonl';
  const { golden, response } = findColumns(header).mapping;
  const [row = [], ...others] = rows;
  if (!isJson || others.length > 0 || (golden ?? response) !== undefined) return;
  const lists = row.filter((cell) => /^\s*\[\s*\{/.test(cell));
  const texts = row.filter((cell) => /\p{L}/u.test(cell) && !/^\s*[[{]/.test(cell));
  if (lists.length === 0 || texts.length >= NEEDED) return;
  const [longest = ''] = lists.sort((a, b) => b.length - a.length);
  const wrapped = header[row.indexOf(longest)] ?? '';
  throw new Problem(
    'not_json',
    `The file is one JSON object, and its rows seem to be in the list “${wrapped}” inside it. Save that list alone as a file, and open that.`,
  );
}

/** Texts that a row has at least: a golden answer and a response. */
const NEEDED = 2;

type Detected = Pick<CsvPeek, 'dialect' | 'doubts' | 'sheets'>;

/** Marks that mean nothing in a binary format. */
const NO_MARKS = { encoding: 'utf-8', bom: false, delimiter: ',', escape: 'double' } as const;

async function detectInBinary(
  format: 'xlsx' | 'parquet',
  source: ByteSource,
  given: Partial<Dialect>,
): Promise<Detected> {
  const dialect = { ...NO_MARKS, format };
  if (format === 'parquet') return { dialect, doubts: [], sheets: [] };
  const { sheets, ...found } = await detectSheet(source, given);
  return { dialect: { ...dialect, ...found }, doubts: [], sheets };
}

function detectInText(head: Head, given: Partial<Dialect>): Detected {
  const encoding = chooseEncoding(head, given.encoding);
  refuseBinary(head.bytes, encoding.encoding);
  const text = decodeHead(head, encoding);
  const sample = text.slice(0, SAMPLE);
  const guessed = given.encoding === undefined && encoding.encoding === 'windows-1252';
  const doubts: Doubt[] = guessed ? ['encoding'] : [];
  const format = given.format ?? detectTextFormat(sample);
  if (format !== 'delimited')
    return { dialect: { ...NO_MARKS, ...encoding, format }, doubts, sheets: [] };
  const header = given.header ?? detectHeader(sample);
  const below = header === undefined ? sample : new LineSkipper(header - 1).pass(sample);
  const isAll = head.whole && sample.length === text.length;
  const { marks, isDoubtful } = detectDialect(below, isAll, given);
  if (isDoubtful) doubts.push('quotes');
  const dialect = { ...encoding, ...marks, ...(header !== undefined && { header }) };
  return { dialect, doubts, sheets: [] };
}

function chooseEncoding(head: Head, given: Encoding | undefined): EncodingChoice {
  const detected = detectEncoding(head);
  if (!given || given === detected.encoding) return detected;
  // Who chooses UTF-8 against what was detected is to see what it gives.
  return { encoding: given, bom: false, ...(given === 'utf-8' && { tolerant: true }) };
}

function decodeHead({ bytes }: Head, { encoding, bom }: EncodingChoice): string {
  const decoder = new TextDecoder(encoding, { ignoreBOM: true });
  const text = decoder.decode(bytes, { stream: true });
  return bom ? text.slice(1) : text;
}

async function readFirstRows(
  source: ByteSource,
  dialect: Dialect,
  columns: string[],
): Promise<TableHead & { rows: string[][] }> {
  let peek: (TableHead & { rows: string[][] }) | undefined;
  for await (const batch of readRows(source, dialect, columns)) {
    peek ??= { ...describeHead(batch), rows: [] };
    peek.rows.push(...batch.rows.slice(0, PREVIEW_ROWS - peek.rows.length));
    if (peek.rows.length === PREVIEW_ROWS) break;
  }
  if (!peek) throw describeEmpty(dialect);
  return peek;
}
