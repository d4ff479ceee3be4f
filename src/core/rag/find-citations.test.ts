import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findCitations } from './find-citations.ts';

function namesIn(response: string, known: readonly string[] = []): string[] {
  return findCitations(response, [], (name) => known.includes(name)).map(({ name }) => name);
}

function cut(response: string): string[] {
  return findCitations(response).map(({ start, end }) => response.slice(start, end));
}

describe('a source is quoted by a number in brackets', () => {
  it.each([
    ['The river is long [1].', ['1']],
    ['Long [1] and wide [2].', ['1', '2']],
    ['Long [1, 3].', ['1', '3']],
    ['Long [1,3].', ['1', '3']],
    ['Long [1; 3].', ['1', '3']],
    ['Long [1 and 3].', ['1', '3']],
    ['Long [1-3].', ['1', '2', '3']],
    ['Long [1–3].', ['1', '2', '3']],
    ['Long [1, 3-5].', ['1', '3', '4', '5']],
    ['Long [1][4].', ['1', '4']],
    ['word[1][2].', ['1', '2']],
    ['Long [^2].', ['2']],
    ['Long [^essay].', ['essay']],
    ['Long ［１］.', ['1']],
    ['长［１，３］。', ['1', '3']],
    ['Long [１].', ['1']],
    ['लंबी [१]।', ['1']],
    ['طويل [٢].', ['2']],
    ['طويل [١، ٢].', ['1', '2']],
    ['Long 〔2〕.', ['2']],
    ['Long [ 1 ].', ['1']],
    ['Long [[1]].', ['1']],
    ['Long [[1], [2]].', ['1', '2']],
    ['Long [see [1]].', ['1']],
    ['Long (see [1]).', ['1']],
    [String.raw`Long \[1\].`, ['1']],
    ['Long [Source 1].', ['1']],
    ['Long [Doc 2].', ['2']],
    ['Long (Document 3).', ['3']],
    ['Long [Source 1, Source 2].', ['1', '2']],
    ['Long [Doc 1; Doc 2].', ['1', '2']],
    ['Long (Source 1, Source 3).', ['1', '3']],
    ['Long [48213].', ['48213']],
    ['Long [01].', ['01']],
    ['[1] says that it is long.', ['1']],
    ['Long【4†essay】.', ['essay']],
    ['Long【4†source】.', ['4']],
    ['Long【4:0†essay.pdf】.', ['essay.pdf']],
    ['Long【12†L3-L9】.', ['12']],
    ['Long【3】.', ['3']],
    ['Long【1, 3】.', ['1', '3']],
    ['طويل【١،٣】.', ['١', '٣']],
    ['Long [4†source].', ['4']],
    ['**Long**[1]', ['1']],
    ['Is it long[1]? Yes[2]!', ['1', '2']],
    ['| long | [1] |', ['1']],
  ])('%j', (response, names) => {
    expect(namesIn(response)).toEqual(names);
  });
});

describe('a source is quoted by its name', () => {
  it.each([
    ['Long (Source: essay.txt).', ['essay.txt']],
    ['Long [Source: essay.txt].', ['essay.txt']],
    ['Long [source: essay.txt]', ['essay.txt']],
    ['Long.\nSource: essay.txt', ['essay.txt']],
    ['Long. Source: essay.txt', ['essay.txt']],
    ['Source: essay.txt. It is long.', ['essay.txt']],
    ['Long. Source: essay.txt Source: notes.txt', ['essay.txt', 'notes.txt']],
    ['Long — Source: essay.txt', ['essay.txt']],
    ['Long, source: essay.txt.', ['essay.txt']],
    ['Long.\nSource(s): essay.txt. Wide.', ['essay.txt']],
    ['**Source:** essay.txt', ['essay.txt']],
    ['*Source: essay.txt*', ['essay.txt']],
    ['> Source: essay.txt\n\nIt is long.', ['essay.txt']],
    ['- Source: essay.txt\n- It is long.', ['essay.txt']],
    ['Source: Amazon rainforest\nIt is long.', ['Amazon rainforest']],
    ['Long. Source: Amazon rainforest. It is wide.', ['Amazon rainforest']],
    ['Long (Source: Amazon (river)).', ['Amazon (river)']],
    ['Long (Sources: essay.txt, notes.txt).', ['essay.txt', 'notes.txt']],
    ['Long (Sources: essay.txt; notes).', ['essay.txt', 'notes']],
    ['Long (Source: essay.txt and notes.txt).', ['essay.txt', 'notes.txt']],
    ['Long (Source: **essay.txt**, **notes.txt**).', ['essay.txt', 'notes.txt']],
    ['Long (Source: "essay.txt", "notes.txt").', ['essay.txt', 'notes.txt']],
    ['Long (Source: essay.txt, Source: notes.txt).', ['essay.txt', 'notes.txt']],
    ['Long [Source: The essay; Source: The notes].', ['The essay', 'The notes']],
    ['طويل (Source: essay.txt، notes.txt).', ['essay.txt', 'notes.txt']],
    ['Long (Source: "The long essay").', ['The long essay']],
    ['Long (Source: `essay.txt`).', ['essay.txt']],
    ['Long (Source: [1]).', ['1']],
    ['Long (Source: 1, 3).', ['1', '3']],
    ['Long (Source: https://example.org/essay).', ['https://example.org/essay']],
    ['Long (Source: [essay](https://example.org/e)).', ['https://example.org/e']],
    ['长（Source：essay.txt）。', ['essay.txt']],
    ['Long source="essay.txt".', ['essay.txt']],
    ["Long source='essay.txt'.", ['essay.txt']],
    ['<quote source="essay.txt">long</quote>', ['essay.txt']],
    ['{"answer": "long", "source": "essay.txt"}', ['essay.txt']],
    ['Long <source>essay.txt</source>.', ['essay.txt']],
    ['<SOURCE>essay.txt; notes.txt</SOURCE>', ['essay.txt', 'notes.txt']],
    ['Long [essay.txt].', ['essay.txt']],
    ['Long [essay.txt, notes.pdf].', ['essay.txt', 'notes.pdf']],
    ['नदी लंबी है (Source: निबंध.txt)।', ['निबंध.txt']],
    ['Long (Source: essay-1.txt) and wide (Source: essay-2.txt).', ['essay-1.txt', 'essay-2.txt']],
  ])('%j', (response, names) => {
    expect(namesIn(response)).toEqual(names);
  });

  it('in square brackets where the context has a source of that name', () => {
    expect(namesIn('Long [Amazon rainforest].')).toEqual([]);
    expect(namesIn('Long [Amazon rainforest].', ['Amazon rainforest'])).toEqual([
      'Amazon rainforest',
    ]);
  });

  it('with a page, where the context has a source of that name', () => {
    const known = ['essay.txt', 'Amazon rainforest'];
    expect(namesIn('Long [essay.txt, p. 3].', known)).toEqual(['essay.txt, p. 3']);
    expect(namesIn('Long [essay.txt:12].', known)).toEqual(['essay.txt:12']);
    expect(namesIn('Long [Amazon rainforest, 2019].', known)).toEqual(['Amazon rainforest, 2019']);
    expect(namesIn('Long [Nile, 2019].', known)).toEqual([]);
  });

  it('in parentheses where the context has a file of that name', () => {
    expect(namesIn('Long (essay.txt).', ['essay.txt'])).toEqual(['essay.txt']);
    expect(namesIn('Long (Amazon).', ['Amazon'])).toEqual([]);
  });

  it.each(['2019', '0'])('%s, where the context has a source of that name', (number) => {
    expect(namesIn(`Long [${number}].`)).toEqual([]);
    expect(namesIn(`Long [${number}].`, [number])).toEqual([number]);
  });
});

describe('sources are quoted in a closing list', () => {
  it.each([
    ['Long.\n\nSources:\n- essay.txt\n- notes.txt', ['essay.txt', 'notes.txt']],
    ['Long.\n\nSources:\n* essay.txt\n\n* notes.txt\n', ['essay.txt', 'notes.txt']],
    ['Long.\n\nSources\nessay.txt\nThe notes', ['essay.txt', 'The notes']],
    ['Long.\r\n\r\nSources:\r\n- essay.txt\r\n- notes.txt\r\n', ['essay.txt', 'notes.txt']],
    ['Long.\n## References\n1. essay.txt\n2. The notes', ['essay.txt', 'The notes']],
    ['Long.\n\n**Citations:**\n1) essay.txt', ['essay.txt']],
    ['Long.\n\n**Sources**:\n[1] essay.txt\n[2]: notes.txt', ['essay.txt', 'notes.txt']],
    ['Long.\nREFERENCES\n• essay.txt', ['essay.txt']],
    ['Long.\nSources: essay.txt; The notes', ['essay.txt', 'The notes']],
    ['Long.\nSources: essay.txt, notes.txt', ['essay.txt', 'notes.txt']],
    ['Long.\nSources: [1], [3]', ['1', '3']],
    [
      'Long.\nSources: essay.txt (p. 3), notes.txt (pp. 5-6)',
      ['essay.txt (p. 3)', 'notes.txt (pp. 5-6)'],
    ],
    ['Long.\nSources: 1; 3', ['1', '3']],
    ['Long.\n\nSources:\n- [1]\n- [2]', ['1', '2']],
    ['Long.\nSource: essay.txt', ['essay.txt']],
    ['Long.\n\nReferences:\n- `essay.txt`', ['essay.txt']],
    ['Long.\n\nReferences:\n- [Essay](https://example.org/e)', ['https://example.org/e']],
    ['Long.\n\nReferences:\n1. Essay - https://example.org/e', ['https://example.org/e']],
    ['Long [1].\n\nSources:\n1. essay.txt', ['1', 'essay.txt']],
    ['Long[^1].\n\n[^1]: essay.txt', ['1', 'essay.txt']],
    ['Long [1].\n\n[1]: https://example.org/e', ['1', 'https://example.org/e']],
  ])('%j', (response, names) => {
    expect(namesIn(response)).toEqual(names);
  });

  it.each([
    ['Sources:\n\n- coal\n- wind\n\nBoth are used a lot in the country.'],
    ['Sources of energy are coal and wind'],
    ['It has many sources'],
    ['Its\nreferences\n'],
    ['Sources:'],
  ])('but not in %j', (response) => {
    expect(namesIn(response)).toEqual([]);
  });
});

describe('a source is quoted by a link', () => {
  it.each([
    ['Long ([essay](https://example.org/essay)).', ['https://example.org/essay']],
    ['Long [1](https://example.org/essay).', ['https://example.org/essay']],
    ['Long [[1]](https://example.org/essay).', ['https://example.org/essay']],
    ['Long [1](#source-1).', ['1']],
    ['Long [essay](essay.txt).', ['essay.txt']],
    ['Long [essay](<https://example.org/essay> "Essay").', ['https://example.org/essay']],
    ['Long https://example.org/essay.', ['https://example.org/essay']],
    ['Long (https://example.org/essay).', ['https://example.org/essay']],
    ['Long (https://example.org/a_(b)).', ['https://example.org/a_(b)']],
    ['Long [a](https://example.org/a_(b)).', ['https://example.org/a_(b)']],
    ['Long www.example.org/essay, wide.', ['www.example.org/essay']],
    ['Long <https://example.org/essay>.', ['https://example.org/essay']],
    ['Long https://example.org/e?a=1&b=2#c!', ['https://example.org/e?a=1&b=2#c']],
    ['长：https://example.org/essay。', ['https://example.org/essay']],
  ])('%j', (response, names) => {
    expect(namesIn(response)).toEqual(names);
  });

  it('and its text is another name of the same source, but not its number', () => {
    expect(findCitations('[essay.txt](https://example.org/e)')).toEqual([
      {
        style: 'markdown_link',
        start: 0,
        end: 34,
        name: 'https://example.org/e',
        others: ['essay.txt'],
      },
    ]);
    expect(findCitations('[1](https://example.org/e)')[0]).not.toHaveProperty('others');
  });
});

describe('nothing is quoted by', () => {
  it.each([
    ['It was "recieved" [sic].'],
    ['It goes on [...] and on […].'],
    ['It was so [2019].'],
    ['It was so [1990-1995].'],
    ['It was so [1, 2019].'],
    ['It is long (see above).'],
    ['It is long (see [above]).'],
    ['Use `a[1]` here.'],
    ['Use ``a[1] ` b[2]`` here.'],
    ['```\na[1] = b[2]\n```'],
    ['```python\nx = a[1] # Source: essay.txt\n```\n'],
    ['~~~\nhttps://example.org/essay\n~~~'],
    ['```\nhttps://example.org/essay'],
    ['Call `curl https://example.org/essay`.'],
    ['`(Source: essay.txt)` is how to cite.'],
    ['Use <code>a[1]</code> here.'],
    ['<pre class="x">\na[1]\n</pre>'],
    ['Long.\n\nSources: None'],
    ['Long.\n\nSources:\n- N/A'],
    ['Long (Source: none provided).'],
    ['It runs [3-1].'],
    ['It runs [1-1000].'],
    ['It runs [1-99999999999999999999].'],
    ['It runs [1-2-3].'],
    ['It costs [1,000].'],
    ['It is [1.5] long.'],
    ['It is [-1].'],
    ['It is [0].'],
    ['It lies in [0, 1].'],
    ['It lies in (1, 3].'],
    ['It is [1a] or [a1].'],
    ['It is [12:30].'],
    ['- [ ] to do\n- [x] done'],
    ['[] and [ ] and [[]]'],
    ['It is (1) long and (2) wide.'],
    ['It is long (1).'],
    ['It is 1] long [1'],
    ['See [a [b] c].'],
    ['![a picture](https://example.org/a.png)'],
    ['Write to [us](mailto:us@example.org).'],
    ['The data source: it is unknown.'],
    ['An open source: a good thing.'],
    ['It has one source: "it is long".'],
    ['It is long (essay.txt).'],
    ['The source is the Andes.'],
    ['It has a resource="much".'],
    ['Sourced from essay.txt'],
    ['Long (Source:).'],
    ['<source></source>'],
    ['http:// alone, and https://'],
    ['It is e.g. [e.g.] or [v1.0].'],
    ['[Node.js] runs it.'],
    ['(Figure 1) and (Table 2) and [Note]'],
    [''],
    [' \n '],
  ])('%j', (response) => {
    expect(namesIn(response)).toEqual([]);
  });
});

describe('places of citations', () => {
  it('are those of the brackets, and add up to them', () => {
    expect(cut('a [1] b')).toEqual(['[1]']);
    expect(cut('a [1, 3] b')).toEqual(['[1', ', 3]']);
    expect(cut('a [1-3] b')).toEqual(['[1-3]', '[1-3]', '[1-3]']);
    expect(cut('a (Source: e.txt; f.txt) b')).toEqual(['(Source: e.txt; ', 'f.txt)']);
    expect(cut('a ［１］ b')).toEqual(['［１］']);
    expect(cut('a\nSource: Nile \nb')).toEqual(['Source: Nile']);
  });

  it('that a pattern has taken are not read again', () => {
    const custom = { style: 'custom', name: 'x', start: 2, end: 5 };
    expect(findCitations('a [1] [2]', [custom]).map(({ name }) => name)).toEqual(['x', '2']);
  });
});

const PIECES = [
  '[', ']', '(', ')', '［', '】', '【', '†', '1', '23', '2019', ',', '-', '^', '\n', '\n\n', ' ',
  '`', '```', '~~~', 'Source', 'Sources:', 'Source: ', '<source>', '</source>', 'source="', '"',
  'https://', 'www.', 'a.b/c', '.txt', 'essay.txt', '; ', ' and ', '](', ')', '|', '*', '**', '#',
  '- ', '1. ', 'References\n', '\uE000', '\uD800', '👩‍👩‍👧', 'क्षि', '१', '\r\n', '\u0000',
]; // prettier-ignore

describe('any text', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.array(fc.constantFrom(...PIECES), { maxLength: 60 }).map((pieces) => pieces.join('')),
  );

  it('has citations in order, with a name, inside the text', () => {
    fc.assert(
      fc.property(texts, (response) => {
        let before = 0;
        for (const { name, start, end } of findCitations(response)) {
          expect(name.trim()).not.toBe('');
          expect(start).toBeGreaterThanOrEqual(before);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(response.length);
          before = start;
        }
      }),
      { numRuns: 10_000 },
    );
  });

  it.each([
    ...PIECES,
    '[1] ',
    '(Source: ',
    '[Source: a ',
    '[a](',
    '[[',
    '1,',
    '[1,',
    'a\n- ',
    '` `` ',
  ])('of nothing but %j is read in time that grows with its length', (piece) => {
    // Twice as long in more than thrice the time, over and over, would never end here.
    expect(findCitations(piece.repeat(Math.ceil(300_000 / piece.length)))).toBeInstanceOf(Array);
  });
});
