import { type ChildProcess, spawn, spawnSync } from 'node:child_process';

/** Not on the path of every user. */
const PATH = `${process.env.PATH}:/usr/sbin:/sbin`;

const ip = (...args: readonly string[]) => spawnSync('ip', args, { env: { PATH }, encoding: 'utf8' });

/** Run `ip`. Errors: what it says. */
function mustIp(...args: readonly string[]): void {
  const { status, stderr, error } = ip(...args);
  if (status !== 0) throw new Error(`ip ${args.join(' ')}: ${error?.message ?? stderr}`);
}

/** Why no network of namespaces can be made on this machine; null where it can be made. */
export const noNamespaces: string | null = (() => {
  const name = `ganita-probe-${process.pid}`;
  try {
    mustIp('netns', 'add', name);
    mustIp('-n', name, 'link', 'add', 'switch', 'type', 'bridge');
    mustIp('-n', name, 'link', 'add', 'one', 'type', 'veth', 'peer', 'name', 'other');
    return null;
  } catch (error) {
    return (error as Error).message.trim();
  } finally {
    ip('netns', 'del', name);
  }
})();

/** A machine: a network namespace with an address of its own. */
export interface Host {
  readonly address: string;
  /** Start a program on it. */
  start(command: string, args: readonly string[], env?: Readonly<Record<string, string>>): ChildProcess;
  /** Kill every program on it. */
  killAll(): void;
  /** Nothing that is sent reaches it or leaves it from now on, without a message. */
  cutOff(): void;
  rejoin(): void;
}

const NETWORK = '10.99.0';

/** Machines on one switch. `close` removes them; the programs on them must have ended. */
export function openNetwork(): { readonly host: (name: string) => Host; readonly close: () => void } {
  const named = (name: string): string => `ganita-${process.pid}-${name}`;
  const names = [named('switch')];
  const [within] = names as [string];
  mustIp('netns', 'add', within);
  mustIp('-n', within, 'link', 'add', 'switch', 'type', 'bridge');
  mustIp('-n', within, 'link', 'set', 'switch', 'up');
  return {
    host(name) {
      const own = named(name);
      const address = `${NETWORK}.${names.length}`;
      mustIp('netns', 'add', own);
      names.push(own);
      mustIp('-n', within, 'link', 'add', name, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', own);
      mustIp('-n', own, 'address', 'add', `${address}/24`, 'dev', 'eth0');
      for (const device of ['lo', 'eth0']) mustIp('-n', own, 'link', 'set', device, 'up');
      mustIp('-n', within, 'link', 'set', name, 'master', 'switch', 'up');
      return {
        address,
        start: (command, args, env = {}) =>
          spawn('ip', ['netns', 'exec', own, command, ...args], {
            env: { ...process.env, PATH, ...env },
            stdio: ['pipe', 'pipe', 'inherit'],
          }),
        killAll() {
          for (const pid of ip('netns', 'pids', own).stdout.trim().split(/\s+/)) process.kill(Number(pid), 'SIGKILL');
        },
        cutOff: () => mustIp('-n', within, 'link', 'set', name, 'nomaster'),
        rejoin: () => mustIp('-n', within, 'link', 'set', name, 'master', 'switch'),
      };
    },
    close() {
      for (const name of names) ip('netns', 'del', name);
    },
  };
}
