import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { START_FLAGS } from '@ganita/service/server/startFlags.js';
import { freePort } from '../../../../tools/freePort.mjs';
import { said } from './said.js';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));

/** How a worker is started: by a supervisor, or by a person. */
const STARTS = {
  program: [...START_FLAGS, `${ROOT}/packages/service/dist/server/workerMain.js`],
  command: [`${ROOT}/packages/service/bin/ganita.mjs`, 'worker'],
} as const;

/** A worker of jobs, with all that it has written since its start. */
export interface JobWorker {
  readonly child: ChildProcess;
  log(): string;
}

/** A worker of jobs in a process of its own, once it waits for jobs. The command has one more process, which computes. */
export async function startWorker(
  environment: Readonly<Record<string, string>>,
  how: keyof typeof STARTS = 'program',
): Promise<JobWorker> {
  const child = spawn(process.execPath, STARTS[how], {
    env: { ...process.env, WORKERS: '1', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return { child, log: await said(child, 'waiting for jobs') };
}

/** A Redis that writes every change into a folder, and can be started again there. */
export interface PersistentRedis {
  readonly url: string;
  /** Kill it and start it again. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export async function startPersistentRedis(directory: string): Promise<PersistentRedis> {
  const port = await freePort();
  const start = async (): Promise<ChildProcess> => {
    const options = ['--port', String(port), '--bind', '127.0.0.1', '--dir', directory, '--save', ''];
    const child = spawn('redis-server', [...options, '--appendonly', 'yes', '--appendfsync', 'always'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    await said(child, 'Ready to accept');
    return child;
  };
  let child = await start();
  const kill = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  };
  return {
    url: `redis://127.0.0.1:${port}`,
    stop: kill,
    async restart() {
      await kill();
      child = await start();
    },
  };
}
