import { answerTask } from './answer-task.ts';
import type { JudgeServerOptions } from './judge-server.ts';

/** As much of a request as is looked at. */
export interface ChatBody {
  messages: { role: string; content: string }[];
  response_format?: { type: string };
  [parameter: string]: unknown;
}

export function promptOf({ messages }: ChatBody): string {
  return messages.map(({ content }) => content).join('\n');
}

/** What a well-behaved server answers: what the task asks for in the form asked for, or a 400 that names what it refuses. */
export function answerChat(
  body: ChatBody,
  { refuses = [], verdict: judge = guessVerdict, promptTokens }: JudgeServerOptions,
) {
  const refused = refuses.find((name) => name in body || body.response_format?.type === name);
  if (refused !== undefined)
    return {
      status: 400,
      verdict: undefined,
      answer: {
        error: { message: `Unsupported parameter: '${refused}'`, type: 'invalid_request' },
      },
    };
  const prompt = promptOf(body);
  const task = answerTask(prompt);
  const verdict = task ? undefined : judge(prompt);
  const reason = 'As the text says.';
  const content =
    task || body.response_format
      ? JSON.stringify(task ?? { verdict, reason })
      : `${reason}\nVERDICT: ${verdict}`;
  const prompt_tokens = promptTokens?.(prompt) ?? Math.ceil(prompt.length / 4);
  return {
    status: 200,
    verdict,
    answer: {
      object: 'chat.completion',
      choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }],
      usage: { prompt_tokens, completion_tokens: 20, total_tokens: prompt_tokens + 20 },
    },
  };
}

/** Either, by the letters of the prompt: the same for the same prompt. */
function guessVerdict(prompt: string): 'correct' | 'incorrect' {
  let sum = 0;
  for (const letter of prompt) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1009;
  return sum % 2 === 0 ? 'correct' : 'incorrect';
}

/** The results file that a batch of lines comes to, in another order, as batch services do. */
export function answerBatch(lines: string, options: JudgeServerOptions = {}): string {
  const results = lines
    .trimEnd()
    .split('\n')
    .map((line) => {
      const { custom_id, body } = JSON.parse(line);
      const { status, answer } = answerChat(body, options);
      const response = { status_code: status, request_id: `r-${custom_id}`, body: answer };
      return JSON.stringify({ id: `b-${custom_id}`, custom_id, response, error: null });
    });
  return `${results.toReversed().join('\n')}\n`;
}
