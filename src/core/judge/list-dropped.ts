import type { Accepted } from './request.ts';

/** What the server refused of a request, each as a name for the record and a sentence for the user. */
export function listDropped(accepted: Accepted): { parameter: string; sentence: string }[] {
  const { format, limit, temperature, seed } = accepted;
  const dropped: { parameter: string; sentence: string }[] = [];
  const add = (parameter: string, sentence: string) => dropped.push({ parameter, sentence });
  if (format !== 'json_schema')
    add('response_format json_schema', 'The server does not take a JSON schema for the reply.');
  if (format === 'none')
    add(
      'response_format json_object',
      'It has no JSON mode either: the prompt asks for a last line with the verdict.',
    );
  if (limit !== 'max_tokens')
    add(
      'max_tokens',
      limit === 'none'
        ? 'The server does not take max_tokens.'
        : 'The server wants max_completion_tokens in place of max_tokens.',
    );
  if (limit === 'none')
    add('max_completion_tokens', 'Nor max_completion_tokens: replies have no limit of ours.');
  if (!temperature)
    add(
      'temperature',
      'The server does not take temperature: it is not controlled, and verdicts may not reproduce.',
    );
  if (!seed) add('seed', 'The server does not take seed: it was left out.');
  return dropped;
}
