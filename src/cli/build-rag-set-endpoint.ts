import { dirname, join } from 'node:path';
import { DEFAULT_PARAMETERS } from '../core/judge/judgement.ts';
import { MERGE } from '../core/judge/tasks/merge.ts';
import { RERANK } from '../core/judge/tasks/rerank.ts';
import type { SetProgress } from '../core/rag/set/set-progress.ts';
import type { SetSteps } from '../core/rag/set/set-steps.ts';
import { endpointSteps } from '../judge/endpoint-steps.ts';
import { openTaskFile, openVectorFile } from './answer-file.ts';
import type { EndpointChoice } from './build-rag-set-options.ts';

/** The steps by an endpoint, with what was answered before kept beside the file to be written. */
export async function openEndpointSteps(
  endpoint: EndpointChoice,
  target: string,
): Promise<SetSteps> {
  const { baseURL, key, model, embeddingModel, cache, ...pace } = endpoint;
  const folder = cache ?? join(dirname(target), '.touchstone-cache');
  console.error(
    `Questions and answers go to ${new URL(baseURL).host}, unless what it says of them is in the cache.`,
  );
  return endpointSteps({
    ...pace,
    settings: { baseURL, model, ...DEFAULT_PARAMETERS },
    connection: { baseURL, key, headers: {} },
    embeddingModel,
    caches: {
      vectors: await openVectorFile(folder),
      rerank: await openTaskFile(folder, RERANK),
      merge: await openTaskFile(folder, MERGE),
    },
    onProgress: showStep,
  });
}

function showStep({ step, done, total }: SetProgress): void {
  if (process.stderr.isTTY)
    process.stderr.write(`\r\u001B[K${step} ${done}/${total}${done === total ? '\n' : ''}`);
}
