// npm run bench: how many rows a second, next to a plain Python reading of the same definition.
import { buildAndRun } from './build-and-run.mjs';

await buildAndRun('bench/bench.ts');
