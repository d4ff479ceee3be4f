import { useJudge } from '../../stores/judge.ts';

/** Whether the judge is at work in this tab, on any run: its settings are then fixed. */
export function useBusy(): boolean {
  return useJudge(({ rehearsal, judgingRun, judgings }) => {
    const { status } = (judgingRun !== undefined && judgings.get(judgingRun)) || { status: 'idle' };
    return rehearsal === 'rehearsing' || status === 'running' || status === 'paused';
  });
}
