import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Which of our folders each folder may import, besides itself. */
const MAY_IMPORT: Record<string, string[]> = {
  core: [],
  csv: ['core'],
  judge: ['core'],
  storage: ['core'],
  engine: ['core', 'csv'],
  stores: ['core', 'engine', 'judge', 'storage'],
  ui: ['core', 'stores'],
  cli: ['core', 'csv', 'judge'],
};

const FILES = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.tsx?$/.test(file));

/** What a file imports, types too: paths inside src for our own files, names as they are for packages. */
function importsOf(file: string): string[] {
  const source = readFileSync(join('src', file), 'utf8');
  const statements =
    /^(?:import|export)\b(?:[^;'"]*\bfrom)?\s*['"]([^'"]+)['"]|(?:\bimport\(|new URL\()\s*['"]([^'"]+)['"]/gm;
  return Array.from(
    source.matchAll(statements),
    ([, stated, called]) => stated ?? called ?? '',
  ).map((path) => (path.startsWith('.') ? join(dirname(file), path).replaceAll('\\', '/') : path));
}

function folderOf(path: string): string {
  return path.split('/')[0] ?? '';
}

function screenOf(path: string): string | undefined {
  return /^ui\/([^/]+)\//.exec(path)?.[1];
}

function isTest(file: string): boolean {
  return /\.test(-support)?\.tsx?$/.test(file);
}

const IMPORTS = FILES.flatMap((file) => importsOf(file).map((path) => ({ file, path })));
const OWN = IMPORTS.filter(({ path }) => FILES.includes(path));

describe('the folders of src', () => {
  it.each(Object.entries(MAY_IMPORT))('%s imports only %j', (folder, allowed) => {
    const wrong = OWN.filter(
      ({ file, path }) =>
        folderOf(file) === folder &&
        ![folder, ...allowed].includes(folderOf(path)) &&
        !isTest(file),
    );
    expect(wrong).toEqual([]);
  });

  it('are those of the table', () => {
    const folders = new Set(FILES.filter((file) => file.includes('/')).map(folderOf));
    expect([...folders].filter((folder) => !(folder in MAY_IMPORT))).toEqual([]);
  });

  it('are named after what they hold, not utils or types', () => {
    expect(FILES.filter((file) => /(^|\/)(utils?|types|helpers|common)\//.test(file))).toEqual([]);
  });
});

it('keeps screens from importing one another', () => {
  const wrong = OWN.filter(({ file, path }) => {
    const [from, to] = [screenOf(file), screenOf(path)];
    return from !== undefined && to !== undefined && from !== to && to !== 'parts';
  });
  expect(wrong).toEqual([]);
});

it('lets csv alone import PapaParse', () => {
  const importers = IMPORTS.filter(({ path }) => path === 'papaparse').map(({ file }) =>
    folderOf(file),
  );
  expect([...new Set(importers)]).toEqual(['csv']);
});

it('keeps test support out of the product', () => {
  const wrong = OWN.filter(({ file, path }) => !isTest(file) && isTest(path));
  expect(wrong).toEqual([]);
});

it('calls test support what tests alone import', () => {
  const wrong = FILES.filter((file) => {
    const importers = OWN.filter(({ path }) => path === file);
    return !isTest(file) && importers.length > 0 && importers.every((one) => isTest(one.file));
  });
  expect(wrong).toEqual([]);
});
