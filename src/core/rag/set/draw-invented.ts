import { sourceKey } from '../source-names.ts';
import type { Draw } from './set-draws.ts';

const TOPICS = [
  'annual_report',
  'field_notes',
  'handbook',
  'interview',
  'lecture',
  'overview',
  'survey',
];
const ENDINGS = ['.txt', '.pdf', '.md', '.html'];

/** A name that looks like a source's and is none of those whose keys (`sourceKey`) are given. */
export function drawInvented(taken: ReadonlySet<string>, draw: Draw): string {
  for (;;) {
    const topic = TOPICS[draw(TOPICS.length)] ?? '';
    const name = `${topic}_${draw(10_000)}`;
    const ending = ENDINGS[draw(ENDINGS.length)] ?? '';
    if (!taken.has(sourceKey(name)) && !ENDINGS.some((other) => taken.has(sourceKey(name + other))))
      return name + ending;
  }
}
