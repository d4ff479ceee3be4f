// npm run -s judge -- FILE.csv …
import { runCommand } from './run-command.mjs';

await runCommand('judge');
