import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { START_FLAGS } from '@ganita/service/server/startFlags.js';
import { nginxCommand } from '../../../../../tests/deploy/nginx.js';
import type { Host } from './namespaces.js';

const ROOT = fileURLToPath(new URL('../../../../..', import.meta.url));

/** A program on a machine, which can be ended and started again. */
export interface Part {
  readonly host: Host;
  /** End it by a signal, SIGKILL with all processes that it has started, and wait for its status. */
  stop(signal: NodeJS.Signals): Promise<number | null>;
  isRunning(): boolean;
  start(): Promise<void>;
}

/** Start a program on a machine, and wait until it writes a text; null: until it runs. */
async function startPart(host: Host, launch: () => ChildProcess, text: string | null): Promise<Part> {
  let child: ChildProcess;
  let log = '';
  const start = async (): Promise<void> => {
    child = launch();
    const before = log.length;
    await new Promise<void>((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`a program ended with ${code}: ${log.slice(before)}`)));
      if (text === null) child.once('spawn', resolve);
      child.stdout?.on('data', (piece: Buffer) => {
        log += piece.toString();
        if (text !== null && log.includes(text, before)) resolve();
      });
    });
  };
  const isRunning = (): boolean => child.exitCode === null && child.signalCode === null;
  await start();
  return {
    host,
    start,
    isRunning,
    async stop(signal) {
      if (!isRunning()) return child.exitCode;
      const exited = once(child, 'exit');
      if (signal === 'SIGKILL') host.killAll();
      else child.kill(signal);
      return ((await exited) as [number | null])[0];
    },
  };
}

const SECRETS = { CACHE_SECRET: 'a secret of this test', JOBS_SECRET: 'hush' };
/** A quarter of the machine is enough for a client of the test, and its limits are those of everybody. */
const LIMIT_FACTOR = 4;

/** Everything that runs on more than one machine: as `deploy/` has it, with a folder as the volume of jobs. */
export interface Cluster {
  readonly services: readonly Part[];
  readonly workers: readonly Part[];
  readonly balancer: Part;
  /** Of shared limits and answers. */
  readonly store: Part;
  /** Of jobs. */
  readonly queue: Part;
  readonly jobsFolder: string;
  close(): Promise<void>;
}

/** Start three services, two workers, two Redis and a balancer, each on a machine of its own. */
export async function startCluster(host: (name: string) => Host, folder: string): Promise<Cluster> {
  const started: Part[] = [];
  const part = async (one: Host, launch: () => ChildProcess, text: string | null): Promise<Part> => {
    const running = await startPart(one, launch, text);
    started.push(running);
    return running;
  };
  const redis = (name: string, ...options: readonly string[]): Promise<Part> => {
    const one = host(name);
    const all = ['--bind', '0.0.0.0', '--protected-mode', 'no', '--save', '', ...options];
    return part(one, () => one.start('redis-server', all), 'Ready to accept');
  };
  const node = (name: string, program: string, env: Readonly<Record<string, string>>, text: string): Promise<Part> => {
    const one = host(name);
    const args = [...START_FLAGS, join(ROOT, 'packages/service/dist/server', program)];
    return part(one, () => one.start(process.execPath, args, env), text);
  };

  const jobsFolder = join(folder, 'jobs');
  mkdirSync(jobsFolder);
  const store = await redis('store', '--appendonly', 'no');
  const queue = await redis('queue', '--dir', folder, '--appendonly', 'yes', '--appendfsync', 'always');
  const jobs = { JOBS_DIR: jobsFolder, JOBS_REDIS_URL: `redis://${queue.host.address}:6379`, WORKERS: '1' };
  const service = {
    ...jobs,
    ...SECRETS,
    REDIS_URL: `redis://${store.host.address}:6379`,
    HOST: '0.0.0.0',
    PORT: '8000',
    TRUST_PROXY: '1',
    RATE_LIMIT_FACTOR: String(LIMIT_FACTOR),
    // The machine of the test is busier than that of a service should be.
    MAX_DELAY_MS: '0',
  };
  const services: Part[] = [];
  for (const name of ['one', 'two', 'three']) services.push(await node(name, 'main.js', service, 'listening at'));
  const workers: Part[] = [];
  for (const name of ['four', 'five']) workers.push(await node(name, 'workerMain.js', jobs, 'waiting for jobs'));

  const front = host('front');
  const servers = services.map((one) => `server ${one.host.address}:8000 max_fails=0;`).join(' ');
  const { command, args } = nginxCommand(folder, { servers, listen: '8000' });
  const balancer = await part(front, () => front.start(command, args), null);
  return {
    services,
    workers,
    balancer,
    store,
    queue,
    jobsFolder,
    async close() {
      for (const one of started.toReversed()) await one.stop('SIGKILL');
    },
  };
}

export const JOBS_SECRET: string = SECRETS.JOBS_SECRET;
export const CHARTS_PER_MINUTE = 30 * LIMIT_FACTOR;
