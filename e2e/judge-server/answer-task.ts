/** What a well-behaved model answers to one kind of question, from the texts of its prompt. */
type Answer = (texts: ReadonlyMap<string, string>) => object;

/** By a word that the prompt of each task, and of no other, asks for. */
const TASKS: Record<string, Answer> = {
  sorted_list: (texts) => ({ sorted_list: sortCandidates(texts) }),
  new_question: (texts) => ({
    new_question: `${textOf(texts, 'first_question')} ${textOf(texts, 'second_question')}`,
    new_answer: `${textOf(texts, 'first_answer')} ${textOf(texts, 'second_answer')}`,
  }),
  evaluation_result: (texts) => ({ evaluation_result: checkLength(texts) }),
  coverage: (texts) => ({ coverage: rateCoverage(texts), reason: 'As the texts say.' }),
};

/** The answer to a prompt of a task; undefined where it asks for a verdict. */
export function answerTask(prompt: string): object | undefined {
  const texts = readTexts(prompt);
  const task = Object.keys(TASKS).find((word) => prompt.includes(`"${word}"`));
  return task === undefined ? undefined : TASKS[task]?.(texts);
}

/** The texts of a prompt by the names on their marker lines. */
function readTexts(prompt: string): Map<string, string> {
  const blocks = /^\[([0-9a-f]{12}) ([\w ]+) begins\]\n(.*?)\n\[\1 \2 ends\]$/gms;
  return new Map(Array.from(prompt.matchAll(blocks), ([, , name = '', text = '']) => [name, text]));
}

function textOf(texts: ReadonlyMap<string, string>, name: string): string {
  return texts.get(name) ?? '';
}

export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** By the words that each shares with the question, most first. */
function sortCandidates(texts: ReadonlyMap<string, string>): number[] {
  const asked = new Set(wordsOf(textOf(texts, 'question')));
  const candidates = [...texts].filter(([name]) => name.startsWith('candidate '));
  const shared = candidates.map(
    ([, text]) => wordsOf(text).filter((word) => asked.has(word)).length,
  );
  return [...shared.keys()].sort((a, b) => (shared[b] ?? 0) - (shared[a] ?? 0) || a - b);
}

/** Up to so many words are concise. */
const CONCISE_WORDS = 20;

function checkLength(texts: ReadonlyMap<string, string>): '1' | '0' {
  const isConcise = wordsOf(textOf(texts, 'response')).length <= CONCISE_WORDS;
  return isConcise === (textOf(texts, 'ideal_length') === 'concise') ? '1' : '0';
}

function rateCoverage(texts: ReadonlyMap<string, string>): number {
  const golden = [...new Set(wordsOf(textOf(texts, 'answer')))];
  const given = [...texts].filter(([name]) => name.startsWith('text '));
  const held = new Set(given.flatMap(([, text]) => wordsOf(text)));
  return golden.length === 0 ? 0 : golden.filter((word) => held.has(word)).length / golden.length;
}
