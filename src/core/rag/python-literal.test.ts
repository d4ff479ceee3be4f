import { describe, expect, it } from 'vitest';
import { type Literal, readLiteral } from './python-literal.ts';

/** A literal as plain data: numbers as their digits, dicts as objects. */
function plain(value: Literal): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (value instanceof Map)
    return Object.fromEntries(Array.from(value, ([key, one]) => [key, plain(one)]));
  return value !== null && typeof value === 'object' ? Number(value.digits) : value;
}

function read(text: string): unknown {
  const reading = readLiteral(text);
  return 'value' in reading ? plain(reading.value) : reading;
}

// What Python 3 prints of each value, and what NumPy and LangChain do.
describe('reads', () => {
  it.each([
    [`[]`, []],
    [`{}`, {}],
    [`()`, []],
    [`['a', 'b']`, ['a', 'b']],
    [`["it's", 'say "x"']`, ["it's", 'say "x"']],
    [String.raw`['it\'s "x"']`, [`it's "x"`]],
    [String.raw`['a\nb\tc\r\\d']`, ['a\nb\tc\r\\d']],
    [String.raw`['\x00\x1b\xa0\u200b\U0001f642']`, ['\0\u001b\u00a0\u200b🙂']],
    [String.raw`['\ud83d\ude42']`, ['🙂']],
    [String.raw`['\d \- \N{DASH} \/ \q']`, [String.raw`\d \- \N{DASH} / \q`]],
    [String.raw`['\0 \101 \18']`, ['\0 A \u00018']],
    [String.raw`['\x4 \u12 \Uffffffff']`, [String.raw`\x4 \u12 \Uffffffff`]],
    [`['क्षि', '長']`, ['क्षि', '長']],
    [`[None, True, False, nan, inf]`, [null, true, false, null, null]],
    [`[null, true, false, NaN]`, [null, true, false, null]],
    [`[1, -2, 3.5, 1e10, .5, 7.]`, [1, -2, 3.5, 1e10, 0.5, 7]],
    [`('a', 'b')`, ['a', 'b']],
    [`('a',)`, ['a']],
    [`{'a', 'b'}`, ['a', 'b']],
    [`['a', 'b',]`, ['a', 'b']],
    [`{'a': 1, 'b': {'c': None},}`, { a: 1, b: { c: null } }],
    [`{1: 'a', None: 'b', True: 'c'}`, { 1: 'a', null: 'b', true: 'c' }],
    [`{"a": [1, {"b": "c"}]}`, { a: [1, { b: 'c' }] }],
    [`[u'a', b'b', B"c"]`, ['a', 'b', 'c']],
    [`['a' 'b'\n 'c']`, ['a', 'b', 'c']],
    [`[{'a': 1}\n {'a': 2}]`, [{ a: 1 }, { a: 2 }]],
    [`array(['a', 'b'], dtype=object)`, ['a', 'b']],
    [`array(['a'], dtype='<U1')`, ['a']],
    [`[np.str_('a')]`, ['a']],
    [
      `[Document(metadata={'source': 'x'}, page_content='a')]`,
      [{ metadata: { source: 'x' }, page_content: 'a' }],
    ],
    [`[Document(id='7', page_content="it's",)]`, [{ id: '7', page_content: "it's" }]],
    [`OrderedDict({'a': 1})`, { a: 1 }],
    [`[Empty()]`, [{}]],
    [` \n['a']\t`, ['a']],
    [`\uFEFF["a"]`, ['a']],
    [`["a\nb"]`, ['a\nb']],
    [`''`, ''],
  ])('%s', (text, value) => {
    expect(read(text)).toEqual(value);
  });

  it('numbers as they are written', () => {
    expect(readLiteral('12345678901234567890')).toEqual({
      value: { digits: '12345678901234567890' },
    });
  });

  it('names of object members as any other', () => {
    const reading = readLiteral(`{'__proto__': 'a', 'constructor': 'b'}`);
    expect(reading).toEqual({
      value: new Map([
        ['__proto__', 'a'],
        ['constructor', 'b'],
      ]),
    });
  });
});

describe('says what is missing where in', () => {
  it.each([
    ['', 'a value', 0],
    ['[', 'a value', 1],
    [`['a'`, 'a comma or ]', 4],
    [`['a'}`, 'a comma or ]', 4],
    [`['a`, "the end of the text in '", 1],
    [String.raw`['a\']`, "the end of the text in '", 1],
    [String.raw`['a\ `.trimEnd(), "the end of the text in '", 1],
    [`['it's']`, 'a comma or ]', 5],
    [`['a''b']`, 'a comma or ]', 4],
    [`[,]`, 'a value', 1],
    [`['a',,]`, 'a value', 5],
    [`['a'] b`, 'the end', 6],
    [`{'a'`, 'a comma or }', 4],
    [`{'a': }`, 'a value', 6],
    [`{'a': 1`, 'a comma or }', 7],
    [`{'a': 1 'b': 2}`, 'a comma or }', 8],
    [`{'a': 1, 'b'}`, 'a colon', 12],
    [`{['a']: 1}`, 'a name', 7],
    [`[a]`, 'a value', 1],
    [`[Document]`, 'a value', 1],
    [`[Document(a='b'`, 'a comma or )', 15],
    [`<Document>`, 'a value', 0],
    [`['a', ...]`, 'a value', 6],
  ])('%j', (text, problem, at) => {
    expect(readLiteral(text)).toEqual({ problem, at });
  });
});

it.each(['[', '(', '{', '{1:', 'a(', '[{"a":[', '[a(b='])(
  'refuses %j in itself without end, and does not exhaust the stack',
  (open) => {
    expect(readLiteral(open.repeat(100_000))).toHaveProperty(
      'problem',
      'the end of 100 open brackets',
    );
  },
);

it.each(['"a",', "'\\n',", '1 ', '{"a":1},', 'None,', '\\', "'a\\", '"', "'", '  ', '-', '1'])(
  'reads a list of %j in time that grows with its length',
  (piece) => {
    expect(Object.keys(readLiteral(`[${piece.repeat(200_000)}]`))).not.toHaveLength(0);
  },
);
