// npm run bench:estimate [-- FILE.csv …]: how often the estimate's interval holds, and after how many readings.
import { runSource } from './run-source.mjs';

await runSource('bench:estimate', 'bench/bench-estimate.ts');
