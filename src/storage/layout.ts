import * as z from 'zod/mini';

// The page's Content-Security-Policy forbids `new Function`, which zod would try.
z.config({ jitless: true });

// In `localStorage`, which is read at once: a table is drawn as it was left, not drawn twice.
const NAME = 'touchstone-layout';

const layoutRecord = z.record(z.string(), z.string());

/** How a person has laid out the page: texts by name, each of which whoever asks for it checks. */
export type Layout = Readonly<Record<string, string>>;

/** What is kept of the layout; nothing where it is damaged, or where this browser keeps nothing. Never throws. */
export function loadLayout(): Layout {
  try {
    const kept: unknown = JSON.parse(globalThis.localStorage.getItem(NAME) ?? '{}');
    return z.safeParse(layoutRecord, kept).data ?? {};
  } catch {
    return {};
  }
}

/** Keeps the layout, where this browser lets it. Never throws: the next change tries again. */
export function saveLayout(layout: Layout): void {
  try {
    if (Object.keys(layout).length === 0) globalThis.localStorage.removeItem(NAME);
    else globalThis.localStorage.setItem(NAME, JSON.stringify(layout));
  } catch {
    // It is chosen again in a moment.
  }
}
