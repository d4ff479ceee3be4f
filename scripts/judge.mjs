// npm run -s judge -- FILE.csv …: installs what is missing, then hands over to src/cli/judge.ts.
import { prepareCli } from './prepare-cli.mjs';

await prepareCli('judge');
await import('../src/cli/judge.ts');
