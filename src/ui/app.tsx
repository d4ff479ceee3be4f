import { VisuallyHidden } from '@mantine/core';
import { lazy, Suspense, useEffect, useState, type ComponentType, type DragEvent } from 'react';
import { useDropzone, type DropEvent } from 'react-dropzone';
import { countOf } from '../core/format.ts';
import { useReviews } from '../stores/review-state.ts';
import { useProject } from '../stores/project-state.ts';
import { dropFiles } from '../stores/drop-files.ts';
import { noteNoFiles, useRuns } from '../stores/runs.ts';
import classes from './app.module.css';
import { focusMain } from './parts/focus-main.ts';
import { OpenOverlay } from './parts/open-overlay.ts';
import { PickFiles } from './parts/pick-files.ts';
import { UndoToast } from './parts/undo-toast.tsx';
import { useRoute, type Screen } from './route.ts';
import { FetchingPanel } from './shell/fetching-panel.tsx';
import { GoldensNote } from './shell/goldens-note.tsx';
import { Header } from './shell/header.tsx';
import { KeptMessage } from './shell/kept-message.tsx';
import { LoadingPanel } from './shell/loading-panel.tsx';
import { MissingFiles } from './shell/missing-files.tsx';
import { NewVersion } from './shell/new-version.tsx';
import { ProblemList } from './shell/problem-list.tsx';
import { SilentEngine } from './shell/silent-engine.tsx';
import { useOverlay } from './shell/use-overlay.ts';
import { Start } from './start/start.tsx';
import { useLinkedRuns } from './use-linked-runs.ts';
import { useUndoKey } from './use-undo-key.ts';

const importOverview = () => import('./overview/overview.tsx');
const importExplorer = () => import('./explorer/explorer.tsx');
const importRuns = () => import('./runs/runs.tsx');

const SCREEN_COMPONENTS: Record<Screen, ComponentType> = {
  start: Start,
  overview: lazy(importOverview),
  explorer: lazy(importExplorer),
  review: lazy(() => import('./review/review.tsx')),
  judge: lazy(() => import('./judge/judge.tsx')),
  runs: lazy(importRuns),
  'what-if': lazy(() => import('./what-if/what-if.tsx')),
  rag: lazy(() => import('./rag/rag.tsx')),
  'build-set': lazy(() => import('./build-set/build-set.tsx')),
  export: lazy(() => import('./export/export.tsx')),
  scores: lazy(() => import('./scores/scores.tsx')),
};

const ReviewMessages = lazy(() => import('./shell/review-messages.tsx'));
const Palette = lazy(() => import('./palette/palette.tsx'));
const KeysDialog = lazy(() => import('./parts/keys-dialog.tsx'));
const ProjectMessages = lazy(() => import('./shell/project-messages.tsx'));
const MappingDialog = lazy(() => import('./mapping/mapping-dialog.tsx'));

/** The frame around every screen. All of it takes dropped files. */
export function App() {
  useLinkedRuns();
  useScreensAhead();
  useUndoKey();
  const [route] = useRoute();
  const [overlay, setOverlay] = useOverlay();
  const hasMessages = useReviews(
    ({ message, notice, patchOffer }) => (message ?? notice ?? patchOffer) !== undefined,
  );
  const isBuilding = route.screen === 'build-set';
  const question = useRuns((state) => state.question);
  // Not the dropzone's own flag: it is set late, and stays set when the drop comes first.
  const [dragging, setDragging] = useState(false);
  const { getRootProps, getInputProps, open } = useDropzone({
    noClick: true,
    noKeyboard: true,
    onError: noteNoFiles,
    onDrop: (files, _rejected, event) => {
      const isForSet = isBuilding && isDrop(event) && files.length > 0;
      void (isForSet ? takeForSet(files) : dropFiles(files));
    },
  });
  const Current = SCREEN_COMPONENTS[route.screen];
  return (
    <PickFiles value={open}>
      <div
        {...getRootProps({
          className: classes.app,
          onDragOver: (event) => setDragging(event.dataTransfer.types.includes('Files')),
          onDragLeave: (event) => setDragging(!leavesPage(event)),
          onDrop: () => setDragging(false),
        })}
      >
        <a className={classes.skip} href="#main" onClick={skipToMain}>
          Skip to content
        </a>
        <OpenOverlay value={setOverlay}>
          <Header />
        </OpenOverlay>
        <main id="main" tabIndex={-1} className={classes.main}>
          <input {...getInputProps()} className={classes.field} aria-label="CSV files" />
          <NewVersion />
          <SilentEngine />
          <ProblemList />
          <MissingFiles />
          <ProjectPart />
          <FetchingPanel />
          <LoadingPanel />
          {route.screen !== 'start' && <KeptMessage />}
          <Suspense>{hasMessages && <ReviewMessages />}</Suspense>
          <GoldensNote />
          <Suspense>
            <Current />
          </Suspense>
        </main>
        <Suspense>
          {question && <MappingDialog question={question} />}
          {overlay === 'palette' && (
            <Palette onClose={() => setOverlay(undefined)} openOverlay={setOverlay} />
          )}
          {overlay === 'keys' && (
            <KeysDialog screen={route.screen} onClose={() => setOverlay(undefined)} />
          )}
        </Suspense>
        {dragging && (
          <div className={classes.drop}>
            {isBuilding ? 'Drop questions, or their chunks' : 'Drop CSV files to score them'}
          </div>
        )}
        <LoadStatus />
        <UndoToast isReview={route.screen === 'review'} />
      </div>
    </PickFiles>
  );
}

/** Fetches the screens that a file leads to: the first while it is read, the next ones after it. */
function useScreensAhead(): void {
  const isLoading = useRuns((state) => state.loading.length > 0);
  const count = useRuns((state) => state.runs.length);
  useEffect(() => {
    if (!isLoading && count === 0) return undefined;
    // Not in the task that draws how far the file is.
    const timer = setTimeout(() => void (isLoading ? importOverview() : importNext(count)));
    return () => clearTimeout(timer);
  }, [isLoading, count]);
}

async function importNext(count: number): Promise<void> {
  await importExplorer();
  if (count > 1) await importRuns();
}

/** Loaded when there is something of a project to say. */
function ProjectPart() {
  const hasMessage = useProject(({ offers, opened }) => offers.length > 0 || opened !== undefined);
  const isWithoutTexts = useRuns(({ runs }) => runs.some((run) => run.withoutTexts));
  return <Suspense>{(hasMessage || isWithoutTexts) && <ProjectMessages />}</Suspense>;
}

/** Files can be chosen as well, by “Add CSV”. */
function isDrop(event: DropEvent): boolean {
  return event !== null && 'type' in event && event.type === 'drop';
}

/** On the screen that builds a set, dropped files are what it is built of. */
async function takeForSet(files: File[]): Promise<void> {
  const { takeFiles } = await import('../stores/build-set.ts');
  await takeFiles(files);
}

/** Whether a drag goes off the page, not from one element on it to another. */
function leavesPage({ currentTarget, relatedTarget }: DragEvent<HTMLElement>): boolean {
  return !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));
}

/** Says to screen readers when a load starts and ends, not every step between. */
function LoadStatus() {
  const current = useRuns((state) => state.loading[0]?.name);
  const last = useRuns((state) => state.runs.at(-1));
  const said = current
    ? `Reading ${current}`
    : last && `${last.name} is loaded: ${countOf(last.report.rows, 'row')}`;
  return <VisuallyHidden component="output">{said}</VisuallyHidden>;
}

/** The hash belongs to the route, so the link cannot move it. */
function skipToMain(event: { preventDefault(): void }) {
  event.preventDefault();
  focusMain();
}
