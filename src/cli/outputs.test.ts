import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { JUDGE_COLUMNS } from '../core/scored-columns.ts';
import { makeFolder, runScore, startScore } from './run-score.test-support.ts';

// Each test starts processes.
vi.setConfig({ testTimeout: 60_000 });

const SAMPLE = 'public/samples/demo_evouna_tq.csv';
const DPR = 'test-data/runs/openqa_nq301_DPR.csv';
const HEADER =
  'exact_substring,word_overlap,matching_words,total_golden_words,bucket,blank_response,reasons,scorer_version';

describe('--out', () => {
  it('has every column as it was, then the scored ones', async () => {
    const out = join(await makeFolder(), 'scored.csv');
    const csv =
      'id, Answer ,response,answer.1\n007,"a\nb","A\nB says ""x""",=1\nNA,c d,d,\n,x,  ,\n';
    const { code } = await runScore(['-', '--out', out], csv);
    expect(code).toBe(0);
    expect(await readFile(out, 'utf8')).toBe(
      `id," Answer ",response,answer.1,${HEADER}\n` +
        '007,"a\nb","A\nB says ""x""",=1,true,true,2,2,both_pass,false,,1\n' +
        'NA,c d,d,,false,false,1,2,both_fail,false,words_missing,1\n' +
        ',x,"  ",,false,false,0,1,both_fail,true,,1\n',
    );
  });

  it('of a scored file is the same file', async () => {
    const folder = await makeFolder();
    const [once, twice] = [join(folder, 'once.csv'), join(folder, 'twice.csv')];
    await runScore([SAMPLE, '--out', once]);
    await runScore([once, '--out', twice]);
    expect(await readFile(twice, 'utf8')).toBe(await readFile(once, 'utf8'));
  });

  it('of a file scored before has the same summary, rows without text among them', async () => {
    const out = join(await makeFolder(), 'scored.csv');
    const csv = 'answer,response\na,a\n" ",""\n,\n';
    const once = await runScore(['-', '--out', out, '--summary', 'json'], csv);
    const twice = await runScore([out, '--summary', 'json']);
    const [{ file: _, ...first }] = JSON.parse(once.stdout).files;
    expect(JSON.parse(twice.stdout).files).toMatchObject([first]);
    expect(first.rows_without_text).toBe(2);
    const judged = (await readFile(out, 'utf8'))
      .trimEnd()
      .split('\n')
      .map(
        (line, at) => `${line},${at === 0 ? JUDGE_COLUMNS.join(',') : 'incorrect,,blank,m,x,1'}`,
      );
    const thrice = await runScore(['-', '--summary', 'json'], `${judged.join('\n')}\n`);
    expect(JSON.parse(thrice.stdout).files[0].rows_without_text).toBe(2);
  });

  it('for Excel has a mark and no formula, and reads back to the same cells', async () => {
    const folder = await makeFolder();
    const [plain, excel, back] = ['plain', 'excel', 'back'].map((name) => join(folder, name));
    const csv = "answer,response\n=1+1,@x\n-5,+7\n'=1,''a\n\"\tx\",a\n";
    await runScore(['-', '--out', plain ?? ''], csv);
    await runScore(['-', '--excel', '--out', excel ?? ''], csv);
    await runScore([excel ?? '', '--out', back ?? '']);
    const text = await readFile(excel ?? '', 'utf8');
    expect(text.startsWith('\uFEFF')).toBe(true);
    expect(text).not.toMatch(/(^|,|")[=+\-@\t\r]/m);
    expect(await readFile(back ?? '', 'utf8')).toBe(await readFile(plain ?? '', 'utf8'));
  });

  it('holds the rows of --limit alone', async () => {
    const out = join(await makeFolder(), 'scored.csv');
    await runScore(['-', '--limit', '2', '--out', out], 'answer,response\na,a\nb,b\nc,c\n');
    expect((await readFile(out, 'utf8')).trimEnd().split('\n')).toHaveLength(3);
  });

  it('is a folder for several files, made where it is missing', async () => {
    const folder = join(await makeFolder(), 'a', 'b');
    const { code } = await runScore([SAMPLE, DPR, '--out', folder]);
    expect(code).toBe(0);
    expect((await readdir(folder)).sort()).toEqual([basename(SAMPLE), basename(DPR)]);
  });

  it('starts again where the encoding turns out to be another', async () => {
    const out = join(await makeFolder(), 'scored.csv');
    const plain = `a,${'a'.repeat(1000)}\n`.repeat(3000);
    const csv = Buffer.from(`answer,response\n${plain}caf\xE9,caf\xE9\n`, 'latin1');
    await runScore(['-', '--out', out], csv);
    const text = await readFile(out, 'utf8');
    expect(text.match(/exact_substring/g)).toHaveLength(1);
    expect(text.match(/\n/g)).toHaveLength(3002);
    expect(text).toMatch(/\ncafé,café,true,true,1,1,both_pass,false,,1\n$/);
  });
});

describe('--out is refused', () => {
  it('where it would overwrite the input, under another name too', async () => {
    const folder = await makeFolder();
    const [file, link] = [join(folder, 'a.csv'), join(folder, 'link.csv')];
    await writeFile(file, 'answer,response\na,b\n');
    await symlink(file, link);
    const { code, stderr } = await runScore([file, '--out', link]);
    expect(code).toBe(2);
    expect(stderr).toMatch(/would overwrite the input .*a\.csv/);
    expect(await readFile(file, 'utf8')).toBe('answer,response\na,b\n');
  });

  it('where two files would have the same name', async () => {
    const folder = await makeFolder();
    const { code, stderr } = await runScore([SAMPLE, SAMPLE, '--out', join(folder, 'out')]);
    expect(code).toBe(2);
    expect(stderr).toMatch(/would both be written to/);
    expect(await readdir(folder)).toEqual([]);
  });

  it('where it is not a plain file, or a file where a folder has to be', async () => {
    const folder = await makeFolder();
    const file = join(folder, 'file');
    await writeFile(file, 'kept');
    expect((await runScore([SAMPLE, DPR, '--out', file])).stderr).toMatch(/names a folder/);
    expect((await runScore([SAMPLE, '--out', join(file, 'x.csv')])).code).toBe(2);
    expect((await runScore([SAMPLE, '--out', join(folder, 'no', 'x.csv')])).code).toBe(2);
    expect(await readFile(file, 'utf8')).toBe('kept');
  });
});

describe('nothing half-written is left', () => {
  it('when the last of several files fails', async () => {
    const folder = await makeFolder();
    await mkdir(join(folder, 'out'));
    const bad = 'test-data/csv/qa-variants/20_missing_response_col.csv';
    const { code, stderr } = await runScore([SAMPLE, bad, '--out', join(folder, 'out')]);
    expect(code).toBe(2);
    expect(stderr).toMatch(/^test-data.*20_missing/);
    expect(await readdir(join(folder, 'out'))).toEqual([]);
  });

  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('on %s, and what was there stays', async (signal, exitCode) => {
    const folder = await makeFolder();
    const out = join(folder, 'scored.csv');
    await writeFile(out, 'before');
    const { child, finished } = startScore(['-', '--out', out]);
    await vi.waitFor(async () => expect(await readdir(folder)).toHaveLength(2), 20_000);
    child.kill(signal);
    expect((await finished).code).toBe(exitCode);
    expect(await readdir(folder)).toEqual(['scored.csv']);
    expect(await readFile(out, 'utf8')).toBe('before');
  });
});
