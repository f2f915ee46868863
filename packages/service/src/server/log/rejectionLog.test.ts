import { describe, expect, it } from 'vitest';
import { createRejectionLog } from './rejectionLog.js';

/** A log of rejections, and what it has written. */
function rejectionLog(windowMs?: number) {
  const lines: object[] = [];
  const log = createRejectionLog((fields, msg) => lines.push({ ...fields, msg }), windowMs);
  return { log, lines };
}

describe('the log of rejections', () => {
  it('writes the first of an address and status, and counts the others', () => {
    const { log, lines } = rejectionLog();
    for (let n = 0; n < 1000; n++) log.add({ address: '10.0.0.1', status: 429, method: 'GET', path: '/' });
    log.add({ address: '10.0.0.1', status: 413 });
    log.add({ address: '10.0.0.2', status: 429 });
    log.flush();
    log.flush();
    expect(lines).toEqual([
      { address: '10.0.0.1', status: 429, method: 'GET', path: '/', msg: 'rejected' },
      { address: '10.0.0.1', status: 413, msg: 'rejected' },
      { address: '10.0.0.2', status: 429, msg: 'rejected' },
      { address: '10.0.0.1', status: 429, count: 999, msg: 'rejected again' },
    ]);
  });

  it('begins again when the window is over', async () => {
    const { log, lines } = rejectionLog(20);
    log.add({ address: '10.0.0.1', status: 429 });
    log.add({ address: '10.0.0.1', status: 429 });
    await expect.poll(() => lines.length).toBe(2);
    log.add({ address: '10.0.0.1', status: 429 });
    expect(lines[2]).toMatchObject({ msg: 'rejected' });
  });

  it('is bounded where every call comes from another address', () => {
    const { log, lines } = rejectionLog();
    for (let n = 0; n < 5000; n++) log.add({ address: `10.0.${n >> 8}.${n & 255}`, status: 429 });
    log.flush();
    expect(lines).toHaveLength(1001);
    expect(lines.at(-1)).toEqual({ count: 4000, msg: 'rejected, of further addresses' });
    expect(JSON.stringify(lines).length).toBeLessThan(200_000);
  });
});
