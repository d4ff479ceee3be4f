import { create } from 'zustand';
import { type Layout, loadLayout, saveLayout } from '../storage/layout.ts';

/** How a person has laid out the page, from reload to reload; what a link carries is not here. */
export const useLayout = create<{ layout: Layout }>(() => ({ layout: loadLayout() }));

/** Remembers one choice; undefined is the usual again. */
export function rememberLayout(name: string, text: string | undefined): void {
  const { [name]: _, ...others } = useLayout.getState().layout;
  replaceLayout(text === undefined ? others : { ...others, [name]: text });
}

/** Puts a whole layout in place of the one that is here. */
export function replaceLayout(layout: Layout): void {
  useLayout.setState({ layout });
  saveLayout(layout);
}
