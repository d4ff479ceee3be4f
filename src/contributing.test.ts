import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type * as Pairs from './core/explain-pair.ts';
import type * as Citations from './core/rag/find-citations.ts';
import type * as Reasons from './core/reasons.ts';
import type * as Sentences from './core/reasons/reason-sentence.ts';
import type * as Scorer from './core/scorers/score-row.ts';
import { RAG_VERSION } from './core/rag/rag-version.ts';
import { SCORER_VERSION } from './core/scorers/scorers.ts';

const GUIDE = readFileSync('CONTRIBUTING.md', 'utf8');
const RECIPES = ['Add a reason', 'Add a citation style', 'Add a way of scoring'] as const;
/** Inside the repository, where packages are found. */
const COPY = resolve('.cache/contributing');

interface Step {
  file: string;
  how: 'create' | 'after' | 'before' | 'replace';
  anchor: string;
  code: string;
}

/** The steps of a recipe that change a file: what each names, and its block of code without the list's indent. */
function readSteps(title: string): Step[] {
  const [, section = ''] = GUIDE.split(`\n## ${title}\n`);
  const [own = ''] = section.split('\n## ');
  return own
    .split(/^\d+\. /m)
    .slice(1)
    .flatMap(readStep);
}

function readStep(text: string): Step[] {
  // A step without code says what to think of.
  const [, fenced] = /```ts\n([\s\S]*?)\n {3}```/.exec(text) ?? [];
  if (fenced === undefined) return [];
  const code = fenced.replaceAll(/^ {3}/gm, '');
  const [, created] = /^Create `([^`]+)`/.exec(text) ?? [];
  if (created !== undefined) return [{ file: created, how: 'create', anchor: '', code }];
  const [, file = '', said, anchor = ''] =
    /^In `([^`]+)`, (after|before|replace) `([^`]+)`/.exec(text) ?? [];
  const how = (['after', 'before', 'replace'] as const).find((one) => one === said);
  if (!how) throw new Error(`A step names no file and place: ${text.slice(0, 60)}`);
  return [{ file, how, anchor, code }];
}

function follow({ file, how, anchor, code }: Step): void {
  const path = join(COPY, file);
  if (how === 'create') {
    writeFileSync(path, `${code}\n`);
    return;
  }
  const text = readFileSync(path, 'utf8');
  if (text.split(anchor).length !== 2)
    throw new Error(`“${anchor}” stands not once in ${file}: the recipe is out of date.`);
  const put = { after: `${anchor}\n${code}`, before: `${code}\n${anchor}`, replace: code }[how];
  writeFileSync(
    path,
    text.replace(anchor, () => put),
  );
}

/** A module of the copy, which has what the sources' own has. */
function importCopy<T>(file: string): Promise<T> {
  return import(/* @vite-ignore */ join(COPY, file));
}

beforeAll(() => {
  rmSync(COPY, { recursive: true, force: true });
  mkdirSync(COPY, { recursive: true });
  cpSync('src', join(COPY, 'src'), { recursive: true });
  for (const config of ['tsconfig.base.json', 'tsconfig.json']) cpSync(config, join(COPY, config));
  for (const step of RECIPES.flatMap(readSteps)) follow(step);
});
afterAll(() => rmSync(COPY, { recursive: true, force: true }));

describe('the guide', () => {
  it.each(RECIPES)('takes fewer than ten steps: %s', (title) => {
    const steps = readSteps(title);
    expect(steps.length).toBeGreaterThan(2);
    expect(steps.length).toBeLessThan(10);
  });

  it('leads to sources that the compiler takes', () => {
    const project = ['-p', COPY, '--noEmit', '--pretty', 'false'];
    const told = runCompiler(project);
    // The copy has no tests of its own to keep: those of lists of all reasons would ask for one more.
    expect(told.filter((line) => !/\.test(-support)?\.tsx?\(/.test(line))).toEqual([]);
  }, 120_000);

  it('leads to a reason that is found, told and listed', async () => {
    const { findReasons } = await importCopy<typeof Reasons>('src/core/reasons.ts');
    const { scoreRow } = await importCopy<typeof Scorer>('src/core/scorers/score-row.ts');
    const { reasonSentence } = await importCopy<typeof Sentences>(
      'src/core/reasons/reason-sentence.ts',
    );
    const row = ['Delhi', 'Is it Delhi?'] as const;
    const [reason] = findReasons(...row, scoreRow(...row));
    expect(reason).toMatchObject({ id: 'risk_question', response: [{ start: 11, end: 12 }] });
    expect(reason && reasonSentence(reason)).toContain('“?”');
  });

  it('leads to a citation style that names its source', async () => {
    const { findCitations } = await importCopy<typeof Citations>('src/core/rag/find-citations.ts');
    expect(findCitations('It is long {{cite: essay.txt}}.')).toMatchObject([
      { style: 'cite_braces', name: 'essay.txt', start: 11, end: 30 },
    ]);
  });

  it('leads to a way of scoring that flips a row', async () => {
    const { explainPair } = await importCopy<typeof Pairs>('src/core/explain-pair.ts');
    const { whatIfs } = explainPair('salt and pepper', 'salt & pepper');
    const flips = whatIfs.filter((one) => one.flips);
    expect(flips).toMatchObject([{ id: 'ampersand', score: { exact: true, overlap: true } }]);
  });
});

describe('the changelog', () => {
  const changelog = readFileSync('CHANGELOG.md', 'utf8');

  it.each([
    ['scorers', SCORER_VERSION],
    ['retrieval', RAG_VERSION],
  ])('has a line that marks the version of the %s: %s', (what, version) => {
    expect(changelog).toMatch(new RegExp(`\\*\\*Scores:\\*\\* .*${what}.* version ${version}\\b`));
  });
});

function runCompiler(flags: string[]): string[] {
  const { stdout } = spawnSync('node_modules/.bin/tsc', flags, { encoding: 'utf8' });
  return stdout.split('\n').filter((line) => line.includes('error TS'));
}
