import type { Engine } from './api.ts';
import { chooseJudgeRows, keepDistinct } from './choose-judge-rows.ts';
import type { DecisionBook } from './decision-book.ts';
import type { HeldRuns } from './held-runs.ts';
import { addJudgements, replaceJudgements } from './judged-rows.ts';
import { measureScope, readJudgeRow } from './measure-scope.ts';
import { prepareRows } from './prepare-run.ts';
import { reportJudge } from './report-judge.ts';
import { settle } from './settle.ts';

type JudgeVerbs = Pick<Engine, 'judgeScope' | 'judgeRows' | 'setJudgements' | 'judgeReport'>;

const UNCANCELLED = { cancelled: false };

/** What the engine answers of rows to judge and of rows judged. */
export function createJudgeVerbs(held: HeldRuns, book: DecisionBook): JudgeVerbs {
  let measuring = { cancelled: false };
  return {
    judgeScope: (key, scope, prompt) => {
      measuring.cancelled = true;
      const signal = { cancelled: false };
      measuring = signal;
      return settle(async () => {
        const loaded = held.getWithTexts(key);
        const prepared = await prepareRows(loaded, book, signal);
        return measureScope(loaded, prepared, scope, prompt, signal);
      });
    },
    judgeRows: (key, scope, limit) =>
      settle(async () => {
        const loaded = held.getWithTexts(key);
        const prepared = await prepareRows(loaded, book);
        const rows = await chooseJudgeRows(loaded, prepared, scope, UNCANCELLED);
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
