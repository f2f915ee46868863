import { constants } from 'node:os';
import type { ResourceLimits } from 'node:worker_threads';
import type { Piscina } from 'piscina';

type PoolOptions = NonNullable<ConstructorParameters<typeof Piscina>[0]>;
type LoadBalancer = NonNullable<PoolOptions['loadBalancer']>;

/**
 * Heap of a thread in megabytes. The old part is several times what the largest answer needs; below some 1.5 GB V8
 * collects sooner. The young part is where the records of an answer live and die (docs/performance.md).
 */
export const HEAP_LIMITS = {
  maxOldGenerationSizeMb: 512,
  maxYoungGenerationSizeMb: 24,
} as const satisfies ResourceLimits;

export const THREAD_OPTIONS = {
  minThreads: 1,
  // A thread that is idle for this long (milliseconds) releases its memory, if another one is idle too.
  idleTimeout: 600_000,
  resourceLimits: HEAP_LIMITS,
  // Piscina tries `require` first, and Node ends the whole process when a thread is stopped while it requires a module
  // that awaits.
  execArgv: ['--no-experimental-require-module'],
  // On Linux a thread has a priority of its own: the main thread must not wait for charts, nor for threads that load.
  niceIncrement: process.platform === 'linux' ? constants.priority.PRIORITY_BELOW_NORMAL : 0,
  recordTiming: false,
} as const satisfies PoolOptions;

/**
 * An idle thread among those that have loaded, `loaded`; for reports one where reports were printed before, because what
 * they load is large.
 */
export function chooseAmong(loaded: ReadonlySet<number>): LoadBalancer {
  const printed = new Set<number>();
  return ({ name }, workers) => {
    const isReport = name === 'print';
    const idle = workers.filter(({ id, currentUsage }) => currentUsage === 0 && loaded.has(id));
    const chosen = idle.find(({ id }) => printed.has(id) === isReport) ?? idle[0] ?? null;
    if (chosen !== null && isReport) printed.add(chosen.id);
    return chosen;
  };
}
