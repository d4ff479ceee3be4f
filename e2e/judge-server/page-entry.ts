import type { JudgeRow } from '../../src/core/judge/judgement.ts';
import type { Connection } from '../../src/judge/connection.ts';
import { embedTexts } from '../../src/judge/embed-texts.ts';
import { startRun } from '../../src/judge/start-run.ts';
import { testConnection } from '../../src/judge/test-connection.ts';
import { DEFAULT_PROMPT } from '../../src/core/judge/default-prompt.ts';
import { DEFAULT_PARAMETERS } from '../../src/core/judge/judgement.ts';

const { origin } = location;

function optionsOf(connection: Connection) {
  const { baseURL } = connection;
  const settings = { baseURL, model: 'judge-1', prompt: DEFAULT_PROMPT, ...DEFAULT_PARAMETERS };
  return { settings, connection, origin, concurrency: 4, timeoutMs: 10_000 };
}

/** What a test does in the page. */
const judgeClient = {
  async run(connection: Connection, rows: JudgeRow[]) {
    const { end, reason, progress } = await startRun({ ...optionsOf(connection), rows }).finished;
    return { end, reason, tally: progress.tally, requests: progress.requests };
  },
  async embed(connection: Connection, texts: string[]) {
    const options = { connection, origin, texts, model: 'vectors-1', concurrency: 4 };
    const { end, reason, vectors } = await embedTexts({ ...options, timeoutMs: 10_000 }).finished;
    return { end, reason, vectors: [...vectors] };
  },
  test: (connection: Connection) => testConnection(optionsOf(connection)),
};
export type JudgeClient = typeof judgeClient;

Object.assign(globalThis, { judgeClient });
