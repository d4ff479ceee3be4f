// npm run -s score -- FILE.csv …: installs what is missing, then hands over to src/cli/score.ts.
import { join } from 'node:path';
import { ensureInstall, ROOT } from './ensure-install.mjs';

ensureInstall();
// npm runs scripts in the repository's folder; file names are meant from where the user stands.
if (process.env.npm_lifecycle_event === 'score' && process.env.INIT_CWD)
  process.chdir(process.env.INIT_CWD);

const { register } = await import('tsx/esm/api');
register({ tsconfig: join(ROOT, 'tsconfig.json') });
await import('../src/cli/score.ts');
