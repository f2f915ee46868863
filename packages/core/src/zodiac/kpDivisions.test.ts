import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Graha } from './grahas.js';
import { lordOf } from './houses.js';
import { type KpLords, kpLords } from './kpDivisions.js';
import { NAKSHATRA_LORDS, VIMSHOTTARI_YEARS } from './nakshatras.js';
import { signOf } from './signs.js';

interface Entry {
  readonly startDeg: number;
  readonly endDeg: number;
  readonly star: Graha;
  readonly sub: Graha;
}

/** Lords from one of them on, as the subdivision runs. */
const lordsFrom = (lord: Graha): Graha[] => {
  const first = NAKSHATRA_LORDS.indexOf(lord);
  return NAKSHATRA_LORDS.map((_, i) => NAKSHATRA_LORDS[(first + i) % 9] as Graha);
};

/** The table of 249 built from the definition: subs in order, cut where a sign begins inside one. */
function tableOf249(): Entry[] {
  const entries: Entry[] = [];
  // In ninths of a degree every limit is a whole number of years: exact.
  let years = 0;
  for (let star = 0; star < 27; star++) {
    const starLord = NAKSHATRA_LORDS[star % 9] as Graha;
    for (const sub of lordsFrom(starLord)) {
      const end = years + VIMSHOTTARI_YEARS[sub];
      const cut = Math.ceil((years + 1) / 270) * 270;
      const limits = cut < end ? [years, cut, end] : [years, end];
      for (let i = 0; i + 1 < limits.length; i++) {
        entries.push({
          startDeg: (limits[i] as number) / 9,
          endDeg: (limits[i + 1] as number) / 9,
          star: starLord,
          sub,
        });
      }
      years = end;
    }
  }
  return entries;
}

const LEVELS = ['subLord', 'subSubLord', 'sookshmaLord', 'pranaLord', 'dehaLord'] as const;
const longitude = fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true });

describe('the table of 249', () => {
  const table = tableOf249();

  it('has 243 subs and six cuts', () => {
    expect(table).toHaveLength(249);
    const subs = new Set(table.map(({ star, sub, startDeg }) => `${star} ${sub} ${Math.floor(startDeg / 120)}`));
    expect(subs.size).toBe(243);
  });

  it('is numbered from 1 to 249', () => {
    table.forEach(({ startDeg, endDeg, star, sub }, index) => {
      for (const inside of [startDeg + 1e-9, (startDeg + endDeg) / 2, endDeg - 1e-9]) {
        const lords = kpLords(inside);
        expect([index + 1, lords.kpNumber, lords.starLord, lords.subLord]).toEqual([index + 1, index + 1, star, sub]);
        expect(lords.signLord).toBe(lordOf(signOf(inside)));
      }
    });
  });

  it('gives a limit to the later part', () => {
    // Whole degrees are exact in a double; most other limits have no double of their own.
    const whole = table.filter(({ startDeg }) => Number.isInteger(startDeg));
    expect(whole.length).toBeGreaterThan(30);
    for (const { startDeg, star, sub } of whole) {
      expect(kpLords(startDeg)).toMatchObject({
        starLord: star,
        subLord: sub,
        subSubLord: startDeg % 30 === 0 ? expect.anything() : sub,
      });
    }
  });

  it.each([
    [76, 108 + 5 / 9],
    [172, 245 + 5 / 9],
    [202, 290 + 4 / 9],
    [213, 306 + 2 / 3],
  ])('number %i begins where the rule says', (number, startDeg) => {
    const start = (table[number - 1] as Entry).startDeg;
    expect(start).toBeCloseTo(startDeg, 9);
    expect(kpLords(start + 1e-9).kpNumber).toBe(number);
    expect(kpLords(start - 1e-9).kpNumber).toBe(number - 1);
  });
});

describe('KP lords', () => {
  it('never count backwards along the zodiac', () => {
    fc.assert(
      fc.property(longitude, longitude, (a, b) => {
        const [low, high] = a < b ? [a, b] : [b, a];
        const [first, second] = [kpLords(low).kpNumber, kpLords(high).kpNumber];
        expect(first).toBeGreaterThanOrEqual(1);
        expect(second).toBeLessThanOrEqual(249);
        expect(first).toBeLessThanOrEqual(second);
      }),
      { numRuns: 300 },
    );
  });

  it('tile each part with nine parts in proportion to the years, beginning with the parent', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 26 }),
        fc.array(fc.integer({ min: 0, max: 8 }), { minLength: 5, maxLength: 5 }),
        (star, path) => {
          // Walk down to a chosen part of the seventh level and look its middle up.
          let startYears = star * 120;
          let lengthYears = 120;
          let parent = NAKSHATRA_LORDS[star % 9] as Graha;
          const lords: Graha[] = [];
          for (const ordinal of path) {
            const children = lordsFrom(parent);
            const before = children.slice(0, ordinal).reduce((sum, lord) => sum + VIMSHOTTARI_YEARS[lord], 0);
            const child = children[ordinal] as Graha;
            startYears += (lengthYears * before) / 120;
            lengthYears = (lengthYears * VIMSHOTTARI_YEARS[child]) / 120;
            lords.push(child);
            parent = child;
          }
          const found: KpLords = kpLords((startYears + lengthYears / 2) / 9);
          expect(LEVELS.map((level) => found[level])).toEqual(lords);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('gives Mercury of the worked example number 174', () => {
    expect(kpLords(249.936449)).toMatchObject({ starLord: 'Ketu', subLord: 'Saturn', kpNumber: 174 });
  });

  it('answers at both ends of the zodiac', () => {
    expect(kpLords(0)).toMatchObject({ starLord: 'Ketu', subLord: 'Ketu', dehaLord: 'Ketu', kpNumber: 1 });
    expect(kpLords(359.99999999999994)).toMatchObject({ starLord: 'Mercury', subLord: 'Saturn', kpNumber: 249 });
  });
});
