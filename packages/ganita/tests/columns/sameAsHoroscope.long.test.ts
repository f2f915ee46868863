import { openPorts } from 'ganita/adapters/openPorts.js';
import { expect, it } from 'vitest';
import { longCases } from '../../../../tests/cases.js';
import { differencesOf, randomBirths } from './sameAsHoroscope.js';

const BIRTHS = longCases(50, 1000);

it(`every column of ${BIRTHS} births is what /horoscope says`, async () => {
  const ports = await openPorts();
  for (const birth of randomBirths(BIRTHS, 61)) expect(differencesOf(birth, ports)).toEqual([]);
});
