import type { Finding, Reason, ReasonDetails, ReasonId, WhiteSpaceKind } from './reason.ts';

const WHITE_SPACE: Record<WhiteSpaceKind, string> = {
  ends: 'at an end of the golden answer',
  double: 'doubled',
  no_break: 'a no-break space',
  line_break: 'a line break',
  beside_mark: 'beside punctuation',
  other: 'a space of another kind',
};

const MARKS: Record<ReasonDetails['quotes_dashes']['how'], string> = {
  kind: 'With the same kind of quotes and dashes in both texts',
  space: 'With punctuation taken for spaces in both texts',
  none: 'With punctuation left out of both texts',
};

/** How each kind of reason is told of one row. Quoted text is the row's own. */
const SENTENCES: { [Id in ReasonId]: (detail: ReasonDetails[Id]) => string } = {
  inside_word: ({ part, word, before, after }) =>
    `Inside a longer word. ${quote(part)} is a part of ${quote(word)}, which adds ${tellAdded(before, after)}.`,
  crosses_word_boundary: ({ part, word, before, after }) =>
    `Crosses a word boundary. ${quote(part)} runs over several words and ends inside one: ${quote(word)} adds ${tellAdded(before, after)}.`,
  punctuation_attached: ({ mark }) =>
    `Punctuation attached. ${quote(mark)} is attached to the match, and word overlap strips only ASCII punctuation, so it sees another word.`,
  punctuation_inside: ({ mark, rest }) =>
    `Punctuation inside a word. ${quote(mark)} ${rest === '' ? 'is attached to the match without a space' : `joins the match to ${quote(rest)}`}, so word overlap sees one longer word.`,
  no_spaces: ({ attached }) =>
    `Script without spaces. ${quote(attached)} follows or precedes the match without a space, as it does in this script, so word overlap sees one long word.`,
  words_between: ({ words, count, golden }) =>
    `Words between. ${allOf(golden)} golden words are there, with ${list(words, count)} between them, so the phrase is not one run of characters.`,
  other_order: ({ words, golden }) =>
    `Other order. ${allOf(golden)} golden words are there, but as ${list(words, golden)}.`,
  white_space: ({ kinds }) =>
    `White space differs: ${kinds.map((kind) => WHITE_SPACE[kind]).join(', ')}. The words are the same.`,
  punctuation_between: tellBetween,
  punctuation_at_end: ({ mark }) =>
    `Punctuation at an end. The golden answer has ${quote(mark)} there, the response has not.`,
  repeated_word: ({ word, golden, response }) =>
    `Repeated golden word. ${quote(word)} stands ${times(golden)} in the golden answer and ${times(response)} in the response; word overlap counts it once.`,
  no_golden_words: ({ golden }) =>
    `Golden answer with no words. ${quote(golden)} is punctuation or white space alone: word overlap passes any response.`,
  words_missing: ({ words, missing, golden }) =>
    `Words missing. ${list(words, missing)}: ${missing} of ${golden} golden words.`,
  unicode_form: ({ form }) =>
    `Unicode form. Both texts written in ${form}, the golden answer is there: the same letters have other code points.`,
  case_fold: () =>
    'Letter case. With letters folded (such as “ß” to “ss”), the golden answer is there.',
  quotes_dashes: ({ how }) => `Quotes, dashes, marks. ${MARKS[how]}, the golden answer is there.`,
  invisible: ({ characters }) =>
    `Invisible characters. ${characters.join(', ')} shows nothing; without it the golden answer is there.`,
  nukta: () => 'Nukta. Without the dot below a letter, the golden answer is there.',
  digits: () =>
    'Digits of another script. With all digits in one script, the golden answer is there.',
  number_form: () =>
    'Number written otherwise. With numbers written one way, the golden answer is there.',
  one_edit: ({ golden, response }) =>
    `One edit away. The golden answer has ${quote(golden)}, the response has ${quote(response)}.`,
  alternatives: ({ alternative }) =>
    `List of alternatives. The golden answer looks like more than one, and ${quote(alternative)} of it is in the response.`,
  risk_negation: ({ word }) =>
    `At risk: negation. ${quote(word)} stands near the match, which may be turned away rather than given.`,
  risk_short: ({ golden }) =>
    `At risk: short. ${quote(golden)} is found only inside a longer word or number.`,
  risk_candidates: ({ sign }) =>
    `At risk: several candidates. ${quote(sign)} stands near the match, which may be one of several answers offered.`,
  risk_long: ({ characters }) =>
    `At risk: long response. At ${characters} characters it may hold the golden answer by chance.`,
};

/** What a person reads: the reason's name as a short sentence, then what is so in this row. */
export function reasonSentence(reason: Reason): string {
  const sentence = tell(reason);
  if (reason.split === undefined) return sentence;
  return `${sentence} The match takes only a part of the character ${quote(reason.split)}, which is marked whole.`;
}

function tell<Id extends ReasonId>({ id, detail }: Finding<Id>): string {
  return SENTENCES[id](detail);
}

function tellAdded(before: string, after: string): string {
  const added = [
    ...(before === '' ? [] : [`${quote(before)} before it`]),
    ...(after === '' ? [] : [`${quote(after)} after it`]),
  ];
  return added.join(' and ');
}

function tellBetween({ golden, response }: ReasonDetails['punctuation_between']): string {
  if (response === '')
    return `Punctuation between. The golden answer has ${quote(golden)} between its words, the response has not.`;
  if (golden === '')
    return `Punctuation between. The response has ${quote(response)} between the golden words.`;
  return `Punctuation between. The golden answer has ${quote(golden)} between its words, the response ${quote(response)}.`;
}

function list(words: string[], count: number): string {
  const more = count - words.length;
  return words.map(quote).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

function allOf(words: number): string {
  return words === 2 ? 'Both' : `All ${words}`;
}

function times(count: number): string {
  return count === 1 ? 'once' : `${count} times`;
}

function quote(text: string): string {
  return `“${text}”`;
}
