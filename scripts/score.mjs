// npm run -s score -- FILE.csv …: installs what is missing, then hands over to src/cli/score.ts.
import { runCli } from './run-cli.mjs';

await runCli('score');
