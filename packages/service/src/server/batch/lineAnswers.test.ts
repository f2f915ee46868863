import { setImmediate as nextTurn } from 'node:timers/promises';
import { openPorts } from 'ganita/adapters/openPorts.js';
import type { Ports } from 'ganita/calculations/calculation.js';
import { describe, expect, it } from 'vitest';
import type { Requester } from '../../queue/fairQueue.js';
import { createFairQueue } from '../../queue/fairQueue.js';
import { UNLIMITED } from '../allowance.js';
import { countUnsentAnswers } from '../unsentAnswers.js';
import { lineAnswerer } from './lineAnswers.js';

const BIRTH = { date: '1996-12-07', time: '10:34:00', place: '', latitude: 13, longitude: 80, timezone: 5.5 };
const ANSWER_BYTES = 100;

describe('the lines of batches that are not read', () => {
  const left = new AbortController().signal;
  const settle = async (): Promise<void> => {
    for (let n = 0; n < 20; n++) await nextTurn();
  };

  /** A pool of one place that answers at once. */
  function poolOfOne() {
    const queue = createFairQueue(1, 10);
    let answers = 0;
    const answerLine = (_name: unknown, _request: unknown, asker?: Requester) =>
      queue.run(
        async () => {
          answers++;
          await nextTurn();
          return new Uint8Array(ANSWER_BYTES);
        },
        { callers: new Set(asker === undefined ? [] : [asker]), abandoned: left, isLine: true, isReport: false },
      );
    return { answerLine, answers: () => answers };
  }

  it('are computed up to the limit of their client, those on their way included, and the rest when it is read', async () => {
    const ports: Ports = await openPorts();
    const pool = poolOfOne();
    // A client may have one unsent answer.
    const unsent = countUnsentAnswers(4 * ANSWER_BYTES);
    const batch = { client: 'a', disconnected: left, held: new Set<() => void>(), disconnect: () => undefined };
    const answerLine = lineAnswerer({ ports, pool, unsent, allowance: UNLIMITED }, batch);
    const lines = Array.from({ length: 4 }, () => answerLine(BIRTH));
    await settle();
    // The one that is held, and one that was started before it was.
    expect(pool.answers()).toBeLessThanOrEqual(2);
    expect(unsent.bytes()).toBeLessThanOrEqual(2 * ANSWER_BYTES);
    for (const line of lines) (await line).taken();
    expect([pool.answers(), unsent.bytes(), batch.held.size]).toEqual([4, 0, 0]);
  });
});
