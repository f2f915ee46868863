import type { Ephemeris } from '@ganita/core/ephemeris/ephemeris.js';
import { DomainError } from '@ganita/core/errors/domainError.js';
import { DEFAULT_RULES, resolveRules } from '@ganita/core/rules/rules.js';
import { type Observatory, openObservatory } from '@ganita/core/sky/observatory.js';
import type { Interval } from '@ganita/core/time/interval.js';
import { julianDayUt } from '@ganita/core/time/julianDay.js';
import { bodyPath } from '@ganita/core/transits/bodyPath.js';
import {
  KAKSHYA_DIVISION,
  NAKSHATRA_DIVISION,
  PADA_DIVISION,
  partAt,
  partIndex,
  SIGN_DIVISION,
} from '@ganita/core/transits/divisions.js';
import { type GrahaPaths, openGrahaPaths } from '@ganita/core/transits/grahaPaths.js';
import { GRAHAS } from '@ganita/core/zodiac/grahas.js';
import fc from 'fast-check';
import { createTransitTables } from 'ganita/adapters/blockCaches.js';
import { createSwissEphemeris } from 'ganita/adapters/swissEphemeris/swissEphemeris.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { hourlyErrors } from './hourly.js';

let ephemeris: Ephemeris;
let observatory: Observatory;
let paths: GrahaPaths;
beforeAll(async () => {
  ephemeris = await createSwissEphemeris();
  observatory = openObservatory(ephemeris, DEFAULT_RULES);
  paths = openGrahaPaths(observatory, createTransitTables());
});

const window = (start: number, days: number): Interval => ({
  startJdUt: julianDayUt(start),
  endJdUt: julianDayUt(start + days),
});

const DIVISIONS = [SIGN_DIVISION, NAKSHATRA_DIVISION, PADA_DIVISION, KAKSHYA_DIVISION];
const moments = fc.double({ min: 2_378_900, max: 2_596_400, noNaN: true });
const grahas = fc.constantFrom(...GRAHAS);
const divisions = fc.constantFrom(...DIVISIONS);

describe('the path of a graha', () => {
  it('shows what a sampling by the hour shows, and no more', () => {
    const modes = fc.constantFrom('LAHIRI', 'RAMAN', 'SUNDAR_SS', 'TRUE_CITRA');
    fc.assert(
      fc.property(
        grahas,
        moments,
        modes,
        fc.constantFrom('mean', 'true'),
        fc.constantFrom('geometric', 'apparent'),
        (graha, start, ayanamsa_mode, node_type, positions) => {
          const rules = resolveRules(DEFAULT_RULES, { ayanamsa_mode, node_type, positions });
          const seen = openGrahaPaths(openObservatory(ephemeris, rules));
          expect(hourlyErrors(seen, graha, window(start, 20))).toEqual([]);
        },
      ),
      { numRuns: 40, seed: 12 },
    );
  });

  it('gives the same crossings for a window as for the parts that it is split into', () => {
    fc.assert(
      fc.property(
        grahas,
        divisions,
        moments,
        fc.array(fc.double({ min: 0, max: 400, noNaN: true }), { minLength: 1, maxLength: 4 }),
        (graha, division, start, cuts) => {
          const path = paths.of(graha);
          const edges = [0, ...cuts.sort((a, b) => a - b), 400].map((days) => julianDayUt(start + days));
          const parts = edges
            .slice(1)
            .flatMap((endJdUt, index) => path.crossings(division, { startJdUt: edges[index] ?? endJdUt, endJdUt }));
          expect(parts).toEqual(path.crossings(division, window(start, 400)));
        },
      ),
      { numRuns: 60, seed: 5 },
    );
  });

  it('gives the same moments after any other request and with any cache', () => {
    fc.assert(
      fc.property(grahas, moments, (graha, start) => {
        const fresh = openGrahaPaths(observatory).of(graha);
        const used = paths.of(graha);
        expect(fresh.crossings(SIGN_DIVISION, window(start, 700))).toEqual(
          used.crossings(SIGN_DIVISION, window(start, 700)),
        );
        expect(fresh.stations(window(start, 700))).toEqual(used.stations(window(start, 700)));
      }),
      { numRuns: 15, seed: 3 },
    );
  });

  it('gives one moment for a boundary that several divisions share', () => {
    fc.assert(
      fc.property(grahas, moments, (graha, start) => {
        const path = paths.of(graha);
        const padas = new Set(path.crossings(PADA_DIVISION, window(start, 300)).map(({ jdUt }) => jdUt));
        for (const division of [SIGN_DIVISION, NAKSHATRA_DIVISION]) {
          for (const { jdUt } of path.crossings(division, window(start, 300))) expect(padas.has(jdUt)).toBe(true);
        }
      }),
      { numRuns: 30, seed: 8 },
    );
  });

  it('names the next crossing as the first of a window does', () => {
    fc.assert(
      fc.property(grahas, divisions, moments, (graha, division, start) => {
        const path = paths.of(graha);
        const next = path.nextCrossing(division, julianDayUt(start));
        const listed = path.crossings(division, window(start, 1100)).find(({ jdUt }) => jdUt > start);
        expect(next).toEqual(listed);
      }),
      { numRuns: 60, seed: 9 },
    );
  });

  it('leads into the part that the graha is in afterwards', () => {
    fc.assert(
      fc.property(grahas, divisions, moments, (graha, division, start) => {
        const crossing = paths.of(graha).nextCrossing(division, julianDayUt(start));
        if (crossing === null) return;
        const entered = crossing.forward ? crossing.boundary : crossing.boundary - 1;
        const after = observatory.longitudeDeg(graha, julianDayUt(crossing.jdUt + 2e-5));
        expect(partIndex(division, entered)).toBe(partAt(division, after));
      }),
      { numRuns: 80, seed: 10 },
    );
  });

  it('is the same for Ketu as for Rahu, seen from the other side', () => {
    const [rahu, ketu] = (['Rahu', 'Ketu'] as const).map((node) =>
      paths.of(node).crossings(SIGN_DIVISION, window(2_451_545, 4000)),
    );
    expect(rahu?.length).toBeGreaterThan(6);
    expect(ketu?.map(({ jdUt }) => jdUt)).toEqual(rahu?.map(({ jdUt }) => jdUt));
    expect(ketu?.map(({ boundary }) => boundary)).toEqual(
      rahu?.map(({ boundary }) => partIndex(SIGN_DIVISION, boundary + 6)),
    );
  });

  it('has stations that alternate and are at zeros of the speed', () => {
    for (const graha of GRAHAS) {
      const stations = paths.of(graha).stations(window(2_440_000, 3000));
      expect(stations.length > 0).toBe(['Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'].includes(graha));
      stations.forEach((station, index) => {
        expect(station.direction).not.toBe(stations[index - 1]?.direction);
        expect(Math.abs(observatory.motion(graha, station.jdUt).speedDegPerDay)).toBeLessThan(1e-7);
      });
    }
  });

  it('ends where the ephemeris ends: no next crossing, and a window beyond it is rejected', () => {
    const { toJdUt, fromJdUt } = ephemeris.range;
    expect(paths.of('Saturn').nextCrossing(SIGN_DIVISION, julianDayUt(toJdUt - 5))).toBeNull();
    for (const beyond of [window(toJdUt - 10, 20), window(fromJdUt - 10, 20)]) {
      expect(() => paths.of('Mars').crossings(SIGN_DIVISION, beyond)).toThrow(DomainError);
      expect(() => paths.of('Mars').stations(beyond)).toThrow('outside the ephemeris');
    }
    expect(paths.of('Moon').crossings(SIGN_DIVISION, window(toJdUt - 30, 30)).length).toBeGreaterThan(11);
    expect(paths.of('Moon').crossings(SIGN_DIVISION, window(fromJdUt, 30)).length).toBeGreaterThan(11);
  });

  it('requests nothing from the ephemeris again if its table is cached', () => {
    let calls = 0;
    const ecliptic: Ephemeris['ecliptic'] = (...args) => {
      calls++;
      return ephemeris.ecliptic(...args);
    };
    const counted = openObservatory({ ...ephemeris, ecliptic }, DEFAULT_RULES);
    const tables = createTransitTables();
    const span = window(2_415_100, 30_000);
    bodyPath(counted, 'Saturn', tables).crossings(SIGN_DIVISION, span);
    expect(calls).toBeGreaterThan(1000);
    calls = 0;
    expect(bodyPath(counted, 'Saturn', tables).crossings(SIGN_DIVISION, span).length).toBeGreaterThan(40);
    expect(calls).toBe(0);
  });

  it('keeps nothing of a zodiac that belongs to one birth', () => {
    const tables = createTransitTables();
    const rules = resolveRules(DEFAULT_RULES, { ayanamsa_mode: 'SIDM_USER' });
    const [one, other] = [22, 25].map((valueDeg) => {
      const own = openObservatory(ephemeris, rules, { valueDeg, atJdUt: 2_451_545 });
      return openGrahaPaths(own, tables).of('Saturn').nextCrossing(SIGN_DIVISION, julianDayUt(2_451_545))?.jdUt ?? 0;
    });
    // Three degrees of Saturn take weeks.
    expect(Math.abs((other ?? 0) - (one ?? 0))).toBeGreaterThan(10);
  });
});
