import { parseArgs } from 'node:util';
import { BUCKETS } from '../core/model.ts';
import type { Bucket } from '../core/model.ts';
import { readAddress } from '../judge/address.ts';
import { readColumns } from './column-options.ts';
import type { NamedColumns } from './column-options.ts';
import { readKey, refuseKeys } from './read-key.ts';
import { explainArguments, readNumber, usage } from './usage.ts';

export interface JudgeOptions {
  /** `-` is standard input. */
  file: string;
  /** Undefined with a batch, where nothing is sent. */
  baseURL: string | undefined;
  model: string;
  key: string | undefined;
  out: string | undefined;
  cache: string | undefined;
  /** A file that holds the template. */
  prompt: string | undefined;
  summary: 'text' | 'json';
  buckets: Bucket[];
  domains: string[];
  /** At least 1. */
  limit: number;
  /** Rows are drawn, not taken from the start. */
  isRandom: boolean;
  /** 1 to 64. */
  concurrency: number;
  requestsPerMinute: number | undefined;
  timeoutMs: number;
  maxTokens: number | undefined;
  batchOut: string | undefined;
  batchIn: string | undefined;
  columns: NamedColumns;
}

export const JUDGE_HELP = `Asks a language model whether responses mean the same as the golden answers.

  TOUCHSTONE_API_KEY=… npm run -s judge -- FILE.csv --base-url URL --model M [options]

The texts of the chosen rows are sent to URL, any OpenAI-compatible endpoint, and nowhere else.
The key is read from TOUCHSTONE_API_KEY, else OPENAI_API_KEY; it is never kept or printed.
A file named - is standard input.

  --base-url URL       up to the path before /chat/completions: http://localhost:11434/v1
  --model M            name of the model, as the server has it
  --bucket B           judge rows of this bucket only (${BUCKETS.join(', ')}); may be repeated
  --only-domain D      judge rows of this domain only; may be repeated
  --limit N            judge the first N of these rows
  --random             draw the N rows at random, the same every time
  --out PATH           write the scored and judged CSV there, all rows of the file
  --summary FORMAT     text (default) or json
  --prompt FILE        a prompt of your own, with {question}, {answer} and {response}
  --concurrency N      requests at a time, 1 to 64 (default 4)
  --per-minute N       at most so many requests a minute
  --timeout N          seconds for one answer (default 60)
  --max-tokens N       limit of one reply (default 2048)
  --cache DIR          where verdicts are kept (default .touchstone-cache beside --out, else here)
  --batch-out FILE     write the rows for a Batch API (OpenAI, vllm run-batch), and send nothing
  --batch-in FILE      read the results of such a batch in place of asking
  --question, --answer, --response, --domain COL   names of columns
  --help               show this

Interrupted and started again it goes on where it was: what was answered is not asked again.
Exit code 0, or 2 with one line that says what is wrong; then no file has been written.
`;

type Environment = Record<string, string | undefined>;

/** What the arguments ask for. Throws Problem `usage` where they cannot be understood; never repeats a key. */
export function readJudgeOptions(args: string[], environment: Environment): JudgeOptions | 'help' {
  refuseKeys(args);
  const { values, positionals } = parse(args);
  if (values.help) return 'help';
  const [file] = positionals;
  if (file === undefined || positionals.length > 1)
    throw usage(`One file is judged at a time, and ${positionals.length} are named.`);
  const { model, out, summary } = values;
  if (model === undefined) throw usage('--model is missing: name the model.');
  if (out === '-' || out === '')
    throw usage('--out needs the name of a file: standard output holds the summary.');
  if (summary !== 'text' && summary !== 'json')
    throw usage(`--summary is text or json, not "${summary}".`);
  const { 'batch-out': batchOut, 'batch-in': batchIn } = values;
  if (batchOut !== undefined && batchIn !== undefined)
    throw usage('--batch-out and --batch-in are two steps: run one after the other.');
  const isBatch = batchOut !== undefined || batchIn !== undefined;
  return {
    file,
    model,
    out,
    summary,
    batchOut,
    batchIn,
    baseURL: isBatch ? undefined : readBaseURL(values['base-url']),
    key: isBatch ? undefined : readKey(environment),
    cache: values.cache,
    prompt: values.prompt,
    buckets: (values.bucket ?? []).map(readBucket),
    domains: values['only-domain'] ?? [],
    limit: values.limit === undefined ? Infinity : readNumber('--limit', values.limit),
    isRandom: values.random,
    concurrency: readConcurrency(values.concurrency),
    requestsPerMinute: readOptional('--per-minute', values['per-minute']),
    timeoutMs: 1000 * readNumber('--timeout', values.timeout),
    maxTokens: readOptional('--max-tokens', values['max-tokens']),
    columns: readColumns(values),
  };
}

function parse(args: string[]) {
  const text = { type: 'string' } as const;
  const list = { type: 'string', multiple: true } as const;
  const flag = { type: 'boolean', default: false } as const;
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        'base-url': text,
        model: text,
        bucket: list,
        'only-domain': list,
        limit: text,
        random: flag,
        out: text,
        summary: { ...text, default: 'text' },
        prompt: text,
        concurrency: { ...text, default: '4' },
        'per-minute': text,
        timeout: { ...text, default: '60' },
        'max-tokens': text,
        cache: text,
        'batch-out': text,
        'batch-in': text,
        question: text,
        answer: text,
        response: text,
        domain: text,
        help: { ...flag, short: 'h' },
      },
    });
  } catch (error) {
    throw explainArguments(error);
  }
}

function readBaseURL(value: string | undefined): string {
  if (value === undefined)
    throw usage('--base-url is missing: name the endpoint, as in http://localhost:11434/v1.');
  const address = readAddress(value, undefined);
  if ('problem' in address) throw usage(`--base-url: ${address.problem}`);
  return address.baseURL;
}

function readBucket(value: string): Bucket {
  const bucket = BUCKETS.find((name) => name === value);
  if (!bucket) throw usage(`--bucket is one of ${BUCKETS.join(', ')}, not "${value}".`);
  return bucket;
}

function readConcurrency(value: string): number {
  const number = readNumber('--concurrency', value);
  if (number > 64) throw usage(`--concurrency is 64 at most, not ${number}.`);
  return number;
}

function readOptional(option: string, value: string | undefined): number | undefined {
  return value === undefined ? undefined : readNumber(option, value);
}
