import { setMaxListeners } from 'node:events';
import { startJudgeServer } from '../e2e/judge-server/judge-server.ts';
import { misbehave, seededRandom } from '../e2e/judge-server/misbehave.ts';
import { DEFAULT_PROMPT } from '../src/core/judge/default-prompt.ts';
import { DEFAULT_PARAMETERS } from '../src/core/judge/judgement.ts';
import { rowKey } from '../src/core/row-key.ts';
import { startRun } from '../src/judge/start-run.ts';
import { time } from './measure.ts';

const ROWS = 1000;
const CONCURRENCY = 16;
const TIMEOUT_MS = 2000;

// Each request listens for the end of the run; Node takes more than ten listeners for a leak.
setMaxListeners(0);

const random = seededRandom(Number(process.argv[2] ?? 1));
const server = await startJudgeServer({
  fault: misbehave(random),
  latencyMs: () => 20 + 180 * random(),
});
const rows = Array.from({ length: ROWS }, (_, n) => {
  const [question, golden, response] = [`What is ${n}?`, `golden ${n}`, `response ${n}`];
  return { key: rowKey(question, golden, response), question, golden, response };
});
const { baseURL } = server;
const { value, seconds } = await time(
  () =>
    startRun({
      rows,
      settings: { baseURL, model: 'judge-1', prompt: DEFAULT_PROMPT, ...DEFAULT_PARAMETERS },
      connection: { baseURL, key: undefined, headers: {} },
      concurrency: CONCURRENCY,
      timeoutMs: TIMEOUT_MS,
    }).finished,
);
await server.close();

// What a client that wastes nothing would wait for: answers, time-outs and what the server asks.
const waited = server.asked().map(({ latency, retryAfter }) => {
  const asked = retryAfter === undefined ? 0 : 1000 * Number(retryAfter);
  return (latency ?? TIMEOUT_MS) + asked;
});
const ideal = waited.reduce((sum, ms) => sum + ms, 0) / CONCURRENCY / 1000;
const { tally, requests } = value.progress;
console.log(
  `${ROWS} rows, ${requests} requests, ${CONCURRENCY} at a time: ${JSON.stringify(tally)}\n` +
    `${seconds.toFixed(1)} s against an ideal of ${ideal.toFixed(1)} s: ratio ${(seconds / ideal).toFixed(2)} (1.3 at most)`,
);
