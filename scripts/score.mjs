// npm run -s score -- FILE.csv …
import { runSource } from './run-source.mjs';

await runSource('score', 'src/cli/score.ts');
