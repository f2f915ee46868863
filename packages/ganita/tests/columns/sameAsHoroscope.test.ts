import { openPorts } from 'ganita/adapters/openPorts.js';
import { describe, expect, it } from 'vitest';
import { differencesOf, everySelector, randomBirths } from './sameAsHoroscope.js';

describe('columns', () => {
  it('are what /horoscope says, for every selector and any birth', async () => {
    const ports = await openPorts();
    expect(everySelector().length).toBeGreaterThan(3000);
    expect(randomBirths(3, 60).flatMap((birth) => differencesOf(birth, ports))).toEqual([]);
  });
});
