import { type PatternNews, type PatternTask, runPattern } from '../core/rag/run-pattern.ts';

/** A worker of its own for a user's pattern, which is thrown away where it does not come to an end. */
function tell(news: PatternNews): void {
  self.postMessage(news, {});
}

self.addEventListener('message', ({ data }: MessageEvent<PatternTask>) =>
  runPattern(data, tell, () => performance.now()),
);
tell('ready');
