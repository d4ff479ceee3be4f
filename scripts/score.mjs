// npm run -s score -- FILE.csv …: installs what is missing, then hands over to src/cli/score.ts.
import { prepareCli } from './prepare-cli.mjs';

await prepareCli('score');
await import('../src/cli/score.ts');
