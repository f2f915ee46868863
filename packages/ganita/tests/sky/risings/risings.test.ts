import type { Ephemeris, GeoPlace } from '@ganita/core/ephemeris/ephemeris.js';
import { RISING_DEFINITIONS, type RisingDefinition } from '@ganita/core/sky/risings/risingDefinitions.data.js';
import { type RisingQuestion, type Risings, risingsOf } from '@ganita/core/sky/risings/risings.js';
import { type JulianDayUt, julianDayOf, julianDayUt, SECONDS_PER_DAY } from '@ganita/core/time/julianDay.js';
import fc from 'fast-check';
import { loadSwissModule } from 'ganita/adapters/swissEphemeris/module.js';
import { createSwissEphemeris } from 'ganita/adapters/swissEphemeris/swissEphemeris.js';
import { beforeAll, describe, expect, it } from 'vitest';

let ephemeris: Ephemeris;
let risings: Risings;
beforeAll(async () => {
  ephemeris = await createSwissEphemeris();
  risings = risingsOf(ephemeris);
});

const STOCKHOLM = { latitudeDeg: 59.3293, longitudeDeg: 18.0686 };
const REYKJAVIK = { latitudeDeg: 64.1466, longitudeDeg: -21.9426 };
const DEFINITIONS = Object.keys(RISING_DEFINITIONS) as RisingDefinition[];
/** Without those of twilight, which comes also where the Sun does not rise. */
const HORIZONS = DEFINITIONS.filter((name) => !name.endsWith('twilight'));

const utc = (year: number, month: number, day: number, hour = 0, minute = 0, second = 0): JulianDayUt =>
  julianDayOf({ year, month, day, hour, minute, second }, 0);
const secondsFrom = (jd: number | null, other: number): number => ((jd ?? Number.NaN) - other) * SECONDS_PER_DAY;

const JD = fc.double({ min: 2_415_021, max: 2_488_069, noNaN: true });
const QUESTION: fc.Arbitrary<RisingQuestion> = fc.record({
  body: fc.constantFrom('Sun', 'Moon'),
  event: fc.constantFrom('rise', 'set', 'upper_transit', 'lower_transit'),
  place: fc.record({
    latitudeDeg: fc.double({ min: -66, max: 66, noNaN: true }),
    longitudeDeg: fc.double({ min: -180, max: 180, noNaN: true }),
  }),
  horizon: fc.constantFrom(...DEFINITIONS),
});

describe('rises and sets that were lost', () => {
  it('are found: the moonset of Stockholm on 2024-06-23, eight minutes after sunrise', () => {
    const question = { body: 'Moon', event: 'set', place: STOCKHOLM, horizon: 'apparent_upper_limb' } as const;
    const sunrise = risings.next({ ...question, body: 'Sun', event: 'rise' }, utc(2024, 6, 22, 22));
    const moonset = risings.next(question, sunrise ?? julianDayUt(Number.NaN));
    // The library, searched by its slow method; its fast one gives up to 8 seconds later.
    expect(Math.abs(secondsFrom(moonset, utc(2024, 6, 23, 1, 39, 56.863)))).toBeLessThan(0.02);
  });

  it('are found: the sunset of Reykjavik on 2025-06-21, four minutes after midnight', () => {
    const question = { body: 'Sun', event: 'set', place: REYKJAVIK, horizon: 'apparent_upper_limb' } as const;
    const sunset = risings.next(question, utc(2025, 6, 21));
    // USNO prints 00:04.
    expect(Math.abs(secondsFrom(sunset, utc(2025, 6, 21, 0, 4)))).toBeLessThan(40);
  });
});

describe('the first event at or after a moment', () => {
  it('is the same number from whatever moment before it the search starts', () => {
    fc.assert(
      fc.property(JD, QUESTION, (jd, question) => {
        const found = risings.next(question, julianDayUt(jd));
        if (found === null) return;
        for (const seconds of [0, 1, 10, 300]) {
          const from = julianDayUt(Math.max(jd, found - seconds / SECONDS_PER_DAY));
          expect(risingsOf(ephemeris).next(question, from)).toBe(found);
          expect(risings.last(question, julianDayUt(found + seconds / SECONDS_PER_DAY))).toBe(found);
        }
        const later = risings.next(question, julianDayUt(found + 1e-8));
        if (later !== null) {
          expect(later).toBeGreaterThan(found);
          expect(risings.last(question, julianDayUt(later - 1e-8))).toBe(found);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('is less than 1.2 days after it, or null', () => {
    const polar = fc.double({ min: -90, max: 90, noNaN: true });
    fc.assert(
      fc.property(JD, QUESTION, polar, (jd, question, latitudeDeg) => {
        const found = risings.next({ ...question, place: { ...question.place, latitudeDeg } }, julianDayUt(jd));
        if (found === null) expect(question.event).toMatch(/rise|set/);
        else expect([found >= jd, found < jd + 1.2]).toEqual([true, true]);
      }),
      { numRuns: 150 },
    );
  });
});

describe('a Sun that grazes the horizon', () => {
  const SOLSTICE = utc(2024, 6, 20, 21);
  const passages = (latitudeDeg: number): number => {
    const question = { body: 'Sun', event: 'set', place: { latitudeDeg, longitudeDeg: 0 } } as const;
    const set = risings.next({ ...question, horizon: 'apparent_upper_limb' }, SOLSTICE);
    if (set === null || set > SOLSTICE + 0.25) return Number.NaN;
    return secondsFrom(risings.next({ ...question, event: 'rise', horizon: 'apparent_upper_limb' }, set), set);
  };

  it('sets and rises seconds later, up to the very latitude where it stays up', () => {
    let [south, north] = [65, 66.5];
    while (north - south > 1e-9) {
      const middle = (south + north) / 2;
      if (Number.isNaN(passages(middle))) north = middle;
      else south = middle;
    }
    expect(south).toBeGreaterThan(65.7);
    expect(south).toBeLessThan(65.8);
    // The time below the horizon grows with the root of the way from that latitude.
    expect(passages(south)).toBeLessThan(3);
    expect(passages(south - 1e-5)).toBeCloseTo(passages(south - 4e-5) / 2, 0);
    expect(passages(south - 1e-3)).toBeLessThan(20 * 60);
    expect(passages(north)).toBeNaN();
  });

  it.each([65.7, 65.8, 65.9, 66, 66.1, 66.3, 66.5])(
    'rises and sets in turn round the year at %s degrees',
    (degrees) => {
      for (const latitudeDeg of [degrees, -degrees]) {
        for (const horizon of ['apparent_upper_limb', 'hindu_disc_centre'] as const) {
          const question = { body: 'Sun', place: { latitudeDeg, longitudeDeg: 20 }, horizon } as const;
          const all = (event: 'rise' | 'set'): readonly number[] => {
            const found: number[] = [];
            for (let jd: number = utc(2024, 1, 1); jd < utc(2025, 1, 1); ) {
              const next = risings.next({ ...question, event }, julianDayUt(jd));
              if (next !== null) found.push(next);
              jd = next === null ? jd + 1.2 : next + 1e-8;
            }
            return found;
          };
          const events = [...all('rise').map((jd) => [jd, 1]), ...all('set').map((jd) => [jd, 0])];
          const order = events.sort(([a = 0], [b = 0]) => a - b).map(([, rises]) => rises);
          expect(order.length).toBeGreaterThan(600);
          const repeated = order.slice(1).filter((rises, index) => rises === order[index]).length;
          expect(repeated).toBe(0);
        }
      }
    },
  );

  it('is not found where it stays up or down', () => {
    const tromso = { latitudeDeg: 69.65, longitudeDeg: 18.96 };
    for (const horizon of HORIZONS) {
      for (const event of ['rise', 'set'] as const) {
        for (const jd of [utc(2000, 6, 21), utc(1999, 12, 21)]) {
          const question = { body: 'Sun', event, place: tromso, horizon } as const;
          expect([risings.next(question, jd), risings.last(question, jd)]).toEqual([null, null]);
        }
      }
    }
  });
});

describe('an event of each definition', () => {
  /** Bits, pressure and temperature with which Swiss Ephemeris computes the same. */
  const REQUESTS = {
    apparent_upper_limb: [0, 1013.25, 15],
    upper_limb_default: [0, 0, 0],
    disc_centre_refraction: [256, 0, 0],
    disc_centre_no_refraction: [768, 0, 0],
    hindu_disc_centre: [896, 0, 0],
  } as const;
  type Request = keyof typeof REQUESTS;
  interface RiseTrans {
    _swe_rise_trans(...args: readonly number[]): number;
  }

  // The search of the library stops before the root, later the flatter the path: a second and more off at 64 degrees.
  it.each([
    [0, 0.007],
    [-20, 0.01],
    [40, 0.02],
    [49, 0.04],
    [58, 0.2],
  ])('is the one of Swiss Ephemeris at %s degrees, to %s seconds', async (latitudeDeg, seconds) => {
    const module = await loadSwissModule();
    const { _swe_rise_trans: riseTrans } = module as unknown as RiseTrans;
    const [out, place3, text] = [module._malloc(64), module._malloc(24), module._malloc(512)];
    const place: GeoPlace = { latitudeDeg, longitudeDeg: 15 };
    for (const horizon of Object.keys(REQUESTS) as Request[]) {
      const [bits, pressure, temperature] = REQUESTS[horizon];
      for (const [number, body] of [[0, 'Sun'] as const, [1, 'Moon'] as const]) {
        for (let index = 0; index < 60; index++) {
          const event = index % 2 === 0 ? 'rise' : 'set';
          const found = risings.next({ body, event, place, horizon }, julianDayUt(2_451_545 + 12.13 * index));
          module.HEAPF64.set([place.longitudeDeg, place.latitudeDeg, 0], place3 >> 3);
          const kind = bits + (event === 'rise' ? 1 : 2);
          riseTrans((found ?? 0) - 0.3, number, 0, 2, kind, place3, pressure, temperature, out, text);
          expect(Math.abs(secondsFrom(found, module.HEAPF64[out >> 3] as number))).toBeLessThan(seconds);
        }
      }
    }
  });

  it('comes in the order of the depth at which it is judged', () => {
    const at = (horizon: RisingDefinition): number =>
      risings.next({ body: 'Sun', event: 'rise', place: STOCKHOLM, horizon }, utc(2024, 3, 20)) ?? Number.NaN;
    const order: readonly RisingDefinition[] = [
      'upper_limb_default',
      'apparent_upper_limb',
      'disc_centre_refraction',
      'hindu_disc_centre',
    ];
    expect([...order].sort((a, b) => at(a) - at(b))).toEqual(order);
  });

  it('of the geometric centre comes some 2 seconds after the Hindu sunrise and less than 1 after the Hindu sunset of Chennai', () => {
    const place = { latitudeDeg: 13.0827, longitudeDeg: 80.2707 };
    for (let day = 0; day < 366; day += 7) {
      const later = (event: 'rise' | 'set'): number => {
        const from = julianDayUt(2_450_424.3 + day);
        const hindu = risings.next({ body: 'Sun', event, place, horizon: 'hindu_disc_centre' }, from);
        return secondsFrom(risings.next({ body: 'Sun', event, place, horizon: 'jhora_geometric' }, from), hindu ?? 0);
      };
      expect(later('rise')).toBeGreaterThan(1.6);
      expect(later('rise')).toBeLessThan(2.4);
      expect(later('set')).toBeGreaterThan(0.4);
      expect(later('set')).toBeLessThan(1);
    }
  });
});

describe('a transit', () => {
  it('has the Sun on the meridian, every day once', () => {
    const place = { latitudeDeg: 80, longitudeDeg: -179.99 };
    const question = { body: 'Sun', event: 'upper_transit', place, horizon: 'apparent_upper_limb' } as const;
    let jd = risings.next(question, julianDayUt(2_451_545)) ?? julianDayUt(Number.NaN);
    for (let day = 0; day < 400; day++) {
      const { rightAscensionDeg } = ephemeris.equatorial('Sun', jd, 'apparent', 'with');
      const hourAngleDeg = 15 * ephemeris.siderealTimeHours(jd) + place.longitudeDeg - rightAscensionDeg;
      expect(Math.abs(Math.sin((hourAngleDeg * Math.PI) / 180))).toBeLessThan(1e-8);
      const next = risings.next(question, julianDayUt(jd + 1e-8)) ?? julianDayUt(Number.NaN);
      expect(Math.abs(next - jd - 1)).toBeLessThan(0.0004);
      jd = next;
    }
  });

  it('reports every request outside the ephemeris', () => {
    const question = { body: 'Sun', event: 'rise', place: STOCKHOLM, horizon: 'hindu_disc_centre' } as const;
    for (const jd of [2_378_300, 2_597_700]) {
      expect(() => risings.next(question, julianDayUt(jd))).toThrow(/outside the ephemeris data/);
    }
    expect(() => risings.next(question, julianDayUt(Number.NaN))).toThrow('the moment is no number');
  });
});
