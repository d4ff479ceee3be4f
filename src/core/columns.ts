/** Column roles: which column of a file is the question, the golden answer, … */
export const ROLES = [
  'question',
  'golden',
  'response',
  'domain',
  'human_verdict',
  'judge_verdict',
  'context',
  'expected_score',
  'ideal_length',
  'model',
  'language',
] as const;
export type Role = (typeof ROLES)[number];

/** Which column (0-based) plays each role. A role that no column plays is absent. */
export type Mapping = Partial<Record<Role, number>>;

/** Roles without which a file cannot be scored. */
export const REQUIRED_ROLES = ['golden', 'response'] as const satisfies readonly Role[];

export const ROLE_LABELS: Record<Role, string> = {
  question: 'Question',
  golden: 'Golden answer',
  response: 'Response',
  domain: 'Domain',
  human_verdict: 'Human verdict',
  judge_verdict: 'Judge verdict',
  context: 'Context',
  expected_score: 'Expected score',
  ideal_length: 'Ideal length',
  model: 'Model',
  language: 'Language',
};

/** Roles that are never worth a question: of several columns the first plays them. */
const UNASKED_ROLES: ReadonlySet<Role> = new Set([
  'human_verdict',
  'judge_verdict',
  'context',
  'expected_score',
  'ideal_length',
  'model',
  'language',
]);

/** The documented name of each role's column, which wins over every synonym. */
const NAMES: Record<Role, string> = {
  question: 'question',
  golden: 'answer',
  response: 'response',
  domain: 'Domain',
  human_verdict: 'human_verdict',
  judge_verdict: 'judge_verdict',
  context: 'context',
  expected_score: 'expected_score',
  ideal_length: 'ideal_length',
  model: 'model',
  language: 'language',
};

/** No name stands under two roles, so that no column can play two. */
const SYNONYMS: Record<Role, string> = {
  question: 'questions query prompt input user_input instruction',
  golden:
    'answers golden golden_answer golden_answers gold gold_answer reference reference_answer ground_truth ground_truth_answer expected expected_answer expected_output ideal ideal_answer target target_answer correct_answer right_answer true_answer',
  response:
    'responses prediction predicted predicted_answer output model_output model_answer model_response model_prediction llm_answer llm_output llm_response generated generated_answer generated_text generation completion candidate candidate_answer assistant_response ai_response actual_output',
  domain: 'domains category categories subject subjects topic topics subdomain subject_area',
  human_verdict:
    'human_label human_judgment human_judgement human_annotation human_evaluation human_correct label gold_label annotation_verdict annotator_verdict reviewer_verdict manual_verdict is_correct correctness',
  judge_verdict:
    'judge llm_judge llm_judge_verdict judge_label judge_judgment judge_judgement judge_correct llm_verdict llm_label llm_judgment llm_judgement auto_verdict autorater_verdict',
  context:
    'contexts retrieved_context retrieved_contexts chunks retrieved_chunks context_chunks passages retrieved_passages documents retrieved_documents docs retrieved_docs source_documents',
  expected_score: 'expected_source_return expected_source_score',
  ideal_length: 'ideal_response_length ideal_answer_length',
  model: 'models model_name model_id llm system system_name',
  language: 'languages lang language_code lang_code locale',
};

/** A judge's column by another name, but not what stands beside its verdicts. */
const OTHER_JUDGE = /^judge(?=[_\s-])(?!.*[_\s-](?:text|reason|raw|reply|state|model|sha256)\s*$)/i;

/** A role that two or more columns could play equally well. */
export interface AmbiguousRole {
  role: Role;
  columns: number[];
}

/**
 * Which columns play which roles, by name, whatever the name's case, padding or separators. The
 * documented name wins over synonyms, and a name spelled exactly over one that differs in case.
 * `missing` holds required roles that no column could play; ambiguous roles are absent from `mapping`.
 * Where no name fits the judge's verdict, the first column named `judge_…` plays it.
 */
export function findColumns(columns: readonly string[]): {
  mapping: Mapping;
  missing: Role[];
  ambiguous: AmbiguousRole[];
} {
  const mapping: Mapping = {};
  const missing: Role[] = [];
  const ambiguous: AmbiguousRole[] = [];
  for (const role of ROLES) {
    const found = findCandidates(columns, role);
    const [column] = found;
    if (found.length > 1 && !UNASKED_ROLES.has(role)) ambiguous.push({ role, columns: found });
    else if (column !== undefined) mapping[role] = column;
    else if (REQUIRED_ROLES.some((required) => required === role)) missing.push(role);
  }
  return { mapping, missing, ambiguous };
}

function findCandidates(columns: readonly string[], role: Role): number[] {
  const documented = findNamed(columns, [NAMES[role]]);
  if (documented.length > 0) return documented;
  const named = findNamed(columns, SYNONYMS[role].split(' '));
  if (named.length > 0 || role !== 'judge_verdict') return named;
  return [...columns.keys()].filter((column) => OTHER_JUDGE.test(columns[column] ?? ''));
}

/**
 * Columns that bear one of the names, in order. One spelled exactly hides those that differ from it in
 * spelling alone.
 */
function findNamed(columns: readonly string[], names: readonly string[]): number[] {
  const found = names.flatMap((name) => {
    const key = nameKey(name);
    const exact = columns.indexOf(name);
    if (exact !== -1) return [exact];
    return [...columns.keys()].filter((column) => nameKey(columns[column] ?? '') === key);
  });
  return found.sort((a, b) => a - b);
}

/** A column name without case, white space, invisible characters, hyphens and underscores. */
function nameKey(name: string): string {
  return name.replace(/[\s_\u0085\u00AD\u200B-\u200F\u2060-]/g, '').toLowerCase();
}

/**
 * Column names made unique as pandas does: `answer.1` for a second `answer`, the next free number where
 * that name is taken, `Unnamed: 3` for an empty one. `duplicates` are the names that stood more than once.
 */
export function uniqueColumns(header: readonly string[]): {
  columns: string[];
  duplicates: string[];
} {
  const columns = header.map((name, column) => (name === '' ? `Unnamed: ${column}` : name));
  // Given names come first, so that they are kept as they are where an unnamed column would take one.
  const order = [...header.keys()].sort(
    (a, b) => Number(header[a] === '') - Number(header[b] === ''),
  );
  const counts = new Map<string, number>();
  const taken = new Set(columns);
  const duplicates = new Set<string>();
  for (const column of order) {
    const name = columns[column] ?? '';
    let unique = name;
    let count = counts.get(name) ?? 0;
    if (count > 0 && header[column] !== '') duplicates.add(name);
    while (count > 0) {
      counts.set(name, count + 1);
      unique = `${name}.${count}`;
      count = taken.has(unique) ? count + 1 : (counts.get(unique) ?? 0);
    }
    columns[column] = unique;
    taken.add(unique);
    counts.set(unique, count + 1);
  }
  return { columns, duplicates: [...duplicates] };
}

/** A string that two files share if and only if they have the same columns in the same order. */
export function headerSignature(columns: readonly string[]): string {
  return JSON.stringify(columns);
}
