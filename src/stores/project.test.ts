import { beforeEach, describe, expect, it, vi } from 'vitest';
import { download } from './download.ts';
import { setGoldens } from './goldens.ts';
import { openingOf } from './load-queue.ts';
import { answerOffer, exportProject, useProject } from './project.ts';
import { addFiles, removeRun, useRuns } from './runs.ts';
import { takeUndo } from './undo-offer.ts';
import { openPage } from './test-stores.test-support.ts';

vi.mock('./download.ts', () => ({ download: vi.fn<typeof download>() }));

beforeEach(() => {
  vi.mocked(download).mockClear();
  openPage();
});

const MODELS = `question,answer,response,model,Domain
q1,"[""Paris"",""Lutetia""]",Lutetia,A,geo
q1,"[""Paris"",""Lutetia""]",Paris,B,geo
q1,"[""Paris"",""Lutetia""]",Oslo,C,geo
q2,"[""Rome"",""Roma""]",Oslo,A,art
q2,"[""Rome"",""Roma""]",Roma,B,art
q2,"[""Rome"",""Roma""]",Rome,C,art
q3,"[""Oslo"",""Kristiania""]",Oslo,B,art
`;
const GOLDENS = { column: 1, form: 'json' } as const;

/** What the page says of its runs. */
function shown() {
  const { runs } = useRuns.getState();
  return runs.map(({ key, name, tally, domains, goldens }) => ({
    key,
    name,
    tally,
    domains,
    goldens,
  }));
}

/** Opens three models of a file with several golden answers on, closes the third, and saves the project. */
async function saveModels(withTexts: boolean): Promise<File> {
  const [first, , last] = await addFiles([new File([MODELS], 'models.csv')]);
  await setGoldens(first?.key ?? '', GOLDENS);
  removeRun(last?.key ?? '');
  await exportProject(withTexts);
  const [[blob, name] = []] = vi.mocked(download).mock.calls;
  return new File([blob ?? ''], name ?? '');
}

/** Opens a project, and waits until all of it is in. */
async function open(project: File): Promise<void> {
  useProject.setState({ opened: undefined });
  await addFiles([project]);
  await vi.waitUntil(() => useProject.getState().opened);
}

describe('a project with a split file and several golden answers', () => {
  it.each([true, false])('opens to the same runs and tallies (texts: %s)', async (withTexts) => {
    const project = await saveModels(withTexts);
    const saved = shown();
    expect(saved.map(({ name, tally }) => [name, tally.exact])).toEqual([
      ['models.csv · A', 1],
      ['models.csv · B', 3],
    ]);
    openPage();
    expect(shown()).toEqual([]);
    await open(project);
    expect(shown()).toEqual(saved);
    expect(useRuns.getState().problems).toEqual([]);
  });

  it('holds the file once, with how it is read', async () => {
    const project = await saveModels(true);
    const unpacked = project.stream().pipeThrough(new DecompressionStream('gzip'));
    const text = await new Response(unpacked).text();
    expect(text.split('"file":')).toHaveLength(2);
    openPage();
    await open(project);
    const [a, b] = useRuns.getState().runs;
    expect(a?.part).toMatchObject({ file: { name: 'models.csv' }, split: { by: ['model'] } });
    expect(openingOf(a?.key ?? '')).toMatchObject({ goldens: GOLDENS });
    expect(openingOf(b?.key ?? '')).toBe(openingOf(a?.key ?? ''));
  });

  it('opened a second time replaces nothing, and asks nothing', async () => {
    const project = await saveModels(true);
    openPage();
    await open(project);
    const before = useRuns.getState().runs;
    await open(project);
    expect(useRuns.getState().runs).toBe(before);
    expect(useProject.getState().offers).toEqual([]);
  });

  it('is taken back with all that it brought, one project after the other', async () => {
    const project = await saveModels(true);
    openPage();
    const [few] = await addFiles([new File(['answer,response\nDelhi,Delhi\n'], 'few.csv')]);
    await open(project);
    const withModels = shown();
    await exportProject(true);
    const [blob, name] = vi.mocked(download).mock.lastCall ?? [];
    removeRun(few?.key ?? '');
    await open(new File([blob ?? ''], name ?? ''));
    expect(shown()).toHaveLength(3);
    const acts = vi.fn<() => void>();
    const unsubscribe = useRuns.subscribe((now, then) => now.removed !== then.removed && acts());
    await takeUndo();
    expect(shown()).toEqual(withModels.filter(({ key }) => key !== few?.key));
    await takeUndo();
    expect(shown()).toEqual([]);
    unsubscribe();
    // Of the second project one run was new, and of the first two.
    expect(acts).toHaveBeenCalledTimes(2);
    expect(useProject.getState().opened).toBeUndefined();
  });

  it('asks before it scores a file that is here against other golden answers', async () => {
    const project = await saveModels(true);
    openPage();
    const [run] = await addFiles([new File([MODELS], 'models.csv')]);
    await setGoldens(run?.key ?? '', undefined);
    await addFiles([project]);
    const { offers } = useProject.getState();
    expect(offers).toMatchObject([{ replaces: ['how models.csv is read'] }]);
    await answerOffer(offers[0]?.id ?? '', 'leave');
    expect(useRuns.getState().runs).toHaveLength(3);
  });

  it('takes the runs of the file in place of those without texts', async () => {
    const project = await saveModels(false);
    openPage();
    await open(project);
    expect(useRuns.getState().runs.map(({ withoutTexts }) => withoutTexts)).toEqual([true, true]);
    await setGoldens(shown()[0]?.key ?? '', undefined);
    expect(useRuns.getState().problems).toMatchObject([{ problem: { code: 'no_texts' } }]);
    await addFiles([new File([MODELS], 'models.csv')]);
    expect(useRuns.getState().runs.map(({ name, withoutTexts }) => [name, withoutTexts])).toEqual([
      ['models.csv · A', undefined],
      ['models.csv · B', undefined],
      ['models.csv · C', undefined],
    ]);
  });
});
