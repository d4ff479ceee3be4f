import type { CutPrompts } from '../../core/judge/find-cut-prompts.ts';
import { countOf, formatCount } from '../../core/format.ts';
import { SERVERS } from '../../core/judge/servers.ts';
import { AlertLine } from './alert-line.tsx';

/** Tells that a server seems to have read only a part of some prompts, and how its context is made longer. */
export function CutPromptsNote({ cut, serverId }: { cut: CutPrompts; serverId: string }) {
  const own = SERVERS.find(({ id }) => id === serverId)?.context;
  const fixes = own ?? SERVERS.flatMap(({ context }) => context ?? []).join(' ');
  const at = cut.contextLength
    ? ` at ${formatCount(cut.contextLength)} tokens, very likely its context length`
    : '';
  return (
    <AlertLine
      message={`The server seems to have cut the prompts of ${countOf(cut.rows, 'row')} without a word${at}: it counts far fewer tokens than they hold, so those verdicts were given on a part of the text. ${fixes} Then empty the cache and run again.`}
    />
  );
}
