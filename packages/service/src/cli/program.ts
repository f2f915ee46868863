import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { START_ENVIRONMENT, START_FLAGS } from '../server/startFlags.js';
import { WITH_PARENT } from '../server/withParent.js';

/** A program that a command starts: the service or a worker. */
export interface Program {
  readonly url: URL;
  readonly load: () => Promise<unknown>;
}

/** Commands of npm that run a program in a shell until it ends, without passing signals on to it. */
const NPM_COMMANDS: readonly (string | undefined)[] = ['exec', 'start'];
const SHELL_CHECK_MS = 500;

/**
 * Run a program until a signal stops it: in this process if Node was started with `START_FLAGS`, else in one that is started with
 * them and `START_ENVIRONMENT`, because both are read only at the start. `args` are among those of this process. Error: it cannot
 * be started.
 */
export async function runProgram({ url, load }: Program, args: readonly string[] = []): Promise<string> {
  if (!START_FLAGS.every((flag) => process.execArgv.includes(flag))) return startProcess(fileURLToPath(url), args);
  await load();
  return '';
}

/**
 * Start a program in a process with both, and end as it ends. It stops in order when this process gets a signal, or is
 * gone: then the channel between them is closed.
 */
function startProcess(path: string, args: readonly string[]): Promise<never> {
  const service = spawn(process.execPath, [...START_FLAGS, ...process.execArgv, path, WITH_PARENT, ...args], {
    env: { ...START_ENVIRONMENT, ...process.env },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  const stop = (): void => {
    if (service.connected) service.disconnect();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
  if (NPM_COMMANDS.includes(process.env.npm_command)) whenShellIsGone(stop);
  return new Promise((_, reject) => {
    service.once('error', reject);
    service.once('exit', (status, signal) => {
      if (status !== null) process.exit(status);
      // What killed the service kills this process too, so that the caller sees the same end.
      process.removeAllListeners(signal ?? 'SIGTERM');
      process.kill(process.pid, signal ?? 'SIGTERM');
    });
  });
}

/** npm signals the shell that it has started; when that is gone, this process has another parent. */
function whenShellIsGone(stop: () => void): void {
  const shell = process.ppid;
  const check = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(check);
    stop();
  }, SHELL_CHECK_MS);
  check.unref();
}
