// npm run -s score -- FILE.csv …
import { runCommand } from './run-command.mjs';

await runCommand('score');
