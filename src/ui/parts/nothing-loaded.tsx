import { EmptyState } from './empty-state.tsx';

/** What a screen shows while there is no file to speak of. */
export function NothingLoaded() {
  return (
    <EmptyState title="No file is loaded" action={<a href="#/">Go to the start screen</a>}>
      Drop a CSV on the page, or try the sample there.
    </EmptyState>
  );
}
