// One container of an image that buildah has, as deploy/kubernetes/ganita.yaml runs it: nothing of its file system can be written,
// no capability, no new privileges, processes and mounts of its own. Made of `unshare`, `chroot` and `setpriv`, which run where a
// runtime for containers finds no control groups. The network is that of the machine.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const run = (command, ...args) => execFileSync(command, args, { encoding: 'utf8' }).trim();

/** What the image says about its start, and its files in a folder until `close`. */
export function openImage(tag) {
  const container = run('buildah', 'from', '--pull-never', tag);
  const root = run('buildah', 'mount', container);
  const { config } = JSON.parse(run('buildah', 'inspect', '--type', 'image', tag)).Docker;
  return { root, config, close: () => run('buildah', 'rm', container) };
}

/** In a mount namespace of its own: the files of the image, read-only, /proc, and the devices that every program expects. */
const ENTER = `set -e
mount --make-rprivate /
mount --bind "$1" "$1"
mount -t proc -o nosuid,nodev,noexec proc "$1/proc"
mount -t tmpfs -o nosuid,mode=755,size=64k tmpfs "$1/dev"
for name in null zero full random urandom; do touch "$1/dev/$name"; mount --bind "/dev/$name" "$1/dev/$name"; done
mount -o remount,bind,ro "$1"
mount -o remount,ro,nosuid,mode=755 "$1/dev"
root=$1
shift
exec chroot "$root" "$@"`;

/** Start a container: its process 1 as the machine counts it, its output so far, and its end. */
export async function startContainer({ root, config }, { args = config.Cmd, environment = {} } = {}) {
  const [uid, gid] = config.User.split(':');
  const variables = [...config.Env, ...Object.entries(environment).map((pair) => pair.join('='))];
  const user = ['setpriv', '--reuid', uid, '--regid', gid, '--clear-groups', '--no-new-privs'];
  const powerless = ['--bounding-set=-all', '--inh-caps=-all'];
  const command = [
    ...user,
    ...powerless,
    'env',
    '--ignore-environment',
    '--chdir',
    config.WorkingDir,
    ...variables,
    ...args,
  ];
  const spaces = ['--mount', '--pid', '--ipc', '--uts', '--fork', '--kill-child'];
  const child = spawn('unshare', [...spaces, 'sh', '-c', ENTER, 'sh', root, ...command], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output = (output + chunk).slice(-1_000_000);
    });
  }
  const pid = () => Number(readFileSync(join('/proc', `${child.pid}`, 'task', `${child.pid}`, 'children'), 'utf8'));
  return {
    ended: once(child, 'close').then(([status]) => status),
    output: () => output,
    pid,
    kill: (signal) => process.kill(pid(), signal),
  };
}
