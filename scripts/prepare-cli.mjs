import { join } from 'node:path';
import { ensureInstall, ROOT } from './ensure-install.mjs';

/** Makes ready for a command of src/cli to be imported, which then runs from where the user stands. */
export async function prepareCli(command) {
  ensureInstall();
  // npm runs scripts in the repository's folder; file names are meant from where the user stands.
  if (process.env.npm_lifecycle_event === command && process.env.INIT_CWD)
    process.chdir(process.env.INIT_CWD);

  const { register } = await import('tsx/esm/api');
  register({ tsconfig: join(ROOT, 'tsconfig.json') });
}
