// What the main thread of this process does between two looks, as the kernel counts it: where it was late because it computed,
// and where because it waited for a core.
import { readFileSync } from 'node:fs';

const LOOK_EVERY_MS = 5;
const NS_PER_MS = 1e6;

/** Time on a core and time in the queue for one, in milliseconds. */
function spent(file) {
  const [onCore, waited] = readFileSync(file, 'latin1').split(' ');
  return { onCore: Number(onCore) / NS_PER_MS, waited: Number(waited) / NS_PER_MS };
}

/** Call back with each interval between two looks: `{ at, ms, onCore, waited }`, `at` its begin. Linux only. */
export function watchThread(onInterval) {
  const file = `/proc/self/task/${process.pid}/schedstat`;
  let [at, before] = [performance.now(), spent(file)];
  const look = () => {
    const [now, after] = [performance.now(), spent(file)];
    onInterval({ at, ms: now - at, onCore: after.onCore - before.onCore, waited: after.waited - before.waited });
    [at, before] = [now, after];
  };
  setInterval(look, LOOK_EVERY_MS).unref();
}
