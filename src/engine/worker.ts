import { expose, type ProxyMethods, releaseProxy, type Remote } from 'comlink';
import type { RagSettings } from '../core/rag/rag-settings.ts';
import type { Engine, ExportFlavour, LoadProgress, LoadRequest, ProjectParts } from './api.ts';
import { createEngine } from './engine.ts';

const engine = createEngine();

/** Callbacks of the page come as proxies, each on a port of its own, which is closed after its call. */
async function closeAfter<T>(callback: ProxyMethods, call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } finally {
    callback[releaseProxy]();
  }
}

expose({
  ...engine,
  load: (file: File, request: LoadRequest, onProgress: Remote<(progress: LoadProgress) => void>) =>
    closeAfter(onProgress, () => engine.load(file, request, onProgress)),
  exportRun: (
    run: string,
    flavour: ExportFlavour,
    job: string,
    onProgress: Remote<(rows: number) => void>,
    rag?: RagSettings,
  ) => closeAfter(onProgress, () => engine.exportRun(run, flavour, job, onProgress, rag)),
  prepareRun: (run: string, job: string, onProgress: Remote<(rows: number) => void>) =>
    closeAfter(onProgress, () => engine.prepareRun(run, job, onProgress)),
  prepareRag: (
    run: string,
    settings: RagSettings,
    job: string,
    onProgress: Remote<(rows: number) => void>,
  ) => closeAfter(onProgress, () => engine.prepareRag(run, settings, job, onProgress)),
  ragReport: (
    run: string,
    settings: RagSettings,
    job: string,
    onProgress: Remote<(rows: number) => void>,
  ) => closeAfter(onProgress, () => engine.ragReport(run, settings, job, onProgress)),
  writeProject: (parts: ProjectParts, job: string, onProgress: Remote<(bytes: number) => void>) =>
    closeAfter(onProgress, () => engine.writeProject(parts, job, onProgress)),
} satisfies Record<keyof Engine, unknown>);
