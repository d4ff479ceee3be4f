import type { Chunk } from './rag.ts';

const NAME = String.raw`([^[\]{}"'\n]{1,200})`;

/** At the head of a chunk that is one string: `[NAME]`, or a line `Source: NAME` or `Title: NAME`. */
const HEAD = new RegExp(
  String.raw`^\s*(?:\[(?:source[ \t]*:)?${NAME}\][ \t]*:?|(?:source|title)[ \t]*:[ \t]*(?:([^\n]{1,200})(?:\n|\r)|(\S{1,200}\.[a-z][a-z\d]{0,4}|https?:\/\/\S{1,500}?)[.,;:]?(?=\s|$)))`,
  'iu',
);

/** A chunk that is one string: named by the marker at its head, else by its position, from 1. */
export function readMarkedString(text: string, position: number): Chunk {
  const match = HEAD.exec(text);
  const name = (match?.[1] ?? match?.[2] ?? match?.[3] ?? '').trim();
  if (match === null || !/[\p{L}\p{N}]/u.test(name)) return { name: String(position), text };
  return { name, text: text.slice(match[0].length).trim() };
}

/** A line that names the chunk below it, by its form. */
const MARKERS = [
  /^source\s*:\s*(\S.*)$/iu,
  new RegExp(String.raw`^\[(?:source\s*:)?${NAME}\]\s*:?$`, 'iu'),
  /^((?:document|doc|chunk|passage|context)\s*#?\s*\p{Nd}{1,9})\s*:?$/iu,
  /^-{3,}\s*([^-\s].*?)\s*-{3,}$/u,
];
const SOURCE_FORM = 0;

/** A longer line is text. */
const LONGEST_MARKER = 300;

interface Section {
  name: string;
  /** Place in `MARKERS`; undefined before the first marker. */
  form: number | undefined;
  lines: string[];
}

/**
 * The chunks of a text with marker lines (`Source: NAME`, `[NAME]`, `Document 3`, `--- NAME ---`); one chunk
 * named 1 where there is none. A marker line `Source: NAME` may also stand below each chunk.
 */
export function readMarkedText(text: string): Chunk[] {
  const [before, ...sections] = cutSections(text);
  if (before === undefined || sections.length === 0) return [{ name: '1', text }];
  const chunks = sections.map(({ name, lines }) => ({ name, text: joinLines(lines) }));
  const start = joinLines(before.lines);
  if (start === '') return chunks;
  const allSources = sections.every(({ form }) => form === SOURCE_FORM);
  if (allSources && chunks.at(-1)?.text === '') {
    const texts = [start, ...chunks.map((chunk) => chunk.text)];
    return chunks.map(({ name }, nth) => ({ name, text: texts[nth] ?? '' }));
  }
  // Text without a name comes last, so that the position of each marker is its chunk's.
  const isHeading = start.length <= LONGEST_MARKER && /^[^\n]*:$/u.test(start);
  return isHeading ? chunks : [...chunks, { name: String(chunks.length + 1), text: start }];
}

/** Whether a text's first line is a marker. */
export function startsWithMarker(text: string): boolean {
  const [first = ''] = text.trimStart().split(/[\r\n]/u, 1);
  return readMarker(first) !== undefined;
}

function cutSections(text: string): Section[] {
  let section: Section = { name: '', form: undefined, lines: [] };
  const sections = [section];
  for (const line of text.split(/\r\n|\r|\n/u)) {
    const marker = readMarker(line);
    if (marker === undefined) section.lines.push(line);
    // Two markers of one chunk, as `[1]` and below it `Source: essay.txt`: the second is its name.
    else if (isOther(section.form, marker.form) && joinLines(section.lines) === '')
      Object.assign(section, marker);
    else {
      section = { ...marker, lines: [] };
      sections.push(section);
    }
  }
  return sections;
}

function isOther(form: number | undefined, next: number): boolean {
  return form !== undefined && form !== next;
}

function readMarker(line: string): { name: string; form: number } | undefined {
  if (line.length > LONGEST_MARKER) return undefined;
  const bare = line.replace(/^[\s#*]+|[\s*]+$/gu, '');
  for (const [form, pattern] of MARKERS.entries()) {
    const name = pattern.exec(bare)?.[1]?.replace(/^[\s*]+|[\s*]+$/gu, '');
    if (name !== undefined && /[\p{L}\p{N}]/u.test(name)) return { name, form };
  }
  return undefined;
}

function joinLines(lines: readonly string[]): string {
  return lines.join('\n').trim();
}
