import { expect, it } from 'vitest';
import { breakHints } from './break-hints.ts';

it.each([
  [
    'It has to allow x. Ollama: Ollama allows y. llama.cpp: z',
    'It has to allow x.\nOllama: Ollama allows y.\nllama.cpp: z',
  ],
  ['In LM Studio turn on “Enable CORS”.', 'In LM Studio turn on “Enable CORS”.'],
])('breaks %j before each hint', (message, broken) => {
  expect(breakHints(message)).toBe(broken);
});
