import { deleteDB, openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DEFAULT_RAG_SETTINGS, type RagSettings } from '../core/rag/rag-settings.ts';
import { openDatabase } from './database.ts';
import { loadRagSettings, saveRagSettings } from './rag-settings.ts';

const RUN = '0123456789abcdef';

const CHOSEN: RagSettings = {
  threshold: 0.25,
  tokenizer: 'cl100k_base',
  countSources: true,
  weights: { sourceReturn: 0, factual: 2.5, length: 1 },
  citationPattern: String.raw`\{\{([^}]+)\}\}`,
  seed: 2 ** 32 - 1,
};

beforeEach(() => deleteDB('touchstone'));
afterEach(() => deleteDB('touchstone'));

describe('the settings of the evaluation of retrieval', () => {
  it('are the usual ones for a run of which none are kept', async () => {
    expect(await loadRagSettings(RUN)).toEqual(DEFAULT_RAG_SETTINGS);
  });

  it('come back for their run alone', async () => {
    await saveRagSettings(RUN, CHOSEN);
    expect(await loadRagSettings(RUN)).toEqual(CHOSEN);
    expect(await loadRagSettings('fedcba9876543210')).toEqual(DEFAULT_RAG_SETTINGS);
  });

  it.each([
    ['a threshold of 0', { threshold: 0 }],
    ['a tokenizer that is not known', { tokenizer: 'p50k_base' }],
    ['a weight below 0', { weights: { sourceReturn: -1, factual: 1, length: 1 } }],
    ['a seed that is too large', { seed: 2 ** 32 }],
  ])('are as in the beginning where they hold %s, the others kept', async (_, damage) => {
    const database = await openDatabase();
    await database.put('rag_settings', { ...CHOSEN, ...damage }, RUN);
    const loaded = await loadRagSettings(RUN);
    expect(loaded).toMatchObject({ countSources: true, citationPattern: CHOSEN.citationPattern });
    expect(loaded).not.toMatchObject(damage);
  });

  it('find room in a database of the version before, which keeps what it has', async () => {
    const stores = ['files', 'mappings', 'decisions', 'undo', 'review_settings', 'verdicts'];
    const others = ['judgings', 'judgements', 'judge_settings'];
    const before = await openDB('touchstone', 3, {
      upgrade(database) {
        for (const store of [...stores, ...others]) database.createObjectStore(store);
      },
    });
    await before.put('verdicts', 'a verdict', 'key');
    before.close();
    await saveRagSettings(RUN, CHOSEN);
    expect(await loadRagSettings(RUN)).toEqual(CHOSEN);
    expect(await (await openDatabase()).get('verdicts', 'key')).toBe('a verdict');
  });
});
