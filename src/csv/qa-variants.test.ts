import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findColumns, ROLES } from '../core/columns.ts';
import type { Dialect } from './dialect.ts';
import { bytesSource, readAll } from './test-source.test-support.ts';

const FOLDER = 'test-data/csv/qa-variants';
/** Question, golden answer, domain and response of 60 rows. */
const EXPECTED: string[][] = JSON.parse(readFileSync(`${FOLDER}/expected_rows.json`, 'utf8'));

function readVariant(file: string): Uint8Array {
  return readFileSync(`${FOLDER}/${file}`);
}

/** Question, golden answer, domain, response of every row. */
async function readRoles(file: string): Promise<string[][]> {
  const { columns, rows } = await readAll(bytesSource(readVariant(file)));
  const { mapping } = findColumns(columns);
  const order = [mapping.question, mapping.golden, mapping.domain, mapping.response];
  return rows.map((row) =>
    order.map((column) => (column === undefined ? '' : (row[column] ?? ''))),
  );
}

describe('the same 60 rows in many encodings and dialects', () => {
  const comma = { delimiter: ',', escape: 'double', bom: false } as const;
  const variants: [string, Partial<Dialect>][] = [
    ['01_utf8_crlf.csv', { ...comma, encoding: 'utf-8' }],
    ['02_utf8_bom.csv', { ...comma, encoding: 'utf-8', bom: true }],
    ['03_utf16le_bom_tab.csv', { encoding: 'utf-16le', bom: true, delimiter: '\t' }],
    ['04_utf16be_bom.csv', { ...comma, encoding: 'utf-16be', bom: true }],
    ['05_semicolon.csv', { delimiter: ';' }],
    ['06_tab.tsv', { delimiter: '\t' }],
    ['07_pipe.csv', { delimiter: '|' }],
    ['08_lf.csv', comma],
    ['09_cr_only.csv', comma],
    ['10_quote_all.csv', comma],
    ['11_header_case_space.csv', comma],
    ['12_no_trailing_newline.csv', comma],
    ['14_excel_sep_line.csv', { delimiter: ';' }],
    ['15_backslash_escape.csv', { ...comma, escape: 'backslash' }],
    ['17_headers_reordered_extra.csv', comma],
    ['19_nbsp_header.csv', comma],
  ];

  it.each(variants)('loads from %s', async (file, dialect) => {
    const table = await readAll(bytesSource(readVariant(file)));
    expect(table.dialect).toMatchObject(dialect);
    expect(table.ragged).toEqual([]);
    expect(await readRoles(file)).toEqual(EXPECTED);
  });

  it('loads from 13 with one more row, whose cells are all empty, and blank lines skipped', async () => {
    const file = '13_blank_lines_and_trailing_commas.csv';
    const table = await readAll(bytesSource(readVariant(file)));
    expect(table.blankLines).toBeGreaterThan(0);
    expect(await readRoles(file)).toEqual([...EXPECTED, ['', '', '', '']]);
  });

  it('loads from 16 as Windows-1252, in which five rows hold ? for a letter it cannot write', async () => {
    const file = '16_cp1252_lossy.csv';
    const table = await readAll(bytesSource(readVariant(file)));
    expect(table.dialect.encoding).toBe('windows-1252');
    const rows = await readRoles(file);
    const differing = rows.filter((row, at) => row.join('\0') !== EXPECTED[at]?.join('\0'));
    expect(rows.length).toBe(60);
    expect(differing.length).toBe(5);
    expect(differing.every((row) => row.join('').includes('?'))).toBe(true);
  });

  it('loads from 17 with its other columns kept', async () => {
    const { columns } = await readAll(bytesSource(readVariant('17_headers_reordered_extra.csv')));
    expect(columns).toEqual(['id', 'response', 'Domain', 'notes', 'answer', 'question']);
  });

  it('loads from 18 with the first answer column used and the second kept as answer.1', async () => {
    const table = await readAll(bytesSource(readVariant('18_duplicate_header.csv')));
    expect(table.columns).toEqual(['question', 'answer', 'answer.1', 'response']);
    expect(table.duplicates).toEqual(['answer']);
    const rows = await readRoles('18_duplicate_header.csv');
    expect(rows.map(([question, golden, , response]) => [question, golden, response])).toEqual(
      EXPECTED.map(([question, golden, , response]) => [question, golden, response]),
    );
  });

  it('loads from 20, which has no response column for the mapping to find', async () => {
    const { columns, rows } = await readAll(
      bytesSource(readVariant('20_missing_response_col.csv')),
    );
    expect(columns).toEqual(['question', 'answer', 'Domain']);
    expect(findColumns(columns).missing).toEqual([ROLES[2]]);
    expect(rows.length).toBe(60);
  });

  it('keeps every newline inside a cell as it was', async () => {
    const { rows } = await readAll(bytesSource(readVariant('09_cr_only.csv')));
    expect(rows.some((row) => row.join('').includes('\n'))).toBe(true);
  });
});
