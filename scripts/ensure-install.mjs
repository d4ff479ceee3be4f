import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Folder of the repository, with which every script starts. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

const OLDEST_NODE = 20;

/**
 * Makes sure that Node is new enough and that the packages of the lock file are installed; ends the process
 * with one sentence where that cannot be. All it prints goes to standard error.
 */
export function ensureInstall() {
  if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE)
    stop(`Touchstone needs Node ${OLDEST_NODE} or later; this is Node ${process.versions.node}.`);
  if (isInstalled()) return;
  console.error('Installing packages (npm ci) …');
  // Development packages too, whatever NODE_ENV says: the build and the command line need them.
  const npm = spawnSync('npm ci --include=dev --no-audit --no-fund --loglevel=error', {
    cwd: ROOT,
    shell: true,
    stdio: ['ignore', 2, 2],
  });
  if (npm.status !== 0) stop('npm ci failed: its output is above.');
}

/** Compares content, not times: a checkout touches the lock file without changing it. */
function isInstalled() {
  const wanted = readPackages('package-lock.json');
  const installed = readPackages('node_modules/.package-lock.json');
  return Object.entries(wanted).every(([path, { version, optional }]) => {
    if (path === '') return true;
    return installed[path] ? installed[path].version === version : optional === true;
  });
}

function readPackages(lockFile) {
  try {
    return JSON.parse(readFileSync(new URL(`../${lockFile}`, import.meta.url), 'utf8')).packages;
  } catch {
    return {};
  }
}

/** Ends the process with a sentence instead of a stack trace. */
export function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
