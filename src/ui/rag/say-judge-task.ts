import { countOf, formatCount } from '../../core/format.ts';
import type { RagAsking, RagTask, RagTaskSize } from '../../stores/rag-tasks.ts';

const TEXTS: Record<RagTask, string> = {
  length: 'question, ideal length and response',
  support: 'question, golden answer and retrieved chunks',
};

/** Which text would go to which host, and how much of it, before anything is sent. */
export function saySends(task: RagTask, size: RagTaskSize, host: string | undefined): string {
  const { fit, rows, requests, tokens } = size;
  if (requests === 0) return 'Nothing would be sent: all that could be asked is known already.';
  const of = rows < fit ? ` of ${formatCount(fit)}, drawn by the seed,` : '';
  const to = host ?? 'the endpoint';
  return `The ${TEXTS[task]} of ${countOf(rows, 'row')}${of} go to ${to}: ${countOf(requests, 'request')}, about ${formatCount(tokens)} tokens. What was answered before is kept in this browser and not asked for again.`;
}

type Asking = Pick<
  RagAsking<unknown>,
  'model' | 'baseURL' | 'status' | 'progress' | 'rows' | 'failures'
>;

const STATUS: Record<Asking['status'], string> = {
  running: 'Asking',
  paused: 'Paused: asking',
  stopped: 'Stopped: asked',
  done: 'Done: asked',
  ended: 'Ended: asked',
};

/** Who is asked, and how far that is. */
export function sayAsking({ model, baseURL, status, progress, rows, failures }: Asking): string {
  const failed = failures.reduce((sum, { keys }) => sum + keys.length, 0);
  return [
    `${STATUS[status]} ${model} at ${new URL(baseURL).host} about ${countOf(rows, 'row')}`,
    progress && `${formatCount(progress.done)} of ${countOf(progress.total, 'answer')} known`,
    progress && progress.fromCache > 0 && `${formatCount(progress.fromCache)} kept from before`,
    failed > 0 && `${formatCount(failed)} without an answer`,
    progress && `${formatCount(progress.usage.input + progress.usage.output)} tokens used`,
  ]
    .filter((part) => typeof part === 'string')
    .join(' · ');
}
