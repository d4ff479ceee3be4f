import type { MantineColorScheme } from '@mantine/core';
import { BUCKET_LABELS } from '../../core/buckets.ts';
import { BUCKETS } from '../../core/model.ts';
import { REASONS } from '../../core/reasons/reason-kinds.ts';
import { openSample, type Run } from '../../stores/runs.ts';
import type { RowFilter } from '../../stores/rows.ts';
import { undo } from '../../stores/reviews.ts';
import { takeUndo } from '../../stores/undo-offer.ts';
import type { Overlay } from '../parts/open-overlay.ts';
import { SCREEN_NAMES } from '../parts/screen-names.ts';
import { currentRoute, patchRoute, SCREENS } from '../route.ts';
import { closeRun } from '../use-linked-runs.ts';

/** What can be asked for by name, wherever one is. */
export interface Command {
  label: string;
  sentence?: string;
  run: () => void;
}

export interface CommandGroup {
  title: string;
  commands: Command[];
}

/** What the commands need of the page. */
export interface CommandContext {
  runs: readonly Pick<Run, 'key' | 'name'>[];
  /** What was done last and can be taken back beside the steps of a review, as a sentence. */
  undoable: string | undefined;
  /** Whether a step of a review can be taken back. */
  canUndo: boolean;
  pickFiles: () => void;
  openOverlay: (overlay: Overlay) => void;
  setScheme: (scheme: MantineColorScheme) => void;
}

/** All that makes sense now, in groups none of which is empty; what needs a file comes once one is loaded. */
export function listCommands(context: CommandContext): CommandGroup[] {
  const { runs } = context;
  const groups = [
    { title: 'Go to', commands: listScreens(runs.length > 0) },
    { title: 'Rows', commands: runs.length > 0 ? listRows() : [] },
    { title: 'Files', commands: listFileCommands(context) },
    { title: 'Page', commands: listPageCommands(context) },
  ];
  return groups.filter(({ commands }) => commands.length > 0);
}

function listScreens(hasRuns: boolean): Command[] {
  return SCREENS.filter((screen) => hasRuns || !SCREEN_NAMES[screen].needsRun).map((screen) => ({
    label: SCREEN_NAMES[screen].name,
    sentence: SCREEN_NAMES[screen].sentence,
    run: () => patchRoute({ screen }),
  }));
}

/** Rows of a bucket or a reason, of the same files as now, without the rest of the filter. */
function listRows(): Command[] {
  return [
    { label: 'All rows', run: () => openRows({}) },
    ...BUCKETS.map((bucket) => ({
      label: `Rows: ${BUCKET_LABELS[bucket].name}`,
      sentence: BUCKET_LABELS[bucket].sentence,
      run: () => openRows({ buckets: [bucket] }),
    })),
    ...REASONS.map(({ id, name, sentence }) => ({
      label: `Rows: ${name}`,
      sentence,
      run: () => openRows({ reasons: [id] }),
    })),
  ];
}

function openRows(filter: RowFilter): void {
  const { runs } = currentRoute().filter;
  patchRoute({ screen: 'explorer', filter: { ...(runs && { runs }), ...filter }, row: undefined });
}

function listFileCommands({ runs, pickFiles }: CommandContext): Command[] {
  return [
    { label: 'Add files', run: pickFiles },
    { label: 'Open the sample', run: () => void openSample() },
    { label: 'Open the RAG sample', run: () => void openSample('retrieval') },
    ...runs.map(({ key, name }) => ({
      label: `Take ${name} off the page`,
      sentence: 'It stays kept in this browser.',
      run: () => closeRun(key),
    })),
  ];
}

const SCHEMES = { light: 'Light', dark: 'Dark', auto: 'The system’s' } as const;

function listPageCommands(context: CommandContext): Command[] {
  const { undoable, canUndo, openOverlay, setScheme } = context;
  const undoLast = { label: `Undo: ${undoable}`, run: () => void takeUndo() };
  const undoReview = { label: 'Undo the last step of the review', run: () => void undo() };
  return [
    ...(undoable === undefined ? [] : [undoLast]),
    ...(canUndo ? [undoReview] : []),
    { label: 'Show the keys of this screen', run: () => openOverlay('keys') },
    ...(['light', 'dark', 'auto'] as const).map((scheme) => ({
      label: `Colours: ${SCHEMES[scheme].toLowerCase()}`,
      run: () => setScheme(scheme),
    })),
  ];
}

/**
 * The groups with the commands that hold every word typed, in label or sentence; all of them where none is typed.
 * First come those whose labels alone hold them.
 */
export function findCommands(groups: readonly CommandGroup[], query: string): CommandGroup[] {
  const words = query.toLowerCase().split(/\s+/);
  const holds = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  const rank = ({ label }: Command) => (holds(label) ? 0 : 1);
  const best = ({ commands }: CommandGroup) => Math.min(...commands.map(rank));
  return groups
    .map(({ title, commands }) => ({
      title,
      commands: commands
        .filter(({ label, sentence = '' }) => holds(`${label} ${sentence}`))
        .toSorted((a, b) => rank(a) - rank(b)),
    }))
    .filter(({ commands }) => commands.length > 0)
    .toSorted((a, b) => best(a) - best(b));
}
