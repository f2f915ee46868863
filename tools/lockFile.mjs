import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** A lock older than this is taken over whatever process its number now belongs to. */
const OLDEST_LOCK_MS = 10 * 60_000;

/** Run `work` while holding the lock file at `path`; wait for the process that holds it, take over what a dead process left. */
export async function withLock(path, work) {
  mkdirSync(dirname(path), { recursive: true });
  while (!take(path)) await sleep(100);
  try {
    return await work();
  } finally {
    rmSync(path, { force: true });
  }
}

function take(path) {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (isAbandoned(path)) rmSync(path, { force: true });
    return false;
  }
}

function isAbandoned(path) {
  try {
    const owner = Number(readFileSync(path, 'utf8'));
    return Date.now() - statSync(path).mtimeMs > OLDEST_LOCK_MS || (owner > 0 && !isAlive(owner));
  } catch (error) {
    if (error.code === 'ENOENT') return false;
    throw error;
  }
}

function isAlive(processId) {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
