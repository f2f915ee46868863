import { describe, expect, it } from 'vitest';
import { inMaranaKarakaSthana, inPushkaraBhaga, inPushkaraNavamsa, mrityuBhagaAt } from './criticalDegrees.js';
import { GRAHAS } from './grahas.js';
import { HOUSES } from './houses.js';

/** Parts of a sign in which a test is true, as [from, to) in degrees, looked at in the middle of every 5 minutes. */
const spans = (signStart: number, test: (longitude: number) => boolean): [number, number][] => {
  const found: [number, number][] = [];
  for (let minutes = 0; minutes < 1800; minutes += 5) {
    if (!test(signStart + (minutes + 2.5) / 60)) continue;
    const last = found.at(-1);
    if (last !== undefined && last[1] === minutes) last[1] = minutes + 5;
    else found.push([minutes, minutes + 5]);
  }
  return found.map(([from, to]) => [from / 60, to / 60]);
};

describe('pushkara', () => {
  it('has two navamsas in a sign, by element', () => {
    expect(spans(0, inPushkaraNavamsa)).toEqual([
      [20, 23 + 1 / 3],
      [26 + 2 / 3, 30],
    ]);
    expect(spans(30, inPushkaraNavamsa)).toEqual([
      [6 + 2 / 3, 10],
      [13 + 1 / 3, 16 + 2 / 3],
    ]);
    expect(spans(60, inPushkaraNavamsa)).toEqual([
      [16 + 2 / 3, 20],
      [23 + 1 / 3, 26 + 2 / 3],
    ]);
    expect(spans(90, inPushkaraNavamsa)).toEqual([
      [0, 3 + 1 / 3],
      [6 + 2 / 3, 10],
    ]);
  });

  it('takes the lower limits in and leaves the upper out', () => {
    expect(inPushkaraNavamsa(20)).toBe(true);
    expect(inPushkaraNavamsa(40)).toBe(false);
    expect(inPushkaraBhaga(20)).toBe(true);
    expect(inPushkaraBhaga(21)).toBe(false);
  });

  it('has one degree in a sign, by element', () => {
    expect(spans(120, inPushkaraBhaga)).toEqual([[20, 21]]);
    expect(spans(150, inPushkaraBhaga)).toEqual([[13, 14]]);
    expect(spans(180, inPushkaraBhaga)).toEqual([[23, 24]]);
    expect(spans(210, inPushkaraBhaga)).toEqual([[6, 7]]);
  });
});

describe('mrityu bhaga', () => {
  it('is true within the tolerance of the point, limit included', () => {
    expect(mrityuBhagaAt('Sun', 20 + 20 / 60)).toMatchObject({ degreeInSign: 20, isWithin: true });
    expect(mrityuBhagaAt('Sun', 20.334).isWithin).toBe(false);
    expect(mrityuBhagaAt('Moon', 25.34).isWithin).toBe(true);
    expect(mrityuBhagaAt('Mars', 18.74).isWithin).toBe(false);
    expect(mrityuBhagaAt('Ascendant', 30 + 9.6).isWithin).toBe(true);
    expect(mrityuBhagaAt('maandi', 330 + 22).isWithin).toBe(true);
  });

  it('measures the distance within the sign', () => {
    expect(mrityuBhagaAt('Ketu', 90).distanceDeg).toBe(10);
  });
});

describe('marana karaka sthana', () => {
  it('is one house for each graha', () => {
    const houses = GRAHAS.map((graha) => HOUSES.filter((house) => inMaranaKarakaSthana(graha, house)));
    expect(houses).toEqual([[12], [8], [7], [7], [3], [6], [1], [9], [4]]);
  });
});
