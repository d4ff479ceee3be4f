import { join } from 'node:path';
import { ensureInstall, ROOT } from './ensure-install.mjs';

/** Installs what is missing, then runs a TypeScript file of the repository as the npm script of this name. */
export async function runSource(script, path) {
  ensureInstall();
  // npm runs scripts in the repository's folder; file names are meant from where the user stands.
  if (process.env.npm_lifecycle_event === script && process.env.INIT_CWD)
    process.chdir(process.env.INIT_CWD);
  const { register } = await import('tsx/esm/api');
  register({ tsconfig: join(ROOT, 'tsconfig.json') });
  await import(new URL(`../${path}`, import.meta.url).href);
}
