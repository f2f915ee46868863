import { describe, expect, it } from 'vitest';
import { createFairQueue, type FairQueue, type Requester, type Turn } from './fairQueue.js';
import { Overloaded } from './overloaded.js';

/** A queue whose tasks end when they are allowed to, and the order in which they were started. */
function controlled(width: number, maxQueued = 100) {
  const queue: FairQueue = createFairQueue(width, maxQueued);
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (
    name: string,
    client: string,
    more: Partial<Requester> & Partial<Pick<Turn, 'isLine' | 'isReport'>> = {},
  ) => {
    const { isLine = false, isReport = false, ...asker } = more;
    const task = () =>
      new Promise<string>((resolve) => {
        started.push(name);
        ends.set(name, () => resolve(name));
      });
    const abandoned = asker.disconnected ?? new AbortController().signal;
    const result = queue.run(task, { callers: new Set([{ client, ...asker }]), isLine, isReport, abandoned });
    // Those that a test does not look at may be rejected.
    result.catch(() => undefined);
    return result;
  };
  /** End a task and let the next ones start. */
  const end = async (name: string): Promise<void> => {
    ends.get(name)?.();
    await new Promise(setImmediate);
  };
  return { queue, started, ask, end };
}

describe('a queue that takes turns between clients', () => {
  it('gives a client that comes later its turn after one more of those before it', async () => {
    const { started, ask, end } = controlled(1);
    for (let n = 1; n <= 5; n++) void ask(`a${n}`, 'a');
    // Without anything running, b has the reserved place: c has to wait.
    void ask('b1', 'b');
    for (const name of ['c1', 'c2']) void ask(name, 'c');
    expect(started).toEqual(['a1', 'b1']);
    await end('b1');
    await end('a1');
    expect(started).toEqual(['a1', 'b1', 'c1', 'a2']);
    await end('c1');
    await end('a2');
    expect(started).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3']);
  });

  it('keeps one place for a client of which nothing runs, however many tasks of another run and wait', async () => {
    const { started, ask } = controlled(2);
    for (let n = 1; n <= 50; n++) void ask(`a${n}`, 'a');
    expect(started).toEqual(['a1', 'a2']);
    void ask('c1', 'c', { isReport: true });
    void ask('b1', 'b');
    void ask('b2', 'b');
    expect(started).toEqual(['a1', 'a2', 'b1']);
  });

  it('runs lines of batches after single requests and in turns between clients, never in the reserved place', async () => {
    const { started, ask, end } = controlled(1);
    void ask('first', 'z');
    for (let n = 1; n <= 3; n++) void ask(`a${n}`, 'a', { isLine: true });
    for (let n = 1; n <= 2; n++) void ask(`b${n}`, 'b', { isLine: true });
    void ask('single', 'z');
    for (const name of ['first', 'single', 'a1', 'b1', 'a2', 'b2']) await end(name);
    expect(started).toEqual(['first', 'single', 'a1', 'b1', 'a2', 'b2', 'a3']);
  });

  it('always has room for lines', async () => {
    const { queue, ask } = controlled(1, 1);
    for (let n = 1; n <= 30; n++) void ask(`line ${n}`, 'a', { isLine: true });
    expect(queue.counts()).toEqual({ running: 1, queued: 29 });
    void ask('single', 'a');
    await expect(ask('one more', 'a')).rejects.toBeInstanceOf(Overloaded);
  });

  it('takes room from the client with the most waiting, and none from one that has no more', async () => {
    const { queue, ask } = controlled(1, 4);
    void ask('z1', 'z');
    void ask('y1', 'y');
    const of = (client: string, count: number) => Array.from({ length: count }, (_, n) => ask(`${client}${n}`, client));
    const greedy = of('a', 4);
    const [b1, b2, b3] = of('b', 3);
    await expect(greedy[3]).rejects.toBeInstanceOf(Overloaded);
    await expect(greedy[2]).rejects.toBeInstanceOf(Overloaded);
    await expect(b3).rejects.toBeInstanceOf(Overloaded);
    expect(queue.counts()).toEqual({ running: 2, queued: 4 });
    queue.close();
    for (const waited of [greedy[0], greedy[1], b1, b2]) await expect(waited).rejects.toThrow('the queue is closed');
  });

  it('removes a task that all its clients have left', async () => {
    const { queue, started, ask, end } = controlled(1);
    void ask('a1', 'a');
    const leave = new AbortController();
    const left = ask('a2', 'a', { disconnected: leave.signal });
    void ask('a3', 'a');
    leave.abort();
    await expect(left).rejects.toThrow(/abort/i);
    await end('a1');
    expect(started).toEqual(['a1', 'a3']);
    expect(queue.counts()).toEqual({ running: 1, queued: 0 });
  });

  it('gives a task that several callers wait for the earliest turn of its callers', async () => {
    const { queue, started, ask, end } = controlled(1);
    void ask('z', 'z');
    for (let n = 1; n <= 20; n++) void ask(`a${n}`, 'a');
    const askers = new Set<Requester>([{ client: 'a' }]);
    void queue.run(async () => void started.push('shared'), {
      callers: askers,
      isLine: false,
      isReport: false,
      abandoned: new AbortController().signal,
    });
    // a1 runs in the reserved place.
    askers.add({ client: 'b' });
    await end('z');
    await end('a1');
    expect(started.indexOf('shared')).toBeLessThanOrEqual(3);
  });
});
