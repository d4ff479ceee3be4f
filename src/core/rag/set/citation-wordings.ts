/** A source as a response quotes it. */
export interface QuotedName {
  name: string;
  /** Its place in the context, counted from 1; beyond its end where the source is invented. */
  position: number;
}

/** A way in which a response quotes its sources. */
export interface CitationWording {
  id: string;
  /** What it looks like. */
  label: string;
  write(answer: string, quoted: readonly QuotedName[]): string;
}

/** The ways that a labelled set is worded in. */
export const CITATION_WORDINGS: readonly CitationWording[] = [
  { id: 'numbers', label: 'numbers, [2][4]', write: inline(({ position }) => `[${position}]`, '') },
  {
    id: 'number_list',
    label: 'a list of numbers, [2, 4]',
    write: (answer, quoted) => `${answer} [${quoted.map(({ position }) => position).join(', ')}]`,
  },
  {
    id: 'footnotes',
    label: 'footnotes, [^2]',
    write: inline(({ position }) => `[^${position}]`, ''),
  },
  {
    id: 'lenticular',
    label: 'numbers with a name, 【2†…】',
    write: inline(({ name, position }) => `【${position}†${name}】`, ''),
  },
  { id: 'round', label: '(Source: …)', write: inline(({ name }) => `(Source: ${name})`, ' ') },
  { id: 'square', label: '[Source: …]', write: inline(({ name }) => `[Source: ${name}]`, ' ') },
  { id: 'attribute', label: 'source="…"', write: inline(({ name }) => `source="${name}"`, ' ') },
  {
    id: 'element',
    label: '<source>…</source>',
    write: inline(({ name }) => `<source>${name}</source>`, ' '),
  },
  {
    id: 'lines',
    label: 'Source: … on a line of its own',
    write: (answer, quoted) => listAfter(answer, '', quoted, (name) => `Source: ${name}`),
  },
  {
    id: 'bullets',
    label: 'a closing list with bullets',
    write: (answer, quoted) => listAfter(answer, '\nSources:\n', quoted, (name) => `- ${name}`),
  },
  {
    id: 'own_numbers',
    label: 'numbers of a closing list of its own',
    write: (answer, quoted) =>
      listAfter(
        `${answer} ${quoted.map((_, at) => `[${at + 1}]`).join('')}`,
        '\nReferences:\n',
        quoted,
        (name, at) => `${at + 1}. ${name}`,
      ),
  },
  {
    id: 'semicolons',
    label: 'a closing list with semicolons',
    write: (answer, quoted) =>
      `${answer}\n\nCitations: ${quoted.map(({ name }) => name).join('; ')}`,
  },
  { id: 'links', label: 'links, […](…)', write: inline(({ name }) => `[${name}](${name})`, ' ') },
];

function inline(mark: (quoted: QuotedName) => string, between: string): CitationWording['write'] {
  return (answer, quoted) => `${answer} ${quoted.map(mark).join(between)}`;
}

function listAfter(
  answer: string,
  head: string,
  quoted: readonly QuotedName[],
  line: (name: string, at: number) => string,
): string {
  return `${answer}\n${head}${quoted.map(({ name }, at) => line(name, at)).join('\n')}`;
}
