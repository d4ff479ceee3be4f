import { isBlank } from '../text/white-space.ts';
import { type Literal, readLiteral } from './python-literal.ts';
import type { Chunk, ContextReading } from './rag.ts';
import { readMarkedString, readMarkedText, startsWithMarker } from './read-marked-text.ts';

/** Where a chunk's name stands, the first that is present. */
const NAME_KEYS = ['source', 'id', 'doc_id', 'title', 'url', 'file_name', 'metadata.source'];
const TEXT_KEYS = ['text', 'content', 'page_content', 'chunk', 'passage'];

/** A cell that holds nothing but how a missing value is printed. */
const MISSING = /^\s*(?:None|null|nan|NaN)\s*$/;
/** What may be a list, a dict or an object, so that reading it is worth a try. */
const MAY_BE_LIST = /^\s*(?:[[({]|[A-Za-z_][\w.]{0,60}\()/;
/** What can be nothing else, so that one that breaks off is no text. */
const IS_LIST =
  /^\s*(?:array\(\s*)?(?:\[\s*(?:$|[{\]]|(?:\[\s*)+["'{]|[bBuU]?["']|(?:None|null|True|False)\s*,|[A-Za-z_][\w.]{0,60}\(\s*\w+=)|\{\s*(?:$|["'}]))/;

/**
 * The chunks of one context cell: a list of objects or strings, in JSON's notation or Python's, or text with
 * a marker line before each chunk. A blank cell has none; a list that breaks off or holds something else is
 * unreadable, with a sentence that says where. Total and linear.
 */
export function readContext(cell: string): ContextReading {
  if (isBlank(cell) || MISSING.test(cell)) return { chunks: [] };
  if (!MAY_BE_LIST.test(cell)) return { chunks: readMarkedText(cell) };
  const reading = readLiteral(cell);
  const isList = IS_LIST.test(cell);
  if ('value' in reading) {
    const list = readList(reading.value);
    if ('chunks' in list || /^\s*[[{]/.test(cell)) return list;
  }
  if (!isList || startsWithMarker(cell) || !('problem' in reading))
    return { chunks: readMarkedText(cell) };
  const unreadable = `The context begins as a list, but at its character ${reading.at + 1} ${reading.problem} is missing. Write it as a JSON list.`;
  return { unreadable };
}

/**
 * The chunks of wide columns, a cell each; without a name in `source`, the marker at the head of the text or
 * the position names it. Blank cells at the end are no chunks; one in between keeps its position.
 */
export function readWideContext(
  cells: readonly { text: string; source: string }[],
): ContextReading {
  const last = cells.findLastIndex(({ text, source }) => !isBlank(text) || !isBlank(source));
  return {
    chunks: cells
      .slice(0, last + 1)
      .map(({ text, source }, place) =>
        isBlank(source) ? readMarkedString(text, place + 1) : { name: source.trim(), text },
      ),
  };
}

/** The chunks of a list, or of one object that stands alone. */
function readList(value: Literal): ContextReading {
  const parts = Array.isArray(value) ? value : [value];
  const chunks: Chunk[] = [];
  for (const [place, part] of parts.entries()) {
    const chunk = readChunk(part, place + 1);
    if (typeof chunk === 'string') return { unreadable: chunk };
    chunks.push(chunk);
  }
  return { chunks };
}

/** A chunk, or what is wrong with it. */
function readChunk(part: Literal, position: number): Chunk | string {
  if (typeof part === 'string') return readMarkedString(part, position);
  if (!(part instanceof Map))
    return `Chunk ${position} of the context is neither a text nor an object with one.`;
  const texts = TEXT_KEYS.map((key) => readText(part.get(key))).filter(
    (text) => text !== undefined,
  );
  const text = texts.find((one) => !isBlank(one)) ?? texts[0];
  if (text === undefined)
    return `Chunk ${position} of the context has no text: it needs one of ${TEXT_KEYS.join(', ')}.`;
  const names = NAME_KEYS.map((key) => readText(find(part, key))?.trim());
  return { name: names.find((name) => name) ?? String(position), text };
}

/** What stands under a key; `metadata.source` is one key, or `source` in what stands under `metadata`. */
function find(object: ReadonlyMap<string, Literal>, key: string): Literal | undefined {
  if (object.has(key) || key !== 'metadata.source') return object.get(key);
  const metadata = object.get('metadata');
  return metadata instanceof Map ? metadata.get('source') : undefined;
}

/** A text, or a number as it is written. */
function readText(value: Literal | undefined): string | undefined {
  if (typeof value === 'string') return value;
  return value && typeof value === 'object' && 'digits' in value ? value.digits : undefined;
}
