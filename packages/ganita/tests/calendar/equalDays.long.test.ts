import { openPorts } from 'ganita/adapters/openPorts.js';
import type { Ports } from 'ganita/calculations/calculation.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { longCases } from '../../../../tests/cases.js';
import { differences, festivalsOfBoth, numbersFrom, rangeByChance } from './equalDays.js';

let ports: Ports;
beforeAll(async () => {
  ports = await openPorts();
});

const PLACES = longCases(400, 3650);
const RANGES = longCases(1, 10);
const FESTIVAL_RANGES = longCases(20, 60);

describe('a calendar', () => {
  it(`has on ${PLACES} dates at as many places, in ranges by chance, the values of their panchang`, () => {
    const next = numbersFrom(2900);
    const found: string[] = [];
    for (let place = 0; place < PLACES; place++) {
      const range = rangeByChance(next, 7);
      const days = 1 + (Date.parse(String(range.to)) - Date.parse(String(range.from))) / 86_400_000;
      const chosen = Math.floor(next() * days);
      found.push(...differences(ports, range, (index) => index === chosen));
    }
    expect(found.slice(0, 20)).toEqual([]);
  });

  it(`has them on every date of ${RANGES} ranges of 400`, () => {
    const next = numbersFrom(400);
    for (let place = 0; place < RANGES; place++) {
      expect(differences(ports, rangeByChance(next, 400), () => true).slice(0, 20)).toEqual([]);
    }
  });

  it(`has the festivals of /festivals in ${FESTIVAL_RANGES} ranges by chance`, () => {
    const next = numbersFrom(2912);
    for (let place = 0; place < FESTIVAL_RANGES; place++) {
      const { byDate, listed } = festivalsOfBoth(ports, rangeByChance(next, place % 6 === 0 ? 400 : 40));
      expect(byDate).toEqual(listed);
    }
  });
});
