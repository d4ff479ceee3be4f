import { cutText } from '../text/cut-text.ts';
import { isBlank } from '../text/white-space.ts';
import { readLiteral } from './python-literal.ts';
import type { Literal } from './python-literal.ts';
import type { Chunk, ContextReading } from './rag.ts';
import { readContext } from './read-context.ts';
import { openSourceLookup } from './source-lookup.ts';

/** Characters of a name that is not found, as a sentence repeats it: it may be a whole text. */
const LONGEST_NAME = 100;

/** Reads the context of a row whose cell names chunks that are kept elsewhere. */
export type LookUpContext = (cell: string) => ContextReading;

/**
 * A reader of cells that list names of sources: a list in JSON's or Python's notation, one name, or several
 * with line breaks or `;` between them. Each stands for all chunks of its source, in the order of `book`. A name
 * that is not in it makes the cell unreadable; a list of objects that hold their texts is read as it is.
 */
export function openContextLookup(book: readonly Chunk[]): LookUpContext {
  const lookup = openSourceLookup(book);
  return (cell) => {
    if (isBlank(cell)) return { chunks: [] };
    const names = readNames(cell, (name) => lookup.find(name) !== undefined);
    if (!names) return readContext(cell);
    const chunks: Chunk[] = [];
    for (const name of names) {
      const places = lookup.find(name);
      if (!places)
        return { unreadable: `There is no chunk of the source “${cutText(name, LONGEST_NAME)}”.` };
      for (const place of places) chunks.push({ name, text: book[place]?.text ?? '' });
    }
    return { chunks };
  };
}

/** Each name once; undefined where the cell holds more than names. */
function readNames(cell: string, isKnown: (name: string) => boolean): string[] | undefined {
  if (isKnown(cell)) return [cell.trim()];
  const reading = /^\s*[[({]/.test(cell) ? readLiteral(cell) : undefined;
  const names = reading && 'value' in reading ? listNames(reading.value) : cell.split(/[;\n\r]+/u);
  if (!names) return undefined;
  return [...new Set(names.map((name) => name.trim()).filter((name) => name !== ''))];
}

function listNames(value: Literal): string[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const names = value.flatMap((part) => {
    if (typeof part === 'string') return [part];
    return part !== null && typeof part === 'object' && 'digits' in part ? [part.digits] : [];
  });
  return names.length === value.length ? names : undefined;
}
