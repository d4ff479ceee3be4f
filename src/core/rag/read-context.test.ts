import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readContext, readWideContext } from './read-context.ts';

/** The chunks as `name: text`. */
function chunksOf(cell: string): string[] {
  const reading = readContext(cell);
  if ('unreadable' in reading) throw new Error(reading.unreadable);
  return reading.chunks.map(({ name, text }) => `${name}: ${text}`);
}

describe('a list of objects', () => {
  it.each([
    [`[{"source": "x.txt", "text": "a"}]`, ['x.txt: a']],
    [`[{"id": 7, "content": "a"}, {"doc_id": "d", "page_content": "b"}]`, ['7: a', 'd: b']],
    [`[{"title": "T", "chunk": "a"}, {"url": "u", "passage": "b"}]`, ['T: a', 'u: b']],
    [`[{"file_name": "f", "text": "a"}, {"text": "b"}]`, ['f: a', '2: b']],
    [`[{"metadata": {"source": "x"}, "page_content": "a"}]`, ['x: a']],
    [`[{"metadata.source": "x", "text": "a"}]`, ['x: a']],
    [`[{"metadata": {"page": 3}, "text": "a"}]`, ['1: a']],
    [`[{"metadata": "x", "text": "a"}]`, ['1: a']],
    [`[{"title": "T", "source": "x", "passage": "p", "text": "a"}]`, ['x: a']],
    [`[{"source": null, "id": "i", "text": "a"}]`, ['i: a']],
    [`[{"source": " ", "id": "", "title": " T ", "text": "a"}]`, ['T: a']],
    [`[{"id": 12345678901234567890, "text": "a"}]`, ['12345678901234567890: a']],
    [`[{"source": "x", "text": 7}]`, ['x: 7']],
    [`[{"source": "x", "text": null, "content": "a"}]`, ['x: a']],
    [`[{"source": "x", "text": "", "content": "a"}]`, ['x: a']],
    [`[{"source": "x", "text": ""}]`, ['x: ']],
    [`[{"source": "x", "text": "a", "score": 0.5, "tags": ["t"]}]`, ['x: a']],
    [`{"source": "x", "text": "a"}`, ['x: a']],
    [`[{"source": "x", "text": "a"}, "b"]`, ['x: a', '2: b']],
    [`[{'source': 'x', 'text': 'a'}]`, ['x: a']],
    [`[{'source': "it's", 'text': 'a\\nb', 'page': None, 'is': True}]`, ["it's: a\nb"]],
    [`[{'id': 7, 'text': 'a'},]`, ['7: a']],
    [`({'source': 'x', 'text': 'a'},)`, ['x: a']],
    [`[{'source': 'x', 'text': 'a'}\n {'source': 'y', 'text': 'b'}]`, ['x: a', 'y: b']],
    [`[Document(metadata={'source': 'x'}, page_content='a')]`, ['x: a']],
    [`array([{'source': 'x', 'text': 'a'}], dtype=object)`, ['x: a']],
    [` \n[\n  {"source": "x", "text": "a"}\n]\n`, ['x: a']],
    [`[{"source": "x", "text": "[1, 2]"}]`, ['x: [1, 2]']],
  ])('%j', (cell, chunks) => {
    expect(chunksOf(cell)).toEqual(chunks);
  });
});

describe('a list of strings', () => {
  it.each([
    [`["a", "b"]`, ['1: a', '2: b']],
    [`['a', "it's"]`, ['1: a', "2: it's"]],
    [`['a' 'b']`, ['1: a', '2: b']],
    [`["Source: x.txt\\na", "Title: Nile\\nb"]`, ['x.txt: a', 'Nile: b']],
    [`["[x.txt] a", "[2] b", "[Source: y] c"]`, ['x.txt: a', '2: b', 'y: c']],
    [`["Source: x.txt a", "Source: https://x.org/e. b"]`, ['x.txt: a', 'https://x.org/e: b']],
    [`["Source: the river rises here."]`, ['1: Source: the river rises here.']],
    [`["Source: x.txt"]`, ['x.txt: ']],
    [`["source : x\\r\\na"]`, ['x: a']],
    [`["[...] a", "[ ] b"]`, ['1: [...] a', '2: [ ] b']],
    [`["a [x.txt] b"]`, ['1: a [x.txt] b']],
    [`["", "b"]`, ['1: ', '2: b']],
  ])('%j', (cell, chunks) => {
    expect(chunksOf(cell)).toEqual(chunks);
  });
});

describe('plain text', () => {
  it.each([
    ['a', ['1: a']],
    ['a\nb', ['1: a\nb']],
    ['Source: x\na\nSource: y\nb\nc', ['x: a', 'y: b\nc']],
    ['[x]\na\n\n[y]\nb', ['x: a', 'y: b']],
    ['[1]\na\n[2]\nb', ['1: a', '2: b']],
    ['Document 1\na\nDocument 2:\nb', ['Document 1: a', 'Document 2: b']],
    ['--- x.txt ---\na\n--- y.txt ---\nb', ['x.txt: a', 'y.txt: b']],
    ['---x---\na', ['x: a']],
    ['## Document 1\na\n**Source: y**\nb', ['Document 1: a', 'y: b']],
    ['Source: x\r\na\r\nSource: y\r\nb', ['x: a', 'y: b']],
    ['[1]\nSource: x\na\n[2]\nSource: y\nb', ['x: a', 'y: b']],
    ['a\nSource: x\n\nb\nSource: y', ['x: a', 'y: b']],
    ['Context:\n[x]\na', ['x: a']],
    ['Before it.\n[x]\na', ['x: a', '2: Before it.']],
    ['[x]\na\n[y]', ['x: a', 'y: ']],
    ['[1] a\n[2] b', ['1: [1] a\n[2] b']],
    ['a\n---\nb', ['1: a\n---\nb']],
    ['[sic] is what it says', ['1: [sic] is what it says']],
    ['(Amazon) is a river', ['1: (Amazon) is a river']],
    ['{so it is}', ['1: {so it is}']],
    ['Amazon(a river) is long', ['1: Amazon(a river) is long']],
    ['"Long", it says', ['1: "Long", it says']],
    ['Source:\na', ['1: Source:\na']],
    ['स्रोत\n[निबंध]\nनदी', ['निबंध: नदी', '2: स्रोत']],
  ])('%j', (cell, chunks) => {
    expect(chunksOf(cell)).toEqual(chunks);
  });
});

it.each(['', ' ', '\n\u3000', '[]', ' [ ] ', '()', 'None', 'null', 'nan', 'NaN'])(
  'there is no context in %j',
  (cell) => {
    expect(readContext(cell)).toEqual({ chunks: [] });
  },
);

describe('what is wrong is said of', () => {
  const noText = 'has no text: it needs one of text, content, page_content, chunk, passage.';
  it.each([
    [`[{"source": "x", "text": "a"`, 'at its character 29 a comma or } is missing'],
    [`[{"source": "x", "text": "a`, 'at its character 26 the end of the text in " is missing'],
    [`[{'text': 'it's long'}]`, 'at its character 15 a comma or } is missing'],
    [`["a", "b"`, 'at its character 10 a comma or ] is missing'],
    [`['a', ...]`, 'at its character 7 a value is missing'],
    [`[{"text": "a"}] and more`, 'at its character 17 the end is missing'],
    [`{"text": "a"`, 'at its character 13 a comma or } is missing'],
    [`[None, 'a'`, 'at its character 11 a comma or ] is missing'],
    [`[Document(page_content='a'`, 'at its character 27 a comma or ) is missing'],
    ['[', 'at its character 2 a value is missing'],
    ['{', 'at its character 2 a value is missing'],
    [`${'['.repeat(200)}"a"`, 'at its character 102 the end of 100 open brackets is missing'],
    [`[{"source": "x"}]`, `Chunk 1 of the context ${noText}`],
    [`["a", {"text": ["b"]}]`, `Chunk 2 of the context ${noText}`],
    [`{"x.txt": "a"}`, `Chunk 1 of the context ${noText}`],
    ['{}', `Chunk 1 of the context ${noText}`],
    ['[1, 2]', 'Chunk 1 of the context is neither a text nor an object with one.'],
    [`["a", null]`, 'Chunk 2 of the context is neither a text nor an object with one.'],
    [`[["a"]]`, 'Chunk 1 of the context is neither a text nor an object with one.'],
  ])('%j', (cell, sentence) => {
    expect(readContext(cell)).toEqual({ unreadable: expect.stringContaining(sentence) });
  });
});

function read(...cells: [string, string][]) {
  return readWideContext(cells.map(([text, source]) => ({ text, source })));
}

it('reads wide columns, and leaves a gap its position', () => {
  expect(read(['a', 'x'], ['b', ''], ['', ''], ['[y] d', ''], [' ', ' '])).toEqual({
    chunks: [
      { name: 'x', text: 'a' },
      { name: '2', text: 'b' },
      { name: '3', text: '' },
      { name: 'y', text: 'd' },
    ],
  });
  expect(read()).toEqual({ chunks: [] });
});

const CELLS = [
  `[{"source": "x.txt", "text": "a \\"quoted\\" one\\n"}, {"id": 7, "metadata": {"source": "y"}, "content": "b"}]`,
  `[{'source': 'x.txt', 'text': "it's", 'page': None}, Document(page_content='b\\x41')]`,
  `['a' "b"\n 'c']`,
  'Source: x\na\n\n[y]\nb\n--- z ---\nc\nDocument 3\nd',
];

describe('any text', () => {
  const mutated = fc
    .tuple(
      fc.constantFrom(...CELLS),
      fc.array(
        fc.tuple(
          fc.nat(200),
          fc.nat(6),
          fc.constantFrom('', '"', "'", '\\', '[', '}', ',', '\n', '\uD83D', '(', ':'),
        ),
        { maxLength: 5 },
      ),
    )
    .map(([cell, edits]) =>
      edits.reduce(
        (text, [at, length, put]) => text.slice(0, at) + put + text.slice(at + length),
        cell,
      ),
    );
  const texts = fc.oneof(
    mutated,
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc
      .array(
        fc.constantFrom(
          ...Array.from('[]{}()\'",:\\\n -'),
          'Source: x',
          'u0',
          'text',
          'None',
          'a=',
        ),
        {
          maxLength: 40,
        },
      )
      .map((pieces) => pieces.join('')),
  );

  it('has named chunks, or a sentence that says what is wrong', () => {
    fc.assert(
      fc.property(texts, (cell) => {
        const reading = readContext(cell);
        const said =
          'chunks' in reading ? reading.chunks.map(({ name }) => name) : [reading.unreadable];
        expect(said.filter((one) => one.trim() === '')).toEqual([]);
      }),
      { numRuns: 10_000 },
    );
  });

  it.each([
    '[',
    '{',
    '(',
    '["a",',
    '{"a":',
    '[x]\n',
    'Source: x\n',
    '- ',
    '---',
    '--- a',
    ' ',
    '\n',
    'a(',
    '[ ',
    '\\',
    '# *',
  ])('of nothing but %j is read in time that grows with its length', (piece) => {
    expect(readContext(piece.repeat(100_000))).toBeDefined();
  });

  it('that is a list comes back as it was written', () => {
    const chunk = fc.record({
      source: fc.stringMatching(/^[a-z]{1,9}$/),
      text: fc.string({ unit: 'binary' }),
    });
    fc.assert(
      fc.property(fc.array(chunk, { minLength: 1 }), (chunks) => {
        expect(readContext(JSON.stringify(chunks))).toEqual({
          chunks: chunks.map(({ source, text }) => ({ name: source, text })),
        });
      }),
    );
  });
});
