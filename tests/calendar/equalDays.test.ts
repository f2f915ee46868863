import { beforeAll, describe, expect, it } from 'vitest';
import { openPorts } from '../../src/adapters/openPorts.js';
import type { Ports } from '../../src/calculations/calculation.js';
import { differences, numbersFrom, rangeByChance } from './equalDays.js';

let ports: Ports;
beforeAll(async () => {
  ports = await openPorts();
});

describe('a calendar', () => {
  it('has for each date the values of its panchang, at places and in ranges by chance', () => {
    const next = numbersFrom(29);
    const found = Array.from({ length: 40 }, () => differences(ports, rangeByChance(next, 8), () => true)).flat();
    expect(found).toEqual([]);
  });

  it('has them also in a range of 400 dates', () => {
    const range = { from: '2025-12-01', to: '2027-01-04', latitude: 60.17, longitude: 24.94, zone: 'Europe/Helsinki' };
    expect(differences(ports, range, (index) => index % 13 === 0)).toEqual([]);
  });
});
