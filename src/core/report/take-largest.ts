import { countOf } from '../format.ts';
import { html, type Html } from './html.ts';

/** Domains of a table; the scored CSV has all. */
const MOST_DOMAINS = 200;

/** All domains in their order, or the largest where they are more than a report can list, and a note on the others. */
export function takeLargest<Domain>(
  domains: readonly Domain[],
  rowsOf: (domain: Domain) => number,
): { shown: readonly Domain[]; note: Html | undefined } {
  if (domains.length <= MOST_DOMAINS) return { shown: domains, note: undefined };
  const shown = [...domains].sort((a, b) => rowsOf(b) - rowsOf(a)).slice(0, MOST_DOMAINS);
  const left = countOf(domains.length - shown.length, 'domain');
  return {
    shown,
    note: html`<p class="note">
      ${left} with fewer rows not listed; their rows are in the combined figures.
    </p>`,
  };
}
