import { beforeEach, describe, expect, it } from 'vitest';
import { dropFiles } from './drop-files.ts';
import { useRuns } from './runs.ts';
import { openPage } from './test-stores.test-support.ts';

const ROWS = 'answer,response\na,b\n';

/** A file as it is dropped, alone or in a folder. */
function dropped(path: string): File {
  const name = path.split('/').at(-1) ?? '';
  return Object.assign(new File([ROWS], name), { relativePath: path });
}

const loaded = () => useRuns.getState().runs.map(({ name }) => name);
const problems = () => useRuns.getState().problems;

beforeEach(() => void openPage());

describe('what is dropped', () => {
  it('is read of a folder where its name says that it holds rows, and the rest is named', async () => {
    const paths = ['one.csv', 'README.md', 'LICENSE', 'below/a.tsv.gz.bak', 'run.sh'];
    await dropFiles(paths.map((path) => dropped(`/full/${path}`)));
    expect(loaded()).toEqual(['one.csv']);
    expect(problems()).toMatchObject([{ name: '4 files of the folder' }]);
    expect(problems()[0]?.problem.message).toContain(
      ': README.md, LICENSE, a.tsv.gz.bak and 1 more. Drop such a file by itself',
    );
  });

  it.each(['./notes.md', 'notes.md', '/notes.md'])(
    'is read whatever its name where it comes by itself: %s',
    async (path) => {
      await dropFiles([dropped(path)]);
      expect(loaded()).toEqual(['notes.md']);
      expect(problems()).toEqual([]);
    },
  );

  it('is told of where nothing of it is read', async () => {
    await dropFiles([dropped('/docs/README.md')]);
    expect(loaded()).toEqual([]);
    expect(problems()).toMatchObject([{ name: '1 file of the folder' }]);
    await dropFiles([]);
    expect(problems()).toMatchObject([{}, { name: 'Nothing to read' }]);
  });
});
