import { createWriteStream } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { seedRandom } from './seed-random.ts';

const ENGLISH =
  'the temple was built by a ruler of river valley and is known for carved stone pillars its date remains open to debate among scholars who read inscriptions painted scroll monk story water tank gate shrine dance music drum festival grain market road fort hill lake cave'.split(
    ' ',
  );
const HINDI =
  'यह मंदिर नदी के किनारे बना है और इसकी मूर्तियाँ पत्थर से बनी हैं जो राजा ने बनवाई थीं गंगा घाटी कला नृत्य संगीत उत्सव क़िला गुफ़ा चित्र कथा भिक्षु'.split(
    ' ',
  );
const DOMAINS = ['art', 'architecture', 'dance', 'history', 'music', 'कला'];

/** How many rows are turned into text at a time. */
const STEP = 1000;

/**
 * Writes a CSV of made-up questions and answers, about 300 bytes a row: English and Devanagari, quoted
 * newlines, commas and quotes. The same number of rows gives the same bytes.
 */
export async function makeFile(path: string, rows: number): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const unfinished = `${path}.part`;
  await pipeline(Readable.from(makeText(rows)), createWriteStream(unfinished));
  await rename(unfinished, path);
}

function* makeText(rows: number): Generator<string> {
  const random = seedRandom(20);
  yield 'id,question,answer,Domain,response\n';
  for (let start = 0; start < rows; start += STEP) {
    const end = Math.min(start + STEP, rows);
    let text = '';
    for (let row = start; row < end; row++) text += makeRow(row, random);
    yield text;
  }
}

/** A line of the file; another `answered` gives another response to the same question. */
export function makeRow(row: number, random: () => number, answered = random): string {
  const words = random() < 0.25 ? HINDI : ENGLISH;
  const golden = pick(words, 1 + Math.floor(random() * 3), random);
  const before = pick(words, 8 + Math.floor(answered() * 12), answered);
  const after = pick(words, 5 + Math.floor(answered() * 15), answered);
  const response = [before, alter(golden, answered), after].join(answered() < 0.1 ? '\n' : ' ');
  const domain = DOMAINS[Math.floor(random() * DOMAINS.length)] ?? '';
  const cells = [
    String(row),
    `${pick(words, 10, random)}?`,
    golden,
    domain,
    answered() < 0.01 ? '' : response,
  ];
  return `${cells.map(quote).join(',')}\n`;
}

/** The golden answer as a model might give it: as it is, in other order, with a comma, inflected, or not at all. */
function alter(golden: string, random: () => number): string {
  const ways = [
    golden,
    golden.toUpperCase(),
    golden.split(' ').toReversed().join(', '),
    `"${golden}".`,
    `${golden}s`,
    'unknown',
  ];
  return ways[Math.floor(random() * ways.length)] ?? golden;
}

function pick(words: readonly string[], count: number, random: () => number): string {
  return Array.from({ length: count }, () => words[Math.floor(random() * words.length)]).join(' ');
}

function quote(cell: string): string {
  return /[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
