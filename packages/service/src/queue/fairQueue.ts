import type { Caller } from '../cache/answerCache.js';
import { Overloaded } from './overloaded.js';

/** A caller that waits for an answer. */
export interface Requester extends Caller {
  /** The client, whose tasks take turns with those of other clients. */
  readonly client: string;
}

/** A task as the queue sees it. */
export interface Turn {
  /** Who waits for it. Callers may join, and disconnect, while it waits. */
  readonly callers: ReadonlySet<Requester>;
  /** A line of a batch: runs after single requests, and is never rejected for a full queue. */
  readonly isLine: boolean;
  /** A report: takes long, so it never gets the reserved place. */
  readonly isReport: boolean;
  /** Aborted when all callers have disconnected: a task that still waits is removed. */
  readonly abandoned: AbortSignal;
}

/** Runs tasks in turns between clients. */
export interface FairQueue {
  /**
   * Run a task when its turn comes. Errors: Overloaded where the queue is full; the reason of `abandoned` where it was
   * removed; those of the task.
   */
  run<T>(task: () => Promise<T>, turn: Turn): Promise<T>;
  counts(): { readonly running: number; readonly queued: number };
  /** Reject all waiting tasks and all later ones. */
  close(): void;
}

interface Waiting extends Turn {
  readonly arrived: number;
  readonly start: () => Promise<void>;
  readonly reject: (reason: unknown) => void;
}

const RETRY_AFTER_SECONDS = 2;
/** Places beyond the width of a queue, for clients with no running task. */
export const RESERVED_PLACES = 1;

/**
 * A bounded queue in front of `width` places. Clients take turns (round robin): a client that was served goes behind
 * all that wait then, however many more tasks it has. Where all places are taken, one more is reserved for single
 * requests (not reports) of a client with no running task, so that no client waits for long tasks of others. When more
 * than `maxQueued` tasks wait, the client with the most waiting tasks loses its last one.
 */
export function createFairQueue(width: number, maxQueued: number): FairQueue {
  const waiting: Waiting[] = [];
  /** When each client was last served, in order; needed only while something older waits. */
  const served = new Map<string, number>();
  /** Clients of the tasks that run, each as often as it has some. */
  const running: string[][] = [];
  let now = 0;
  let isClosed = false;

  const clientsOf = ({ callers }: Turn): string[] => [...new Set([...callers].map(({ client }) => client))];
  const isIdle = (client: string): boolean => !running.some((clients) => clients.includes(client));
  const mayStart = (turn: Turn): boolean =>
    running.length < width ||
    (running.length === width && !turn.isLine && !turn.isReport && clientsOf(turn).some(isIdle));
  /** A smaller place goes first: lines last, then by the turn of the client that is served soonest. */
  const placeOf = (task: Waiting): number =>
    Math.min(...clientsOf(task).map((client) => Math.max(served.get(client) ?? 0, task.arrived))) +
    (task.isLine ? Number.MAX_SAFE_INTEGER / 2 : 0);

  const next = (): Waiting | undefined => {
    if (running.length > width) return undefined;
    let first: Waiting | undefined;
    let best = Number.POSITIVE_INFINITY;
    for (const task of waiting) {
      const place = placeOf(task);
      if (place >= best || !mayStart(task)) continue;
      [first, best] = [task, place];
    }
    return first;
  };

  const remove = (task: Waiting): void => {
    const at = waiting.indexOf(task);
    if (at >= 0) waiting.splice(at, 1);
  };

  const markServed = (clients: readonly string[]): void => {
    now++;
    for (const client of clients) {
      served.delete(client);
      served.set(client, now);
    }
    const oldest = waiting[0]?.arrived ?? now;
    for (const [client, at] of served) {
      if (at >= oldest) break;
      served.delete(client);
    }
  };

  const startWaiting = (): void => {
    for (let task = next(); task !== undefined; task = next()) {
      remove(task);
      const clients = clientsOf(task);
      markServed(clients);
      running.push(clients);
      void task.start().finally(() => {
        running.splice(running.indexOf(clients), 1);
        startWaiting();
      });
    }
  };

  /** The last task of the client that has the most waiting, where that is more than the client of a new task has. */
  const taskToReject = (turn: Turn): Waiting | undefined => {
    const counts = new Map<string, number>();
    const singles = waiting.filter(({ isLine, callers }) => !isLine && clientsOf({ callers } as Turn).length === 1);
    for (const task of singles) {
      const [client = ''] = clientsOf(task);
      counts.set(client, (counts.get(client) ?? 0) + 1);
    }
    const [most = '', count = 0] = [...counts].sort(([, a], [, b]) => b - a)[0] ?? [];
    const own = Math.min(...clientsOf(turn).map((client) => counts.get(client) ?? 0));
    return count > own + 1 ? singles.findLast((task) => clientsOf(task)[0] === most) : undefined;
  };

  const makeRoom = (turn: Turn): void => {
    if (turn.isLine || mayStart(turn) || waiting.filter(({ isLine }) => !isLine).length < maxQueued) return;
    const task = taskToReject(turn);
    if (task === undefined) throw new Overloaded(RETRY_AFTER_SECONDS);
    remove(task);
    task.reject(new Overloaded(RETRY_AFTER_SECONDS));
  };

  return {
    run: (task, turn) =>
      new Promise((resolve, reject) => {
        if (isClosed) throw new Error('the queue is closed');
        turn.abandoned.throwIfAborted();
        makeRoom(turn);
        const leave = (): void => {
          remove(entry);
          reject(turn.abandoned.reason);
        };
        const start = async (): Promise<void> => {
          turn.abandoned.removeEventListener('abort', leave);
          await task().then(resolve, reject);
        };
        const entry: Waiting = { ...turn, arrived: ++now, start, reject };
        turn.abandoned.addEventListener('abort', leave, { once: true });
        waiting.push(entry);
        startWaiting();
      }),
    counts: () => ({ running: running.length, queued: waiting.length }),
    close() {
      isClosed = true;
      for (const { reject } of waiting.splice(0)) reject(new Error('the queue is closed'));
    },
  };
}
