import { openPorts } from 'ganita/adapters/openPorts.js';
import { expect, it } from 'vitest';
import { differencesOf, randomBirths } from './sameAsHoroscope.js';

it('every column of 100 births is what /horoscope says', async () => {
  const ports = await openPorts();
  for (const birth of randomBirths(100, 61)) expect(differencesOf(birth, ports)).toEqual([]);
});
