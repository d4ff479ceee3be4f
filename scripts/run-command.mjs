import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleCommands } from './bundle-commands.mjs';
import { ensureInstall } from './ensure-install.mjs';
import { runSource } from './run-source.mjs';

/** Installs what is missing, then runs the command of this name in `src/cli`, as the npm script of the same name. */
export async function runCommand(name) {
  ensureInstall();
  // npm runs scripts in the repository's folder; file names are meant from where the user stands.
  if (process.env.npm_lifecycle_event === name && process.env.INIT_CWD)
    process.chdir(process.env.INIT_CWD);
  const folder = await bundleCommands();
  if (folder) await import(pathToFileURL(join(folder, `${name}.mjs`)).href);
  else await runSource(name, `src/cli/${name}.ts`);
}
