import { describe, expect, it, vi } from 'vitest';
import { REASON_IDS } from '../../core/reasons/reason-ids.ts';
import { BUCKETS } from '../../core/model.ts';
import { SCREENS } from '../route.ts';
import { findCommands, listCommands, type CommandContext } from './list-commands.ts';

const NOTHING: CommandContext = {
  runs: [],
  undoable: undefined,
  canUndo: false,
  pickFiles: () => undefined,
  openOverlay: () => undefined,
  setScheme: () => undefined,
};
const RUN = { key: '0123456789abcdef', name: 'गंगा.csv' };

const labels = (context: CommandContext, title: string) =>
  listCommands(context)
    .find((group) => group.title === title)
    ?.commands.map(({ label }) => label);

describe('listCommands', () => {
  it('offers without a file the screens that need none, and no rows', () => {
    expect(labels(NOTHING, 'Go to')).toEqual(['Start', 'Build a set', 'How it scores']);
    expect(labels(NOTHING, 'Rows')).toBeUndefined();
  });

  it('offers with a file every screen, each bucket and reason, and taking the file off', () => {
    const loaded = { ...NOTHING, runs: [RUN] };
    expect(labels(loaded, 'Go to')).toHaveLength(SCREENS.length);
    expect(labels(loaded, 'Rows')).toHaveLength(1 + BUCKETS.length + REASON_IDS.length);
    expect(labels(loaded, 'Files')).toContain('Take गंगा.csv off the page');
  });

  it('offers to undo only where there is a step to take back', () => {
    const undoable = 'a.csv is off the page.';
    expect(labels({ ...NOTHING, undoable }, 'Page')).toContain('Undo: a.csv is off the page.');
    const undo = 'Undo the last step of the review';
    expect(labels(NOTHING, 'Page')).not.toContain(undo);
    expect(labels({ ...NOTHING, canUndo: true }, 'Page')).toContain(undo);
  });

  it('names no two commands of a group alike', () => {
    for (const { commands } of listCommands({ ...NOTHING, runs: [RUN] }))
      expect(new Set(commands.map(({ label }) => label)).size).toBe(commands.length);
  });

  it('does what the name says', () => {
    const setScheme = vi.fn<CommandContext['setScheme']>();
    const [group] = findCommands(listCommands({ ...NOTHING, setScheme }), 'colours: dark');
    group?.commands[0]?.run();
    expect(setScheme).toHaveBeenCalledWith('dark');
  });
});

describe('findCommands', () => {
  const groups = listCommands({ ...NOTHING, runs: [RUN] });

  it.each([
    ['EXPLORER', 'Explorer'],
    ['word longer', 'Rows: inside a longer word'],
    ['गंगा', 'Take गंगा.csv off the page'],
    ['accuracy domain', 'Overview'],
  ])('finds by %j: %s', (query, label) => {
    const found = findCommands(groups, query).flatMap(({ commands }) => commands);
    expect(found.map((command) => command.label)).toContain(label);
  });

  it('puts first what has the words in its name', () => {
    const [first] = findCommands(groups, 'longer word');
    expect(first?.commands[0]?.label).toBe('Rows: inside a longer word');
  });

  it('finds all where nothing is typed, and none where nothing fits', () => {
    expect(findCommands(groups, '')).toEqual(groups);
    expect(findCommands(groups, 'zebra crossing')).toEqual([]);
  });
});
