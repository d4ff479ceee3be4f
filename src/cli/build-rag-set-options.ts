import { parseArgs } from 'node:util';
import { readAddress } from '../judge/address.ts';
import { readKey, refuseKeys } from './read-key.ts';
import { explainArguments, readNumber, usage } from './usage.ts';

export interface BuildOptions {
  /** `-` is standard input. */
  file: string;
  chunks: string | undefined;
  out: string;
  /** 0 to 2³² - 1. */
  seed: number;
  summary: 'text' | 'json';
  /** Undefined where plain rules do it all. */
  endpoint: EndpointChoice | undefined;
}

export interface EndpointChoice {
  baseURL: string;
  key: string | undefined;
  model: string;
  /** Undefined: lexical vectors. */
  embeddingModel: string | undefined;
  concurrency: number;
  requestsPerMinute: number | undefined;
  timeoutMs: number;
  /** A folder; undefined: beside the file that is written. */
  cache: string | undefined;
}

export const BUILD_HELP = `Builds a labelled set for source return from question-answer pairs: four rows of known score a pair.

  npm run -s build-rag-set -- QA_PAIRS.csv --out LABELLED.csv [options]

QA_PAIRS.csv has the columns question, answer, chunk and source; Domain is kept where it is there.
Without --base-url nothing is sent: questions are paired by likeness of words, and joined as they are;
the same file and seed give the same bytes. With it, questions and answers are sent to URL, any
OpenAI-compatible endpoint, and nowhere else. The key is read from TOUCHSTONE_API_KEY, else
OPENAI_API_KEY; it is never kept or printed. A file named - is standard input.

  --out PATH           the labelled set, which npm run score -- PATH --rag reads as it is
  --chunks FILE        the chunks, where they are a file of their own (source, chunk)
  --seed N             draws distractors, names and citation styles (default 0)
  --summary FORMAT     text (default) or json
  --base-url URL       up to the path before /chat/completions: http://localhost:11434/v1
  --model M            orders the nearest questions and merges each pair
  --embedding-model E  embeds the questions; without it, likeness of words
  --concurrency N      requests at a time, 1 to 64 (default 4)
  --per-minute N       at most so many requests a minute
  --timeout N          seconds for one answer (default 60)
  --cache DIR          where answers are kept (default .touchstone-cache beside --out)
  --help               show this

Interrupted and started again it goes on where it was: what was answered is not asked again.
Exit code 0, or 2 with one line that says what is wrong; then no file has been written.
`;

type Environment = Record<string, string | undefined>;

/** What the arguments ask for. Throws Problem `usage` where they cannot be understood; never repeats a key. */
export function readBuildOptions(args: string[], environment: Environment): BuildOptions | 'help' {
  refuseKeys(args);
  const { values, positionals } = parse(args);
  if (values.help) return 'help';
  const [file] = positionals;
  if (file === undefined || positionals.length > 1)
    throw usage(`One file of questions is read, and ${positionals.length} are named.`);
  const { out, summary, chunks } = values;
  if (out === undefined || out === '-' || out === '')
    throw usage('--out needs the name of a file: standard output holds the summary.');
  if (summary !== 'text' && summary !== 'json')
    throw usage(`--summary is text or json, not "${summary}".`);
  if (file === '-' && chunks === '-') throw usage('Standard input (-) can be read only once.');
  return {
    file,
    chunks,
    out,
    summary,
    seed: readSeed(values.seed),
    endpoint: readEndpoint(values, environment),
  };
}

function parse(args: string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        out: text,
        chunks: text,
        seed: { ...text, default: '0' },
        summary: { ...text, default: 'text' },
        'base-url': text,
        model: text,
        'embedding-model': text,
        concurrency: { ...text, default: '4' },
        'per-minute': text,
        timeout: { ...text, default: '60' },
        cache: text,
        help: { type: 'boolean', default: false, short: 'h' },
      },
    });
  } catch (error) {
    throw explainArguments(error);
  }
}

function readSeed(value: string): number {
  const seed = /^\d{1,10}$/.test(value) ? Number(value) : Infinity;
  if (seed >= 2 ** 32)
    throw usage(`--seed is a whole number from 0 to 4294967295, not "${value}".`);
  return seed;
}

function readEndpoint(
  values: ReturnType<typeof parse>['values'],
  environment: Environment,
): EndpointChoice | undefined {
  const { model, 'base-url': baseURL, 'embedding-model': embeddingModel } = values;
  if (baseURL === undefined) {
    if (model !== undefined || embeddingModel !== undefined)
      throw usage('--base-url is missing: name the endpoint that has the model.');
    return undefined;
  }
  if (model === undefined) throw usage('--model is missing: name the model that merges the pairs.');
  const address = readAddress(baseURL, undefined);
  if ('problem' in address) throw usage(`--base-url: ${address.problem}`);
  const concurrency = readNumber('--concurrency', values.concurrency);
  if (concurrency > 64) throw usage(`--concurrency is 64 at most, not ${concurrency}.`);
  const perMinute = values['per-minute'];
  return {
    baseURL: address.baseURL,
    key: readKey(environment),
    model,
    embeddingModel,
    concurrency,
    requestsPerMinute: perMinute === undefined ? undefined : readNumber('--per-minute', perMinute),
    timeoutMs: 1000 * readNumber('--timeout', values.timeout),
    cache: values.cache,
  };
}
