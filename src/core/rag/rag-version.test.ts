import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { RAG_LIBRARIES } from './rag-version.ts';

it.each(Object.values(RAG_LIBRARIES))('says the version that is installed: %s', (library) => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const [name = '', version] = library.split(' ');
  expect(dependencies[name]).toBe(version);
});
