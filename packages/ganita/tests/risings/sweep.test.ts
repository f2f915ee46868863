import { createSwissEphemeris } from 'ganita/adapters/swissEphemeris/swissEphemeris.js';
import { expect, it } from 'vitest';
import { SWEEP_PLACES, sweep } from './sweep.js';

it('finds the rises and sets of six days round midsummer and six round midwinter, and no others', async () => {
  const ephemeris = await createSwissEphemeris();
  for (const fromJd of [2_460_479.5, 2_460_662.5]) {
    const { compared, worstSeconds, otherEvents } = await sweep(ephemeris, fromJd, 6, SWEEP_PLACES);
    expect(otherEvents).toEqual([]);
    expect(compared).toBeGreaterThan(1_100);
    expect(worstSeconds.below60).toBeLessThan(0.3);
    expect(worstSeconds.above60).toBeLessThan(2.5);
  }
});
