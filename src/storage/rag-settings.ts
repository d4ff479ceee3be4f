import * as z from 'zod/mini';
import { DEFAULT_RAG_SETTINGS, type RagSettings, TOKENIZERS } from '../core/rag/rag-settings.ts';
import { openDatabase } from './database.ts';

// The page's Content-Security-Policy forbids `new Function`, which zod would try.
z.config({ jitless: true });

const usual = DEFAULT_RAG_SETTINGS;
const weight = (given: number) => z.catch(z.number().check(z.nonnegative()), given);
const usualWeights = usual.weights;

const ragSettingsRecord = z.object({
  threshold: z.catch(z.number().check(z.positive()), usual.threshold),
  tokenizer: z.catch(z.enum(TOKENIZERS), usual.tokenizer),
  countSources: z.catch(z.boolean(), usual.countSources),
  weights: z.catch(
    z.object({
      sourceReturn: weight(usualWeights.sourceReturn),
      factual: weight(usualWeights.factual),
      length: weight(usualWeights.length),
    }),
    usualWeights,
  ),
  citationPattern: z.catch(z.string(), usual.citationPattern),
  seed: z.catch(z.int().check(z.minimum(0), z.maximum(2 ** 32 - 1)), usual.seed),
});

/** The settings; each that is missing or damaged is as in the beginning. */
export function readRagSettings(value: unknown): RagSettings {
  return z.safeParse(ragSettingsRecord, value).data ?? usual;
}

/** The settings kept of a run, or those of the beginning. Never rejects. */
export async function loadRagSettings(run: string): Promise<RagSettings> {
  try {
    const database = await openDatabase();
    return readRagSettings(await database.get('rag_settings', run));
  } catch {
    return usual;
  }
}

/** Keeps the settings of a run, where this browser lets it. Never rejects: the next change tries again. */
export async function saveRagSettings(run: string, settings: RagSettings): Promise<void> {
  try {
    const database = await openDatabase();
    await database.put('rag_settings', settings, run);
  } catch {
    // They are chosen again in a moment.
  }
}
