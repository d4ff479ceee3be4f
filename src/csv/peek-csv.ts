import { readInRightEncoding } from './decode.ts';
import { detectDialect } from './detect-dialect.ts';
import { detectEncoding, readHead } from './detect-encoding.ts';
import type { EncodingChoice, Head } from './detect-encoding.ts';
import type { Dialect, Encoding } from './dialect.ts';
import { describeEmpty, describeHead } from './read-csv.ts';
import type { TableHead } from './read-csv.ts';
import { readTable } from './read-table.ts';
import { refuseBinary } from './refuse-binary.ts';
import type { ByteSource } from './source.ts';

export interface CsvPeek extends TableHead {
  /** The first rows, five at most; none where there is a header only. */
  rows: string[][];
}

const PREVIEW_ROWS = 5;
/** How much text tells the delimiter, in UTF-16 units. */
const SAMPLE = 2 ** 18;

/**
 * How a file seems to be written, its header and its first rows. What is given of the dialect wins over
 * what would be detected. Throws Problems: `not_text`, `empty_file`, `unterminated_quote`,
 * `record_too_long`, and what the source throws.
 */
export async function peekCsv(source: ByteSource, given: Partial<Dialect> = {}): Promise<CsvPeek> {
  const head = await readHead(source);
  const encoding = chooseEncoding(head, given.encoding);
  refuseBinary(head.bytes, encoding.encoding);
  const text = decodeHead(head, encoding);
  const sample = text.slice(0, SAMPLE);
  const marks = detectDialect(sample, head.whole && sample.length === text.length, given);
  return readInRightEncoding(source, { ...encoding, ...marks }, (dialect) =>
    readFirstRows(source, dialect),
  );
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

async function readFirstRows(source: ByteSource, dialect: Dialect): Promise<CsvPeek> {
  let peek: CsvPeek | undefined;
  for await (const batch of readTable(source, dialect)) {
    peek ??= { ...describeHead(batch), rows: [] };
    peek.rows.push(...batch.rows.slice(0, PREVIEW_ROWS - peek.rows.length));
    if (peek.rows.length === PREVIEW_ROWS) break;
  }
  if (!peek) throw describeEmpty();
  return peek;
}
