const RESPONSE_WORD = 'responses?|outputs?|predictions?|completions?|generations?';
/** A response's name with the name of what gave it before or after. */
const NAMED = new RegExp(
  `^\\s*(?:(?:${RESPONSE_WORD})[\\s_:./-]+(?<after>.*\\S)|(?<before>\\S.*?)[\\s_:./-]+(?:${RESPONSE_WORD}))\\s*$`,
  'i',
);
/** What stands beside a response without being a model's: what scoring adds, lengths, ids, … */
const NO_MODEL =
  /^(?:actual|ai|assistant|blank|chars?|count|cost|date|expected|golden|id|ideal|judge|latency|len|length|llm|model|raw|reference|score|seconds|state|target|text|time|timestamp|tokens?|true|words?)$/i;

/**
 * The columns that look like responses of several models (`response_gpt4`, `Llama response`), with what their names
 * say of the model; none where there are not at least two.
 */
export function findResponseColumns(
  columns: readonly string[],
): { column: number; model: string }[] {
  const found = [...columns.entries()].flatMap(([column, name]) => {
    const { after, before } = NAMED.exec(name)?.groups ?? {};
    const model = after ?? before;
    return model === undefined || NO_MODEL.test(model) ? [] : [{ column, model }];
  });
  return found.length < 2 ? [] : found;
}

/** What the responses of each column are of; nothing where there is one column. */
export function nameResponses(
  names: readonly string[],
  columns: readonly number[],
): { column: number; model: string }[] {
  if (columns.length === 1) return columns.map((column) => ({ column, model: '' }));
  const known = new Map(findResponseColumns(names).map(({ column, model }) => [column, model]));
  return columns.map((column) => ({ column, model: known.get(column) ?? names[column] ?? '' }));
}
