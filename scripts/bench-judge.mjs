// npm run bench:judge [-- SEED]: a run against a server that misbehaves, next to one that wastes no time.
import { runSource } from './run-source.mjs';

await runSource('bench:judge', 'bench/judge.ts');
