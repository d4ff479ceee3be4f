/** Columns that split a file into runs, as the user named them. */
export interface NamedRunColumns {
  model: string | undefined;
  language: string | undefined;
  /** Of further responses. */
  responses: string[];
}

/** The options as `parseArgs` takes them. */
export const RUN_ARGUMENTS = {
  model: { type: 'string' },
  language: { type: 'string' },
  'further-response': { type: 'string', multiple: true },
} as const;

export const RUN_HELP = `  --model COL       a run for each model that this column names: its figures in a table of runs
  --language COL    … for each language
  --further-response COL
                    … for the responses of this column too; may be given several times
`;

/** The columns by which files split into runs; undefined where none is named. */
export function readRunColumns(values: {
  model?: string | undefined;
  language?: string | undefined;
  'further-response'?: string[] | undefined;
}): NamedRunColumns | undefined {
  const { model, language, 'further-response': responses = [] } = values;
  const isNamed = model !== undefined || language !== undefined || responses.length > 0;
  return isNamed ? { model, language, responses } : undefined;
}
