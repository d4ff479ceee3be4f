import { findContentKey } from '../engine/content-key.ts';
import type { Opening } from './load-file.ts';

/** The bundled samples. */
export const SAMPLES = {
  answers: ['demo_evouna_tq.csv'],
  retrieval: ['demo_rag_squad.csv'],
  models: [
    'openqa_nq301_DPR.csv',
    'openqa_nq301_FiD.csv',
    'openqa_nq301_text-davinci-003_zeroshot.csv',
  ],
};
export type Sample = keyof typeof SAMPLES;

/** A file of a bundled sample. Rejects where it cannot be fetched. */
export async function fetchSample(name: string): Promise<File> {
  const answer = await fetch(new URL(`samples/${name}`, document.baseURI));
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  // A fixed date: where there is no content key, the key is made of name, size and date.
  return new File([await answer.blob()], name, { type: 'text/csv', lastModified: 0 });
}

/** A bundled sample, where the link means this very version of it. */
export async function findSample(key: string, name: string): Promise<Opening | undefined> {
  try {
    const file = await fetchSample(name);
    return (await findContentKey(file)) === key ? { file } : undefined;
  } catch {
    return undefined; // A person is asked for the file, as for any other.
  }
}
