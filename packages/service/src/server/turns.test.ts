import { describe, expect, it } from 'vitest';
import { createTurns } from './turns.js';

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Turns whose time passes only when a request is answered, five milliseconds each. */
function turnsOfSlowRequests() {
  let now = 0;
  const turns = createTurns(() => now);
  const started: string[] = [];
  const enter = (client: string, name: string): void =>
    turns.enter(client, () => {
      started.push(name);
      now += 5;
    });
  return { turns, started, enter };
}

describe('turns of the main thread', () => {
  it('let requests in at once while the turn is short', () => {
    const turns = createTurns(() => 0);
    let started = 0;
    for (let n = 0; n < 100; n++) turns.enter('a', () => void started++);
    expect([started, turns.waiting()]).toEqual([100, 0]);
  });

  it('let one request of each client in where a burst has lasted too long', async () => {
    const { turns, started, enter } = turnsOfSlowRequests();
    for (let n = 1; n <= 5; n++) enter('burst', `burst ${n}`);
    enter('other', 'other');
    expect(started).toEqual(['burst 1']);
    await nextTurn();
    expect(started).toEqual(['burst 1', 'burst 2', 'other']);
    await nextTurn();
    expect(started).toEqual(['burst 1', 'burst 2', 'other', 'burst 3']);
    while (turns.waiting() > 0) await nextTurn();
    expect(started.slice(4)).toEqual(['burst 4', 'burst 5']);
  });

  it('keep the order of the requests of one client, also of those that arrive while others wait', async () => {
    const { turns, started, enter } = turnsOfSlowRequests();
    enter('a', 'a 1');
    enter('a', 'a 2');
    enter('a', 'a 3');
    await nextTurn();
    enter('a', 'a 4');
    while (turns.waiting() > 0) await nextTurn();
    expect(started).toEqual(['a 1', 'a 2', 'a 3', 'a 4']);
  });

  it('let a later request in directly when nothing waits', async () => {
    const { started, enter } = turnsOfSlowRequests();
    enter('a', 'a 1');
    await nextTurn();
    await nextTurn();
    enter('b', 'b 1');
    expect(started).toEqual(['a 1', 'b 1']);
  });
});
