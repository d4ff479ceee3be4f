import type { Engine } from './api.ts';
import type { JudgeScopeChoice } from './judge-types.ts';
import { chooseJudgeRows, keepDistinct } from './choose-judge-rows.ts';
import { chooseRows } from './choose-rows.ts';
import type { DecisionBook } from './decision-book.ts';
import type { HeldRuns } from './held-runs.ts';
import { addJudgements, replaceJudgements } from './judged-rows.ts';
import type { LoadedRun } from './loaded-run.ts';
import { measureScope, readJudgeRow } from './measure-scope.ts';
import type { Signal } from './pace-work.ts';
import { prepareRows, type PreparedRows } from './prepare-run.ts';
import { reportJudge } from './report-judge.ts';
import { settle } from './settle.ts';

type JudgeVerbs = Pick<Engine, 'judgeScope' | 'judgeRows' | 'setJudgements' | 'judgeReport'>;

const UNCANCELLED = { cancelled: false };

/** What the engine answers of rows to judge and of rows judged. */
export function createJudgeVerbs(held: HeldRuns, book: DecisionBook): JudgeVerbs {
  let measuring = { cancelled: false };

  async function listRows(
    loaded: LoadedRun,
    prepared: PreparedRows,
    scope: JudgeScopeChoice,
    signal: Signal,
  ): Promise<number[]> {
    const filter = scope.kind === 'filter' ? { ...scope.filter, runs: [loaded.run.key] } : {};
    const chosen = await chooseRows(held, book, filter, signal);
    return chooseJudgeRows(loaded, prepared, scope, signal, chosen);
  }

  return {
    judgeScope: (key, scope, prompt) => {
      measuring.cancelled = true;
      const signal = { cancelled: false };
      measuring = signal;
      return settle(async () => {
        const loaded = held.getWithTexts(key);
        const prepared = await prepareRows(loaded, book, signal);
        const rows = await listRows(loaded, prepared, scope, signal);
        return measureScope(loaded, prepared, rows, prompt, signal);
      });
    },
    judgeRows: (key, scope, limit) =>
      settle(async () => {
        const loaded = held.getWithTexts(key);
        const prepared = await prepareRows(loaded, book);
        const rows = await listRows(loaded, prepared, scope, UNCANCELLED);
        const distinct = keepDistinct(prepared, rows).slice(0, limit);
        return distinct.map((row) => readJudgeRow(loaded, prepared, row));
      }),
    setJudgements: (key, judged, mode) => {
      const loaded = held.find(key);
      if (!loaded) return;
      if (judged && mode === 'add') addJudgements(loaded, judged, book);
      else replaceJudgements(loaded, judged, book);
    },
    judgeReport: (key) =>
      settle(async () => {
        const loaded = held.get(key);
        const prepared = await prepareRows(loaded, book);
        const { judged } = loaded;
        return judged && reportJudge(loaded, prepared, judged, UNCANCELLED);
      }),
  };
}
