import { checkPattern } from '../core/rag/custom-citations.ts';
import type { RatingWeights } from '../core/rag/rag.ts';
import { DEFAULT_RAG_SETTINGS, TOKENIZERS } from '../core/rag/rag-settings.ts';
import type { RagSettings, Tokenizer } from '../core/rag/rag-settings.ts';
import { usage } from './usage.ts';

/** What `--rag` and the options that go with it ask for. */
export interface RagOptions {
  settings: RagSettings;
  /** A file of chunks that the context names. */
  chunks: string | undefined;
  /** Name of the column with the context. */
  context: string | undefined;
}

/** The options that say how `--rag` scores, as `parseArgs` takes them. */
export const RAG_ARGUMENTS = {
  chunks: { type: 'string' },
  context: { type: 'string' },
  threshold: { type: 'string' },
  tokenizer: { type: 'string' },
  'count-sources': { type: 'boolean' },
  weights: { type: 'string' },
  'citation-pattern': { type: 'string' },
  seed: { type: 'string' },
} as const;

export const RAG_HELP = `  --rag             score retrieval too: source return, response length, final rating
  --chunks FILE     … with chunks from a CSV of source and chunk, which the context names
  --context COL     … name of the column with the retrieved chunks
  --threshold T     … a length is aligned if it deviates by less than this share (default 0.3)
  --tokenizer NAME  … ${TOKENIZERS.join(' (default) or ')}
  --count-sources   … count quoted sources as part of the response's length
  --weights S,F,L   … of source return, factual correctness and length (default 1,1,1)
  --citation-pattern RE  … one more way of quoting: a regular expression with one group
  --seed N          … of the bootstrap intervals (default 0)
`;

type Values = {
  [name in keyof typeof RAG_ARGUMENTS]?: string | boolean | undefined;
} & { rag: boolean };

/** What the arguments say of `--rag`; undefined without it. Throws Problem `usage`. */
export function readRagOptions(values: Values): RagOptions | undefined {
  if (!values.rag) {
    const given: Record<string, unknown> = values;
    const stray = Object.keys(RAG_ARGUMENTS).find((name) => given[name] !== undefined);
    if (stray) throw usage(`--${stray} says how --rag scores, and there is no --rag.`);
    return undefined;
  }
  return {
    settings: {
      threshold: readThreshold(textOf(values.threshold)),
      tokenizer: readTokenizer(textOf(values.tokenizer)),
      countSources: values['count-sources'] === true,
      weights: readWeights(textOf(values.weights)),
      citationPattern: readPattern(textOf(values['citation-pattern'])),
      seed: readSeed(textOf(values.seed)),
    },
    chunks: textOf(values.chunks),
    context: textOf(values.context),
  };
}

function textOf(value: string | boolean | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function readThreshold(value: string | undefined): number {
  if (value === undefined) return DEFAULT_RAG_SETTINGS.threshold;
  const threshold = value.trim() === '' ? NaN : Number(value);
  if (threshold > 0 && threshold < Infinity) return threshold;
  throw usage(`--threshold needs a share above 0, such as 0.3, not "${value}".`);
}

function readTokenizer(value: string | undefined): Tokenizer {
  if (value === undefined) return DEFAULT_RAG_SETTINGS.tokenizer;
  const tokenizer = TOKENIZERS.find((name) => name === value);
  if (tokenizer) return tokenizer;
  throw usage(`--tokenizer is ${TOKENIZERS.join(' or ')}, not "${value}".`);
}

function readWeights(value: string | undefined): RatingWeights {
  if (value === undefined) return DEFAULT_RAG_SETTINGS.weights;
  const weights = value.split(',').map((part) => (part.trim() === '' ? NaN : Number(part)));
  const [sourceReturn = NaN, factual = NaN, length = NaN] = weights;
  const areWeights = weights.every((weight) => weight >= 0 && weight < Infinity);
  if (weights.length === 3 && areWeights && weights.some((weight) => weight > 0))
    return { sourceReturn, factual, length };
  throw usage(
    `--weights needs three numbers of at least 0, not all of them 0, such as 1,1,1: of source return, factual correctness and length; not "${value}".`,
  );
}

function readPattern(value: string | undefined): string {
  if (value === undefined) return '';
  const wrong = checkPattern(value);
  if (wrong === undefined) return value;
  throw usage(`--citation-pattern: ${wrong}`);
}

function readSeed(value: string | undefined): number {
  if (value === undefined) return DEFAULT_RAG_SETTINGS.seed;
  const seed = /^\d{1,10}$/.test(value) ? Number(value) : Infinity;
  if (seed < 2 ** 32) return seed;
  throw usage(`--seed needs a whole number from 0 to 4294967295, not "${value}".`);
}
