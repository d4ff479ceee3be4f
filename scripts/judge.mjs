// npm run -s judge -- FILE.csv …
import { runSource } from './run-source.mjs';

await runSource('judge', 'src/cli/judge.ts');
