import { useEffect } from 'react';
import { estimateScope, useJudge } from '../../stores/judge.ts';

/** Typing in the prompt or in a limit does not count tokens at every letter. */
const QUIET_MS = 400;

/** Keeps the estimate that of the shown run, the scope and the prompt as they are. */
export function useEstimate(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const begin = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void estimateScope(), QUIET_MS);
    };
    begin();
    const stop = useJudge.subscribe((now, before) => {
      const isSame =
        now.run === before.run && now.scope === before.scope && now.prompt === before.prompt;
      if (!isSame) begin();
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
}
