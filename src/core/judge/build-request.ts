import type { JudgeRow, JudgeSettings } from './judgement.ts';
import { type Accepted, buildTaskRequest, type ChatRequest } from './request.ts';
import { verdictTask } from './tasks/verdict.ts';

/** The request for the verdict on one row. */
export function buildRequest(
  settings: JudgeSettings,
  accepted: Accepted,
  row: JudgeRow,
): ChatRequest {
  return buildTaskRequest(verdictTask(settings.prompt), settings, accepted, row);
}
