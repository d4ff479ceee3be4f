import { tooManyRuns, MOST_RUNS } from '../core/runs/split.ts';
import { nameResponses } from '../core/runs/response-columns.ts';
import { hasNoText } from '../core/scored-columns.ts';
import { addTallies, mergeDomains, TableTally } from '../core/summary.ts';
import { findNamed } from './choose-columns.ts';
import type { Total } from './format-summary.ts';
import { mergeVariants } from './merge-variants.ts';
import type { NamedRunColumns } from './run-options.ts';
import { openVariants } from './score-variants.ts';
import type { VariantOptions } from './variant-options.ts';

/** A run of a file: the rows of one model or language, read by one column of responses. */
export interface RunScores extends Total {
  /** By the column of models, the name of the column of responses, or both; empty where neither says. */
  model: string;
  language: string;
}

/** Where the texts of a row are. */
export interface RowColumns {
  golden: number;
  response: number;
}

/**
 * Counts rows by run, as the page does; `kept` are the runs so far, in order of first appearance. Throws Problem
 * `missing_column` or `ambiguous_column` for a column that is not there, and `usage` at more than 100 runs.
 */
export function openRuns(
  columns: string[],
  named: NamedRunColumns,
  { golden, response }: RowColumns,
  variants: VariantOptions,
) {
  const find = (name: string | undefined, flag: string) =>
    name === undefined ? -1 : findNamed(columns, name, flag);
  const [model, language] = [find(named.model, '--model'), find(named.language, '--language')];
  const further = named.responses.map((name) => find(name, '--further-response'));
  const responses = nameResponses(columns, [...new Set([response, ...further])]);
  const runs = new Map<string, ReturnType<typeof openRun>>();
  const kept: RunScores[] = [];
  return {
    kept,
    add(row: string[], domain: string, own: readonly number[]): void {
      for (const { column, model: ofColumn } of responses) {
        const ofRow = model === -1 ? '' : (row[model] ?? '');
        const about = {
          model: [ofRow, ofColumn].filter((name) => name !== '').join(' · '),
          language: language === -1 ? '' : (row[language] ?? ''),
        };
        const key = JSON.stringify([about, column]);
        const run = runs.get(key) ?? openRun(about, variants);
        if (!runs.has(key)) {
          if (runs.size === MOST_RUNS) throw tooManyRuns();
          runs.set(key, run);
          kept.push(run.scores);
        }
        run.add(row, { golden, response: column }, domain, own);
      }
    },
  };
}

function openRun(about: Pick<RunScores, 'model' | 'language'>, options: VariantOptions) {
  const counts = new TableTally();
  const variants = openVariants(options);
  const scores: RunScores = {
    ...about,
    tally: counts.tally,
    domains: counts.domains,
    variants: variants.kept,
  };
  return {
    scores,
    add(row: string[], { golden, response }: RowColumns, domain: string, own: readonly number[]) {
      const { score, goldens } = variants.scoreCell(row[golden] ?? '', row[response] ?? '');
      const noText = score.blank && hasNoText((column) => row[column] ?? '', own);
      counts.add(domain, score, { emptyGolden: goldens[0] === '', noText });
    },
  };
}

/** The runs of several files, those of the same model and language added up; undefined where none was asked for. */
export function mergeRuns(
  files: readonly { runs?: RunScores[] | undefined }[],
): RunScores[] | undefined {
  const merged = new Map<string, RunScores>();
  for (const run of files.flatMap(({ runs }) => runs ?? [])) {
    const key = JSON.stringify([run.model, run.language]);
    const before = merged.get(key);
    merged.set(key, before ? addRuns(before, run) : run);
  }
  return files.some(({ runs }) => runs) ? [...merged.values()] : undefined;
}

function addRuns(a: RunScores, b: RunScores): RunScores {
  return {
    ...a,
    tally: addTallies(a.tally, b.tally),
    domains: mergeDomains([a.domains, b.domains]),
    variants: mergeVariants([a.variants, b.variants]),
  };
}

/** What a run is called: `GPT-4 · hi`. */
export function nameRun({ model, language }: Pick<RunScores, 'model' | 'language'>): string {
  return [model, language].filter((text) => text !== '').join(' · ') || '(empty)';
}
