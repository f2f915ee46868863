import { createSwissEphemeris } from 'ganita/adapters/swissEphemeris/swissEphemeris.js';
import { expect, it } from 'vitest';
import { longCases } from '../../../../tests/cases.js';
import { SWEEP_PLACES, sweep } from './sweep.js';

const FROM_JD = 2_460_310.5;
/** Parts of two years keep the places of all minutes small in memory; of each, some days or all. */
const PARTS = 6;
const PART_DAYS = 122;
const DAYS = longCases(20, PART_DAYS);

it(`finds every rise and set of ${PARTS * DAYS} days at twelve places by all definitions, and no others`, async () => {
  const ephemeris = await createSwissEphemeris();
  const worst = { below60: 0, above60: 0 };
  let events = 0;
  for (let part = 0; part < PARTS; part++) {
    const from = FROM_JD + part * PART_DAYS;
    const { compared, worstSeconds, otherEvents } = await sweep(ephemeris, from, DAYS, SWEEP_PLACES);
    expect(otherEvents).toEqual([]);
    events += compared;
    worst.below60 = Math.max(worst.below60, worstSeconds.below60);
    worst.above60 = Math.max(worst.above60, worstSeconds.above60);
  }
  process.stdout.write(`${events} events, seconds off at most ${JSON.stringify(worst)}\n`);
  expect(events).toBeGreaterThan(200 * PARTS * DAYS);
  expect(worst.below60).toBeLessThan(0.3);
  expect(worst.above60).toBeLessThan(2.5);
});
