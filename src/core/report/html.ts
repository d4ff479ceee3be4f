import { showControls } from '../text/show-controls.ts';

/** Markup that may stand in a page as it is. Only `html` makes any. */
class Html {
  readonly markup: string;
  constructor(markup: string) {
    this.markup = markup;
  }
}
export type { Html };

/** What a template takes: text is escaped, markup is not, a list is written part by part, nothing is left out. */
export type Part = Html | string | number | false | undefined | readonly Part[];

/**
 * Markup from a template. Whatever text is put in is data: it shows as it is, its invisible characters as
 * visible ones, and can neither open nor close an element or an attribute.
 */
export function html(literals: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const written = literals.map((literal, place) => literal + write(parts[place]));
  return new Html(written.join(''));
}

function write(part: Part): string {
  if (part === undefined || part === false) return '';
  if (part instanceof Html) return part.markup;
  if (typeof part === 'object') return part.map(write).join('');
  return showControls(String(part)).replace(/[&<>"']/g, (special) => `&#${special.charCodeAt(0)};`);
}
