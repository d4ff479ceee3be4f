import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const POLL_MS = 100;
/** A lock that says for longer than this nothing of its holder was left by one who was ended while taking it. */
const EMPTY_MS = 5000;

/**
 * What `work` returns, which no two processes do at once: the holder's process id stands in the file `path` until
 * then. Waits while another that is alive holds it, and calls `onWait` once with its id; takes over from a dead one.
 */
export function holdLock(path, work, onWait) {
  mkdirSync(dirname(path), { recursive: true });
  let isTold = false;
  while (!takeLock(path)) {
    const holder = readHolder(path);
    if (holder === undefined) continue;
    if (!isAlive(holder, path)) {
      rmSync(path, { force: true });
      continue;
    }
    if (!isTold && holder > 0) onWait(holder);
    isTold ||= holder > 0;
    sleep(POLL_MS);
  }
  try {
    return work();
  } finally {
    rmSync(path, { force: true });
  }
}

/** Whether the lock is ours. Another may have taken it for a dead one's in the same moment: the last one has it. */
function takeLock(path) {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
  sleep(POLL_MS);
  return readHolder(path) === process.pid;
}

/** Process id of the holder, 0 where it is not written yet; undefined where there is no lock any more. */
function readHolder(path) {
  try {
    return Number(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

function isAlive(holder, path) {
  if (holder === 0) return ageOf(path) < EMPTY_MS;
  try {
    process.kill(holder, 0);
    return true;
  } catch (error) {
    // A process of somebody else's cannot be asked, but it is there.
    return error.code === 'EPERM';
  }
}

function ageOf(path) {
  return Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0);
}

function sleep(milliseconds) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}
