import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from './canonical-json.ts';
import { migrateProject, PROJECT_VERSION, readProject } from './project.ts';

const FOLDER = 'test-data/projects';
const VERSIONS = Array.from({ length: PROJECT_VERSION }, (_, at) => at + 1);

interface Saved extends Record<string, unknown> {
  version: number;
  runs: Record<string, unknown>[];
}

function readSaved(version: number): Saved {
  const packed = readFileSync(`${FOLDER}/version-${version}.touchstone.json.gz`);
  const saved: Saved = JSON.parse(gunzipSync(packed).toString());
  return saved;
}

describe('a project file', () => {
  it.each(VERSIONS)('of version %i, saved when that was the newest, opens', (version) => {
    const saved = readSaved(version);
    expect(saved.version).toBe(version);
    const project = readProject(saved);
    expect(project.version).toBe(PROJECT_VERSION);
    expect(project.runs.map(({ name }) => name)).toEqual(['cities.csv']);
    expect(project.decisions).toHaveLength(1);
    expect(project.judgings).toHaveLength(1);
  });

  it('is there for every version, and for none that is to come', () => {
    expect(readdirSync(FOLDER).filter((name) => name.startsWith('version-'))).toHaveLength(
      PROJECT_VERSION,
    );
  });

  it('of a newer version is refused with a sentence that says what to do', () => {
    expect(() => readProject({ format: 'touchstone-project', version: 99 })).toThrow(
      /newer Touchstone \(version 99 of the file; this one reads up to 1\)\. Reload/,
    );
  });

  it('of an older version goes through every step from there on, and no other', () => {
    const steps = [1, 2, 3].map((step) => (project: Record<string, unknown>) => ({
      ...project,
      steps: [project['steps'], step],
    }));
    const old = { format: 'touchstone-project', version: 2, steps: [] };
    expect(migrateProject(old, 4, steps)).toEqual({ ...old, version: 4, steps: [[[], 2], 3] });
    expect(old.steps).toEqual([]);
  });

  it.each([
    ['nothing', undefined],
    ['a list', []],
    ['another format', { format: 'other', version: 1 }],
    ['a version that is no number', { format: 'touchstone-project', version: '1' }],
    ['no runs', { format: 'touchstone-project', version: 1 }],
  ])('is not %s', (_, value) => {
    expect(() => readProject(value)).toThrow(/This project cannot be read/);
  });

  it('whose lists are not as long as it has rows is refused', () => {
    const saved = readSaved(1);
    const [run] = saved.runs;
    const outline = {
      rows: 2,
      keys: '0123456789abcdef'.repeat(2),
      verdicts: [3, 0],
      matchingWords: [1, 0],
      totalWords: [1, 1],
      findings: [0, 0],
      reasons: [0, 0],
      domain: [0, 0],
      domains: ['All'],
      said: {},
      blankLines: 0,
      repeatedHeaders: 0,
      unreadRows: 0,
    };
    const withOutline = (change: object) => ({
      ...saved,
      runs: [{ ...run, file: undefined, outline: { ...outline, ...change } }],
    });
    expect(readProject(withOutline({})).runs[0]?.outline?.rows).toBe(2);
    for (const change of [{ verdicts: [3] }, { keys: 'ab' }, { domain: [0, 1] }, { rows: 3 }])
      expect(() => readProject(withOutline(change))).toThrow(/at runs\.0\.outline/);
  });
});

it('writes members in one order, whatever order they came in', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (members) => {
      const turned = Object.fromEntries(Object.entries(members).toReversed());
      expect(canonicalJson(turned)).toBe(canonicalJson(members));
      expect(JSON.parse(canonicalJson(members))).toEqual(JSON.parse(JSON.stringify(members)));
    }),
  );
});
