import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

const SCRIPT = fileURLToPath(new URL('../scripts/bench-estimate.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'touchstone-'));
afterAll(() => rmSync(folder, { recursive: true }));

function replay(content: string): { status: number | null; stdout: string; stderr: string } {
  const file = join(folder, 'labelled.csv');
  writeFileSync(file, content);
  return spawnSync(process.execPath, [SCRIPT, '--json', file], { encoding: 'utf8' });
}

describe('bench:estimate', () => {
  it.each([
    ['has no column of verdicts', 'question,answer,response\nq,a,a\n', 'human_verdict'],
    [
      'has no verdict',
      'question,answer,response,human_verdict\nq,a,a,\nq,a,b,unsure\n',
      'no row has a verdict',
    ],
    ['is empty', '', 'empty'],
  ])('ends with one line and code 2 where a file %s', (_, content, said) => {
    const { status, stdout, stderr } = replay(content);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(/^bench:estimate: \S+labelled\.csv: .+\n$/);
    expect(stderr).toContain(said);
  });

  it('leaves out rows without a verdict', () => {
    const { status, stdout } = replay(
      'question,answer,response,human_verdict\nq,a,a,yes\nq,a,b,maybe\nq,a,c,0\n',
    );
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject([{ rows: 2, replays: 500, covered: 500 }]);
  });
});
