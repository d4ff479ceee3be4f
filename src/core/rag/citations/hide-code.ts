import { hideText } from './citation-style.ts';

const FENCE = /^ {0,3}(`{3,}|~{3,})/;

const TAG = /<(\/?)(code|pre)\b[^<>\n]{0,200}>/gi;

/**
 * A Markdown text of the same length without its code: fenced blocks as white space, code spans and HTML's
 * elements of code hidden. A block that is not closed runs to the end; a span does not leave its paragraph.
 */
export function hideCode(text: string): string {
  return hideElements(hideMarkdown(text));
}

/** What stands from `<code>` to the next `</code>` hidden, and `<pre>` alike. */
function hideElements(text: string): string {
  let hidden = '';
  let at = 0;
  let open: { name: string; index: number } | undefined;
  for (const { 0: tag, 1: slash, 2: name = '', index } of text.matchAll(TAG)) {
    if (slash === '') open ??= { name: name.toLowerCase(), index };
    else if (open?.name === name.toLowerCase()) {
      const end = index + tag.length;
      hidden += text.slice(at, open.index) + hideText(text.slice(open.index, end));
      at = end;
      open = undefined;
    }
  }
  return hidden + text.slice(at);
}

function hideMarkdown(text: string): string {
  if (!text.includes('`') && !text.includes('~~~')) return text;
  let hidden = '';
  let paragraph = '';
  let fence: string | undefined;
  for (const [line] of text.matchAll(/[^\n]*\n|[^\n]+/g)) {
    const mark = FENCE.exec(line)?.[1];
    const inside = fence !== undefined;
    if (fence === undefined) fence = mark;
    else if (mark?.startsWith(fence) && line.trim() === mark) fence = undefined;
    if (inside || fence !== undefined) {
      hidden += hideSpansOfCode(paragraph) + line.replace(/[^\r\n]/g, ' ');
      paragraph = '';
    } else if (line.trim() === '') {
      hidden += hideSpansOfCode(paragraph) + line;
      paragraph = '';
    } else paragraph += line;
  }
  return hidden + hideSpansOfCode(paragraph);
}

/** A paragraph with what stands between two equally long runs of backticks hidden, the runs too. */
function hideSpansOfCode(paragraph: string): string {
  const runs = Array.from(paragraph.matchAll(/`+/g), ({ 0: { length }, index }) => ({
    length,
    index,
  }));
  const closing = findClosing(runs.map(({ length }) => length));
  let hidden = '';
  let at = 0;
  for (let run = 0; run < runs.length; run++) {
    const close = closing[run] ?? -1;
    const [first, last] = [runs[run], runs[close]];
    if (first === undefined || last === undefined) continue;
    const end = last.index + last.length;
    hidden += paragraph.slice(at, first.index) + hideText(paragraph.slice(first.index, end));
    at = end;
    run = close;
  }
  return hidden + paragraph.slice(at);
}

/** For each run the next one of the same length, or -1: found backwards, so that it is linear. */
function findClosing(lengths: readonly number[]): number[] {
  const next = new Map<number, number>();
  const closing = lengths.map(() => -1);
  for (let run = lengths.length - 1; run >= 0; run--) {
    const length = lengths[run] ?? 0;
    closing[run] = next.get(length) ?? -1;
    next.set(length, run);
  }
  return closing;
}
