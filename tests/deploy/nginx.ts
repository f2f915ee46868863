import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../tools/freePort.mjs';

const CONFIG = fileURLToPath(new URL('../../deploy/nginx.conf', import.meta.url));
/** Not on the path of every user. */
const PATH = `${process.env.PATH}:/usr/sbin:/usr/local/sbin`;

/** Whether this machine has nginx; tests that need it are skipped otherwise, and say so. */
export const hasNginx: boolean = spawnSync('nginx', ['-v'], { env: { PATH } }).status === 0;
if (!hasNginx) console.warn('no nginx on this machine: tests of the balancer are skipped');

export interface Nginx {
  readonly port: number;
  readonly child: ChildProcess;
  /** What it has written to its log of errors, warnings included. */
  errors(): string;
  stop(): void;
}

/** What the file has for the network of containers, and what replaces it here. */
const replaced = (text: string, from: string, to: string): string => {
  if (!text.includes(from)) throw new Error(`deploy/nginx.conf has no "${from}"`);
  return text.replace(from, to);
};

/** How nginx is started with `deploy/nginx.conf` in a folder, and its environment. */
export function nginxCommand(
  folder: string,
  { servers, listen }: { readonly servers: string; readonly listen: string },
  changes: readonly (readonly [string, string])[] = [],
) {
  let text = readFileSync(CONFIG, 'utf8');
  for (const [from, to] of [
    ['server ganita:8000 resolve max_fails=0;', servers],
    ['listen 8000;', `listen ${listen};`],
    [
      'worker_processes auto;',
      `worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/error.log warn;`,
    ],
    [
      'access_log off;',
      `access_log off; ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}`,
    ],
    ...changes,
  ] as const) {
    text = replaced(text, from, to);
  }
  writeFileSync(join(folder, 'nginx.conf'), text);
  return {
    command: 'nginx',
    args: ['-p', folder, '-e', `${folder}/error.log`, '-c', join(folder, 'nginx.conf')],
    env: { PATH },
  };
}

/** The nginx of `deploy/nginx.conf` on loopback, in front of a port. */
export async function startNginx(upstreamPort: number, changes: readonly (readonly [string, string])[] = []) {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const place = { servers: `server 127.0.0.1:${upstreamPort} max_fails=0;`, listen: `127.0.0.1:${port}` };
  const { command, args, env } = nginxCommand(folder, place, changes);
  const child = spawn(command, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}: ${said}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    port,
    child,
    errors: () => readFileSync(join(folder, 'error.log'), 'utf8'),
    stop() {
      child.once('exit', () => rmSync(folder, { recursive: true, force: true }));
      child.kill('SIGTERM');
    },
  } satisfies Nginx;
}

/** nginx in front of a server of the test: `stop` ends both. */
export async function startBefore(
  listener: RequestListener,
  changes: readonly (readonly [string, string])[] = [],
): Promise<Nginx> {
  const upstream = createServer(listener).listen(0, '127.0.0.1');
  await once(upstream, 'listening');
  const nginx = await startNginx((upstream.address() as AddressInfo).port, changes);
  return {
    ...nginx,
    stop() {
      nginx.stop();
      upstream.closeAllConnections();
      upstream.close();
    },
  };
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
