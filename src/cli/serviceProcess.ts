import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { START_FLAGS, WITH_PARENT } from '../server/startFlags.js';

const MAIN = fileURLToPath(new URL('../server/main.js', import.meta.url));

/** Commands of npm that run a program in a shell until it ends, without passing signals on to it. */
const NPM_COMMANDS: readonly (string | undefined)[] = ['exec', 'start'];
const SHELL_CHECK_MS = 500;

/**
 * Start the service in a process with `START_FLAGS`, which can only be set when Node starts, and end as it ends. It stops in
 * order when this process gets a signal, or is gone: then the channel between them is closed. Error: it cannot be started.
 */
export function startServiceProcess(env: NodeJS.ProcessEnv): Promise<never> {
  const service = spawn(process.execPath, [...START_FLAGS, ...process.execArgv, MAIN, WITH_PARENT], {
    env,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  const stop = (): void => {
    if (service.connected) service.disconnect();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
  if (NPM_COMMANDS.includes(env.npm_command)) whenShellIsGone(stop);
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
