import { create } from 'zustand';
import { guessGroups } from '../core/runs/guess-groups.ts';
import type { Run } from '../engine/run-types.ts';
import type { LabelRecord } from '../storage/records.ts';
import { loadRunLabels, saveRunLabel, saveRunOrder } from '../storage/run-labels.ts';
import { useRuns } from './runs-state.ts';

/** What a run is called, and what it is of; `language` and `model` are empty where nobody says. */
export interface RunLabel {
  name: string;
  language: string;
  model: string;
}

/** A loaded run as people call it. */
export interface LabelledRun extends RunLabel {
  run: Run;
}

export interface RunGroupsState {
  /** What a person said of runs, by key, loaded or not. */
  labels: ReadonlyMap<string, Partial<RunLabel>>;
  /** Keys of runs in a person's order; those that it does not name come after them. */
  order: readonly string[];
}

/** How people call, group and order runs: kept in this browser from reload to reload. */
export const useRunGroups = create<RunGroupsState>(() => ({ labels: new Map(), order: [] }));

let loading: Promise<void> | undefined;

/** Reads what was said of runs before. Never rejects; the second call and later ones do nothing. */
function loadRunGroups(): Promise<void> {
  loading ??= loadRunLabels().then(({ labels, order }) => {
    useRunGroups.setState((said) => ({
      // What is said in the meantime is newer.
      labels: new Map<string, Partial<RunLabel>>([
        ...[...labels].map(([key, label]) => [key, withoutGaps(label)] as const),
        ...said.labels,
      ]),
      order: said.order.length > 0 ? said.order : order,
    }));
  });
  return loading;
}

function withoutGaps(label: LabelRecord): Partial<RunLabel> {
  const { name, language, model } = label;
  return {
    ...(name !== undefined && { name }),
    ...(language !== undefined && { language }),
    ...(model !== undefined && { model }),
  };
}

/** Runs in their order, with what people call them: as they said, else as the file says, else as its name lets guess. */
export function listRuns(
  runs: readonly Run[],
  { labels, order }: Pick<RunGroupsState, 'labels' | 'order'>,
): LabelledRun[] {
  const guesses = guessGroups(runs.map(({ name, part }) => part?.file.name ?? name));
  const labelled = runs.map((run, place) => {
    const { key, name, part } = run;
    const language = part?.language || guesses[place]?.language || '';
    const model = part?.model || guesses[place]?.model || '';
    return { name, language, model, ...labels.get(key), run };
  });
  const placeOf = ({ run }: LabelledRun) => {
    const place = order.indexOf(run.key);
    return place === -1 ? order.length : place;
  };
  return labelled.sort((a, b) => placeOf(a) - placeOf(b));
}

/** Calls a run something else; an empty name is the file's again. */
export function renameRun(key: string, name: string): Promise<void> {
  const { name: _, ...others } = useRunGroups.getState().labels.get(key) ?? {};
  const said = name.trim();
  return say(key, said === '' ? others : { ...others, name: said });
}

/** Says of which language or model a run is; an empty text says that nobody knows. */
export function groupRun(
  key: string,
  group: Partial<Pick<RunLabel, 'language' | 'model'>>,
): Promise<void> {
  return say(key, { ...useRunGroups.getState().labels.get(key), ...group });
}

async function say(key: string, label: Partial<RunLabel>): Promise<void> {
  useRunGroups.setState(({ labels }) => ({ labels: new Map(labels).set(key, label) }));
  await saveRunLabel(key, label);
}

/** Moves a loaded run before (`-1`) or after (`1`) its neighbour; at an end nothing happens. */
export async function moveRun(key: string, step: -1 | 1): Promise<void> {
  const groups = useRunGroups.getState();
  const keys = listRuns(useRuns.getState().runs, groups).map(({ run }) => run.key);
  const from = keys.indexOf(key);
  const neighbour = keys[from + step];
  if (from === -1 || neighbour === undefined) return;
  keys[from + step] = key;
  keys[from] = neighbour;
  const others = groups.order.filter((other) => !keys.includes(other));
  useRunGroups.setState({ order: [...keys, ...others] });
  await saveRunOrder([...keys, ...others]);
}

void loadRunGroups();
