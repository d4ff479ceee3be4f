import type { GoldenForm } from '../core/golden-answers.ts';
import { isRelaxationId, type RelaxationId, RELAXATIONS } from '../core/what-if/relaxations.ts';
import { usage } from './usage.ts';

/** What is counted beside the scorers' verdicts, or changes what they compare with. */
export interface VariantOptions {
  /** Each with the relaxations that it combines; the last is all of them together where there are several. */
  whatIfs: RelaxationId[][];
  /** How a cell holds several golden answers; undefined: it is one. */
  goldenForm: GoldenForm | undefined;
  squad: boolean;
}

/** The options as `parseArgs` takes them. */
export const VARIANT_ARGUMENTS = {
  'what-if': { type: 'string' },
  'golden-answers': { type: 'string' },
  squad: { type: 'boolean' },
} as const;

const IDS = RELAXATIONS.map(({ id }) => id);

export const VARIANT_HELP = `  --golden-answers FORM  several golden answers in a cell, of which any will do: json for a JSON
                    list, else the text between them
  --squad           tell SQuAD's exact match and F1 too
  --what-if LIST    count how many verdicts would flip under each of these, and under all together
                    (a+b combines two, all is each of them):
                    ${IDS.slice(0, 6).join(', ')},
                    ${IDS.slice(6).join(', ')}
`;

/** What the arguments say of variants. Throws Problem `usage`. */
export function readVariantOptions(values: {
  'what-if'?: string | undefined;
  'golden-answers'?: string | undefined;
  squad?: boolean | undefined;
}): VariantOptions {
  return {
    whatIfs: values['what-if'] === undefined ? [] : readWhatIfs(values['what-if']),
    goldenForm:
      values['golden-answers'] === undefined ? undefined : readForm(values['golden-answers']),
    squad: values.squad === true,
  };
}

function readForm(value: string): GoldenForm {
  if (value === '')
    throw usage('--golden-answers is json, or the text between the golden answers of a cell.');
  return value === 'json' ? 'json' : { delimiter: value };
}

function readWhatIfs(value: string): RelaxationId[][] {
  const named = value
    .split(',')
    .map((item) => item.trim())
    .flatMap((item) => (item === 'all' ? IDS.map((id) => [id]) : [item.split('+').map(readId)]));
  const together = IDS.filter((id) => named.flat().includes(id));
  // In the order in which they are applied, so that one combination has one name.
  const lists = [...named, together].map((ids) => IDS.filter((id) => ids.includes(id)));
  return lists.filter((ids, place) => lists.findIndex((other) => isSame(other, ids)) === place);
}

function isSame(a: readonly RelaxationId[], b: readonly RelaxationId[]): boolean {
  return a.join('+') === b.join('+');
}

function readId(text: string): RelaxationId {
  const id = text.trim();
  if (!isRelaxationId(id)) throw usage(`--what-if knows ${IDS.join(', ')} and all, not "${id}".`);
  return id;
}
