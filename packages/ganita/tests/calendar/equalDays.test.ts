import { openPorts } from 'ganita/adapters/openPorts.js';
import type { Ports } from 'ganita/calculations/calculation.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { differences, festivalsOfBoth, isNearGrahana, numbersFrom, rangeByChance } from './equalDays.js';

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

  it('has them also in a range of 400 dates, and at each eclipse', () => {
    const range = {
      from_date: '2025-12-01',
      to_date: '2027-01-04',
      latitude: 60.17,
      longitude: 24.94,
      zone: 'Europe/Helsinki',
    };
    let eclipsed = 0;
    const found = differences(ports, range, (index, rows) => {
      if (isNearGrahana(index, rows)) eclipsed++;
      return index % 13 === 0 || isNearGrahana(index, rows);
    });
    expect(found).toEqual([]);
    expect(eclipsed).toBeGreaterThan(6);
  });

  it.each([
    ['a leap year at Ujjain', { year: 2028, latitude: 23.1765, longitude: 75.7885, zone: 'Asia/Kolkata' }],
    [
      'Madhva fasts at New York, chosen by region and kind',
      { year: 2026, place: 'New York', tradition: 'madhva', region: ['kannada'], categories: ['vrata', 'festival'] },
    ],
    [
      'dates around one that the clocks skipped',
      { from_date: '2011-12-25', to_date: '2012-01-08', latitude: -13.83, longitude: -171.77, zone: 'Pacific/Apia' },
    ],
    [
      'another preset, named festivals, in Tamil',
      {
        year: 2027,
        month: 3,
        place: 'Chennai',
        ids: ['holi', 'holika_dahan'],
        rules: { preset: 'jhora' },
        language: 'ta',
      },
    ],
  ])('has the festivals of /festivals: %s', (_name, request) => {
    const { byDate, listed } = festivalsOfBoth(ports, request);
    expect(byDate.length).toBeGreaterThan(0);
    expect(byDate).toEqual(listed);
  });
});
