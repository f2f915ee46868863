import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { longCases } from '../../../../tests/cases.js';
import { hasNginx } from '../../../../tests/deploy/nginx.js';
import { CHENNAI_BIRTH } from '../http/birth.js';
import { CHARTS_PER_MINUTE, type Cluster, JOBS_SECRET, startCluster } from './hosts/cluster.js';
import { type Host, noNamespaces, openNetwork } from './hosts/namespaces.js';
import { hasRedis } from './redis.js';

if (noNamespaces !== null)
  console.warn(`no network namespaces here, so the test of many machines is skipped: ${noNamespaces}`);

const programOf = (name: string): string => fileURLToPath(new URL(`./hosts/${name}`, import.meta.url));
const CLIENTS = 3;
const LINES = longCases(20_000, 30_000);
/** Between two things that happen to the machines, and between the end and the start of one. */
const [SETTLE_MS, DOWN_MS] = [3000, 2000];
/** Shorter than what a connection outlives, and longer than after which a worker's chunks are given to another one. */
const [SHORT_MS, LONG_MS] = [6000, 30_000];

/** What a client says in the end. */
interface Served {
  readonly answered: number;
  readonly retried: Readonly<Record<string, number>>;
  readonly wrong: readonly string[];
}

const two = (n: number): string => String(n).padStart(2, '0');
const timeOf = (line: number): string =>
  `${two(Math.floor(line / 3600) % 24)}:${two(Math.floor(line / 60) % 60)}:${two(line % 60)}`;
const births = (): string =>
  Array.from({ length: LINES }, (_, at) => `${JSON.stringify({ ...CHENNAI_BIRTH, time: timeOf(at + 1) })}\n`).join('');

describe.skipIf(noNamespaces !== null || !hasNginx || !hasRedis)(
  'three services and two workers on machines of their own',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'ganita-hosts-'));
    let network: ReturnType<typeof openNetwork>;
    let cluster: Cluster;
    let origin: string;
    const clients: ChildProcess[] = [];

    /** A program of a client on a machine of its own; what it prints is read in the end. */
    const startClient = (host: Host, program: string, args: readonly string[]) => {
      const child = host.start(process.execPath, [programOf(program), origin, ...args]);
      clients.push(child);
      if (child.stdout === null) throw new Error('the client has no output');
      return { child, said: text(child.stdout) };
    };
    const part = (parts: Cluster['services'], at: number) => parts[at] as Cluster['balancer'];
    const cutOff = async ({ host }: Cluster['balancer'], ms: number) => {
      host.cutOff();
      await pause(ms);
      host.rejoin();
    };
    const restart = async (one: Cluster['balancer'], signal: NodeJS.Signals) => {
      const status = await one.stop(signal);
      await pause(DOWN_MS);
      await one.start();
      return status;
    };

    beforeAll(async () => {
      network = openNetwork();
      cluster = await startCluster(network.host, folder);
      origin = `http://${cluster.balancer.host.address}:8000`;
    });
    afterAll(async () => {
      for (const client of clients) client.kill('SIGKILL');
      await cluster?.close();
      network?.close();
      rmSync(folder, { recursive: true, force: true });
    });

    it('answer every request and complete every job once, whichever of them is killed, cut off or restarted', async () => {
      writeFileSync(join(folder, 'births'), births());
      const submit = (name: string) =>
        startClient(network.host(name), 'jobClient.mjs', [JOBS_SECRET, join(folder, 'births')]);
      const served = Array.from({ length: CLIENTS }, (_, n) =>
        startClient(network.host(`client${n}`), 'client.mjs', [String(n)]),
      );
      const before = submit('early');
      const { services, workers, balancer, store, queue } = cluster;
      const attacks: readonly (() => Promise<unknown>)[] = [
        () => restart(part(services, 0), 'SIGKILL'),
        () => cutOff(part(services, 1), SHORT_MS),
        () => restart(part(workers, 0), 'SIGKILL'),
        () => cutOff(part(workers, 1), LONG_MS),
        () => restart(queue, 'SIGKILL'),
        () => cutOff(queue, SHORT_MS),
        () => restart(store, 'SIGKILL'),
        () => cutOff(store, SHORT_MS),
        () => restart(balancer, 'SIGKILL'),
        async () => expect(await restart(part(services, 2), 'SIGTERM')).toBe(0),
        async () => expect(await restart(part(workers, 0), 'SIGTERM')).toBe(0),
      ];
      // The first half of the attacks meets one job, the other half two.
      let during: typeof before | null = null;
      for (const [at, attack] of attacks.entries()) {
        if (at === 5) during = submit('late');
        await attack();
        await pause(SETTLE_MS);
      }

      for (const one of [...services, ...workers, balancer, store, queue]) expect(one.isRunning()).toBe(true);
      for (const { child } of served) child.stdin?.end();
      for (const { said } of served) {
        const { answered, retried, wrong } = JSON.parse(await said) as Served;
        console.info(`${answered} answered; tried again: ${JSON.stringify(retried)}`);
        expect(wrong).toEqual([]);
        expect(answered).toBeGreaterThan(20);
      }
      for (const job of [before, during]) {
        const { record, results } = JSON.parse((await job?.said) ?? '') as { record: object; results: string };
        expect(record).toMatchObject({ state: 'completed', lines: LINES, lines_done: LINES, lines_failed: 0 });
        const lines = results.trimEnd().split('\n');
        expect(lines).toHaveLength(LINES);
        for (const [at, line] of lines.entries()) {
          expect(line.startsWith(`{"line":${at + 1},"answer":`) && line.includes(`"time":"${timeOf(at + 1)}"`)).toBe(
            true,
          );
        }
      }
      // A job whose answer got lost is computed too.
      const stored = readdirSync(cluster.jobsFolder).filter((name) =>
        existsSync(join(cluster.jobsFolder, name, 'job.json')),
      );
      await expect.poll(() => stored.every((id) => existsSync(join(cluster.jobsFolder, id, 'done.json')))).toBe(true);
    });

    it('share the limit of a client', async () => {
      const passedBy = async (stranger: Host): Promise<number> => {
        const child = stranger.start(process.execPath, [
          programOf('caller.mjs'),
          origin,
          String(CHARTS_PER_MINUTE + 60),
        ]);
        clients.push(child);
        return child.stdout ? Number(await text(child.stdout)) : Number.NaN;
      };
      // Where Redis took longer than half a second, on a busy machine, each service has counted for itself, as it should.
      let strangers = 0;
      await expect
        .poll(() => passedBy(network.host(`stranger${strangers++}`)), { interval: 1000 })
        .toBe(CHARTS_PER_MINUTE);
    });
  },
);
