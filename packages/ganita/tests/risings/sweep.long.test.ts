import { createSwissEphemeris } from 'ganita/adapters/swissEphemeris/swissEphemeris.js';
import { expect, it } from 'vitest';
import { longCases } from '../../../../tests/cases.js';
import { SWEEP_PLACES, sweep } from './sweep.js';

const FROM_JD = 2_460_310.5;
/** Parts keep the places of all minutes small in memory. */
const PART_DAYS = 122;
const PARTS = longCases(1, 6);

it(`finds every rise and set of ${PARTS * PART_DAYS} days at twelve places by all definitions, and no others`, async () => {
  const ephemeris = await createSwissEphemeris();
  const worst = { below60: 0, above60: 0 };
  let events = 0;
  for (let part = 0; part < PARTS; part++) {
    const from = FROM_JD + part * PART_DAYS;
    const { compared, worstSeconds, otherEvents } = await sweep(ephemeris, from, PART_DAYS, SWEEP_PLACES);
    expect(otherEvents).toEqual([]);
    events += compared;
    worst.below60 = Math.max(worst.below60, worstSeconds.below60);
    worst.above60 = Math.max(worst.above60, worstSeconds.above60);
  }
  process.stdout.write(`${events} events, seconds off at most ${JSON.stringify(worst)}\n`);
  expect(events).toBeGreaterThan(25_000 * PARTS);
  expect(worst.below60).toBeLessThan(0.3);
  expect(worst.above60).toBeLessThan(2.5);
});
