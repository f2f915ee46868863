import { monotonicMs } from 'ganita/adapters/systemClock.js';

/** How long requests are let in within one turn of the main thread. */
const MAX_TURN_MS = 5;
/** Requests that are let in together when others wait, each of another client. */
const CLIENTS_PER_TURN = 4;

/** Divides the main thread among clients whose requests arrive at once. */
export interface Turns {
  /** Call `start` now, or in a later turn where this one has lasted too long: clients in rotation, each in its order. */
  enter(client: string, start: () => void): void;
  /** Requests that wait for a later turn. */
  waiting(): number;
}

/**
 * All requests that arrive at once are read in one turn of the event loop. What one client sends in a burst would make
 * every other client wait until the whole burst is answered. So only the first milliseconds of a turn let requests in
 * directly; the others wait, and then a few clients get one request each, turn by turn. Without this 190 small requests
 * of one address hold the main thread for 170 to 460 ms at once, with it for 13 to 45: the limit of `/health` is 50 ms.
 */
export function createTurns(now: () => number = monotonicMs): Turns {
  const queues = new Map<string, (() => void)[]>();
  let count = 0;
  /** When the present turn started; null outside a turn. */
  let turn: number | null = null;

  const startTurn = (): number => {
    setImmediate(endTurn);
    turn = now();
    return turn;
  };
  const endTurn = (): void => {
    turn = null;
    if (count > 0) letIn();
  };
  const letIn = (): void => {
    startTurn();
    for (const [client, queue] of [...queues].slice(0, CLIENTS_PER_TURN)) {
      // A client that has more requests comes last in the next turn.
      queues.delete(client);
      const start = queue.shift();
      if (queue.length > 0) queues.set(client, queue);
      count--;
      start?.();
    }
  };

  return {
    enter(client, start) {
      const startedAt = turn ?? startTurn();
      if (count === 0 && now() - startedAt < MAX_TURN_MS) {
        start();
        return;
      }
      const queue = queues.get(client);
      if (queue === undefined) queues.set(client, [start]);
      else queue.push(start);
      count++;
    },
    waiting: () => count,
  };
}
