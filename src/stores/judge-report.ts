import { askEngine } from './engine.ts';
import { useJudge } from './judge-state.ts';
import { whenPrepared } from './prepared.ts';

/** Asks the engine what the verdicts on a run say: `report`, undefined where it was not judged. Never rejects. */
export async function refreshJudgeReport(run: string): Promise<void> {
  await whenPrepared(run);
  const report = await askEngine((engine) => engine.judgeReport(run));
  if (report.ok) useJudge.setState({ report: report.value });
}
