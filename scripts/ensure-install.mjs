import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { holdLock } from './hold-lock.mjs';

/** Folder of the repository, with which every script starts. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

const OLDEST_NODE = 20;
const LOCK = join(ROOT, '.cache', 'install.lock');

/**
 * Makes sure that Node is new enough and that the packages of the lock file are installed, by one script where
 * several start at once; ends the process with one sentence where that cannot be. All it prints goes to standard
 * error.
 */
export function ensureInstall() {
  if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE)
    stop(`Touchstone needs Node ${OLDEST_NODE} or later; this is Node ${process.versions.node}.`);
  if (isInstalled()) return;
  const status = holdLock(LOCK, installMissing, (holder) =>
    console.error(
      `Process ${holder} is installing packages: waiting for it. (If there is no such script, delete ${LOCK}.)`,
    ),
  );
  if (status !== 0) stop('npm ci failed: its output is above.');
}

/** Exit status of npm; 0 where another script has installed all meanwhile. */
function installMissing() {
  if (isInstalled()) return 0;
  console.error('Installing packages (npm ci) …');
  // Development packages too, whatever NODE_ENV says: the build and the command line need them.
  return spawnSync('npm ci --include=dev --no-audit --no-fund --loglevel=error', {
    cwd: ROOT,
    shell: true,
    stdio: ['ignore', 2, 2],
  }).status;
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
