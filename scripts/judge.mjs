// npm run -s judge -- FILE.csv …: installs what is missing, then hands over to src/cli/judge.ts.
import { runCli } from './run-cli.mjs';

await runCli('judge');
