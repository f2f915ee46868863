import { createSwissEphemeris } from 'ganita/adapters/swissEphemeris/swissEphemeris.js';
import { describe, expect, it } from 'vitest';
import { createReadiness } from './readiness.js';

describe('whether the service is ready', () => {
  it('is no while no worker has loaded, and while it stops', async () => {
    const state = { hasWorker: false, isStopping: false };
    const faults = createReadiness({
      ephemeris: await createSwissEphemeris(),
      hasWorker: () => state.hasWorker,
      isStopping: () => state.isStopping,
    });
    expect(faults()).toEqual(['worker']);
    state.hasWorker = true;
    expect(faults()).toEqual([]);
    state.isStopping = true;
    expect(faults()).toEqual(['stopping']);
  });

  it('tries the ephemeris once for many probes, and says when it is of no use', async () => {
    let tries = 0;
    const ephemeris = {
      ...(await createSwissEphemeris()),
      ayanamsaDeg() {
        tries++;
        throw new Error('no catalogue');
      },
    };
    const began = performance.now();
    const faults = createReadiness({ ephemeris, hasWorker: () => true, isStopping: () => false });
    for (let n = 0; n < 10_000; n++) expect(faults()).toEqual(['ephemeris']);
    expect(tries).toBeLessThanOrEqual(1 + (performance.now() - began) / 1000);
  });
});
