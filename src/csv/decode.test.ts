import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { decodeText, NotUtf8 } from './decode.ts';
import type { Encoding } from './dialect.ts';
import { PLAIN, bytesSource, readAll } from './test-source.test-support.ts';

// Cutting at every byte takes a while on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16le = (text: string) => Uint8Array.from(Buffer.from(text, 'utf16le'));
const utf16be = (text: string) => Uint8Array.from(Buffer.from(text, 'utf16le').swap16());
const bytesOf = (...parts: (string | number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...utf8(part)] : part)));

async function decode(bytes: Uint8Array, encoding: Encoding, ...lengths: number[]) {
  let text = '';
  for await (const piece of decodeText(bytesSource(bytes, ...lengths), { encoding }))
    text += piece.text;
  return text;
}

const HINDI = 'answer,response\r\n"गंगा\r\nनदी","उत्तर ""भारत"" 😀"\r\n';

describe('decoding', () => {
  it.each<[string, Encoding, Uint8Array]>([
    ['Devanagari in UTF-8', 'utf-8', utf8(HINDI)],
    ['Devanagari in UTF-16LE', 'utf-16le', utf16le(HINDI)],
    ['Devanagari in UTF-16BE', 'utf-16be', utf16be(HINDI)],
    ...(['01_utf8_crlf.csv', '02_utf8_bom.csv'] as const).map(
      (file): [string, Encoding, Uint8Array] => [file, 'utf-8', readVariant(file)],
    ),
    ['03_utf16le_bom_tab.csv', 'utf-16le', readVariant('03_utf16le_bom_tab.csv')],
    ['04_utf16be_bom.csv', 'utf-16be', readVariant('04_utf16be_bom.csv')],
    ['16_cp1252_lossy.csv', 'windows-1252', readVariant('16_cp1252_lossy.csv')],
  ])('%s gives the same text wherever its bytes are cut', async (_, encoding, bytes) => {
    const whole = await decode(bytes, encoding);
    expect(whole).not.toContain('\uFFFD');
    let differing = 0;
    for (let cut = 1; cut < bytes.length; cut++)
      if ((await decode(bytes, encoding, cut, bytes.length)) !== whole) differing++;
    expect(differing).toBe(0);
    expect(await decode(bytes, encoding, 1)).toBe(whole);
  });

  it('removes one byte order mark and leaves a second one in the text', async () => {
    expect(await decode(utf8('\uFEFF\uFEFFa'), 'utf-8')).toBe('\uFEFFa');
    expect(await decode(utf8('\uFEFF\uFEFFa'), 'utf-8', 1)).toBe('\uFEFFa');
    expect(await decode(utf16le('\uFEFF\uFEFFa'), 'utf-16le')).toBe('\uFEFFa');
  });

  it('reads Windows-1252 as browsers do', async () => {
    const bytes = bytesOf([0x80, 0x92, 0x93, 0x94, 0x97, 0x81, 0xe9, 0xff]);
    expect(await decode(bytes, 'windows-1252')).toBe('€’“”—\u0081éÿ');
  });

  it('says so where a file that was taken for UTF-8 is not', async () => {
    await expect(decode(bytesOf('a', [0xff]), 'utf-8')).rejects.toBeInstanceOf(NotUtf8);
    await expect(decode(bytesOf('a', [0xe0, 0xa4]), 'utf-8')).rejects.toBeInstanceOf(NotUtf8);
  });
});

function readVariant(file: string): Uint8Array {
  // The head has every kind of letter; an even number of bytes, and not within a letter.
  return readFileSync(`test-data/csv/qa-variants/${file}`).subarray(0, 3000);
}

describe('the encoding of a file', () => {
  it.each([
    ['UTF-8', utf8(HINDI), { encoding: 'utf-8', bom: false }],
    ['UTF-8 with a mark', utf8(`\uFEFF${HINDI}`), { encoding: 'utf-8', bom: true }],
    ['UTF-16LE with a mark', utf16le(`\uFEFF${HINDI}`), { encoding: 'utf-16le', bom: true }],
    ['UTF-16BE with a mark', utf16be(`\uFEFF${HINDI}`), { encoding: 'utf-16be', bom: true }],
    ['UTF-16LE without a mark', utf16le(HINDI), { encoding: 'utf-16le', bom: false }],
    ['UTF-16BE without a mark', utf16be(HINDI), { encoding: 'utf-16be', bom: false }],
  ])('is found: %s', async (_, bytes, dialect) => {
    const table = await readAll(bytesSource(bytes));
    expect(table.dialect).toMatchObject(dialect);
    expect(table.header).toEqual(['answer', 'response']);
    expect(table.rows).toEqual([['गंगा\r\nनदी', 'उत्तर "भारत" 😀']]);
  });

  it('is UTF-8 with damage where well-formed sequences outnumber the others', async () => {
    const table = await readAll(bytesSource(bytesOf('a,b\nगंगा,x', [0xff], 'y\n')));
    expect(table.dialect).toMatchObject({ encoding: 'utf-8', tolerant: true });
    expect(table.rows).toEqual([['गंगा', 'x\uFFFDy']]);
  });

  it('is UTF-8 with damage where a byte order mark says UTF-8', async () => {
    const table = await readAll(bytesSource(bytesOf('\uFEFFa,b\nx', [0xe9], ',y\n')));
    expect(table.dialect).toMatchObject({ encoding: 'utf-8', bom: true });
    expect(table.rows).toEqual([['x\uFFFD', 'y']]);
  });

  it('is UTF-8 with damage where a file ends within a letter', async () => {
    const table = await readAll(bytesSource(utf8('a,b\n1,गंगा').subarray(0, -1)));
    expect(table.rows).toEqual([['1', 'गंग\uFFFD']]);
  });

  it('is Windows-1252 where they do not', async () => {
    const table = await readAll(bytesSource(bytesOf('a,b\ncaf', [0xe9], ',it', [0x92], 's\n')));
    expect(table.dialect.encoding).toBe('windows-1252');
    expect(table.rows).toEqual([['café', 'it’s']]);
  });

  it.each([1000, 2 ** 20, 3e6])(
    'is found anew where a file stops being UTF-8 late, in blocks of %d bytes',
    async (block) => {
      const filler = 'some text,and some more\n'.repeat(60_000);
      const late = bytesOf('answer,response\n', filler, 'caf', [0xe9], ',x\n');
      const table = await readAll(bytesSource(late, block), PLAIN);
      expect(table.dialect.encoding).toBe('windows-1252');
      expect(table.rows.length).toBe(60_001);
      expect(table.rows.at(-1)).toEqual(['café', 'x']);
    },
  );
});
