import { openPorts } from 'ganita/adapters/openPorts.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { UNLIMITED } from '../allowance.js';
import { countUnsentAnswers } from '../unsentAnswers.js';
import { type LineDependencies, lineAnswerer } from './lineAnswers.js';

const BIRTH = { date: '1996-12-07', time: '10:34:00', place: '', latitude: 13, longitude: 80, timezone: 5.5 };
const ANSWER_BYTES = 100;

let ports: LineDependencies['ports'];
beforeAll(async () => {
  ports = await openPorts();
});

/** A batch with room for two unread lines. */
function batchOfTwo() {
  const unsent = countUnsentAnswers(2 * ANSWER_BYTES);
  const leave = new AbortController();
  const held = new Set<() => void>();
  let disconnected = 0;
  const answerLine = lineAnswerer(
    { ports, pool: { answerLine: async () => new Uint8Array(ANSWER_BYTES) }, unsent, allowance: UNLIMITED },
    { client: 'a', disconnected: leave.signal, held, disconnect: () => void disconnected++ },
  );
  return { unsent, leave, held, answerLine, disconnected: () => disconnected };
}

describe('the lines of a batch', () => {
  it('are counted as unread answers until their bytes are being sent', async () => {
    const { unsent, held, answerLine, disconnected } = batchOfTwo();
    const lines = [await answerLine(BIRTH), await answerLine(BIRTH)];
    expect([unsent.bytes(), held.size]).toEqual([2 * ANSWER_BYTES, 2]);
    for (const { taken } of lines) taken();
    expect([unsent.bytes(), held.size, disconnected()]).toEqual([0, 0, 0]);
  });

  it('lose their connection to later answers when all together are too many', async () => {
    const { unsent, answerLine, disconnected } = batchOfTwo();
    for (let n = 0; n < 3; n++) await answerLine(BIRTH);
    expect([unsent.bytes(), disconnected()]).toEqual([2 * ANSWER_BYTES, 1]);
  });

  it('are not held for a client that has left meanwhile', async () => {
    const { unsent, leave, held, answerLine } = batchOfTwo();
    const line = answerLine(BIRTH);
    leave.abort();
    await expect(line).rejects.toThrow(/abort/i);
    expect([unsent.bytes(), held.size]).toEqual([0, 0]);
  });
});
