import type { ChildProcess } from 'node:child_process';

/** Kill a process and the group that it leads, so that a service which it has left behind ends as well. */
export function killGroup(leader: ChildProcess | null): void {
  if (leader?.pid === undefined) return;
  try {
    process.kill(-leader.pid, 'SIGKILL');
  } catch (error) {
    // All of it has ended.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
