import { eclipseAtPlace } from '@ganita/core/eclipses/eclipseAtPlace.js';
import { eclipseSeries } from '@ganita/core/eclipses/eclipseSeries.js';
import { NO_ECLIPSE_TABLES } from '@ganita/core/eclipses/eclipseTables.js';
import type { GlobalEclipse } from '@ganita/core/eclipses/globalEclipse.js';
import { localEclipse } from '@ganita/core/eclipses/localEclipse.js';
import { praharaStart } from '@ganita/core/eclipses/praharas.js';
import type { Ephemeris } from '@ganita/core/ephemeris/ephemeris.js';
import { DAILY_RULES } from '@ganita/core/rules/dailyRules.js';
import { type Observatory, openObservatory } from '@ganita/core/sky/observatory.js';
import { constantClock } from '@ganita/core/time/civilClock.js';
import { momentText } from '@ganita/core/time/civilText.js';
import { julianDayUt } from '@ganita/core/time/julianDay.js';
import { createSwissEphemeris } from 'ganita/adapters/swissEphemeris/swissEphemeris.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { faultsAt, randomNumbers, randomPlaces, someEclipses } from './places.js';

let ephemeris: Ephemeris;
let observatory: Observatory;
beforeAll(async () => {
  ephemeris = await createSwissEphemeris();
  observatory = openObservatory(ephemeris, DAILY_RULES);
});

const DELHI = { latitudeDeg: 28.6139, longitudeDeg: 77.209 };
const SUN = { place: DELHI, horizon: DAILY_RULES.sunrise_definition };
const HORIZONS = { sun: DAILY_RULES.sunrise_definition, moon: 'disc_centre_no_refraction' } as const;

const eclipseNear = (jd: number): GlobalEclipse => {
  const [found] = eclipseSeries(ephemeris, NO_ECLIPSE_TABLES).between(jd - 3, jd + 3);
  if (found === undefined) throw new Error('no eclipse');
  return found;
};

describe('an eclipse at any place', () => {
  it('has its contacts in order, and is visible where the body is above the horizon', () => {
    const eclipses = someEclipses(ephemeris, 20);
    const places = randomPlaces(100, randomNumbers(11));
    const faults = places.flatMap((place, index) =>
      faultsAt(observatory, eclipses[index % eclipses.length] as GlobalEclipse, place),
    );
    expect(faults).toEqual([]);
  });

  it('is the same for two longitudes a turn apart', () => {
    const eclipse = eclipseNear(2_461_265);
    const [east, west] = [180, -180].map((longitudeDeg) =>
      localEclipse(observatory, eclipse, { latitudeDeg: 65, longitudeDeg }, HORIZONS),
    );
    expect(east?.maximum.jdUt).toBeCloseTo(west?.maximum.jdUt ?? 0, 6);
    expect(east?.visible?.intervals.length).toBe(west?.visible?.intervals.length);
  });

  it('is most covered at its maximum', () => {
    const local = localEclipse(observatory, eclipseNear(2_458_843.5), DELHI, HORIZONS);
    const visible = local?.visible;
    expect(local?.covering?.obscuration).toBeGreaterThan(0.4);
    expect(visible?.maximum.covering?.obscuration).toBe(local?.covering?.obscuration);
  });
});

describe('the eclipse of 28 October 2023 in Delhi', () => {
  it('begins after midnight, and the one of 5 May before it and ends after it', () => {
    const seen = (jd: number) =>
      eclipseAtPlace(observatory, eclipseNear(jd), { place: DELHI, clock: constantClock(5.5) }, DAILY_RULES);
    const october = seen(2_460_246.3)?.grahana;
    expect(momentText(october?.sparshaJdUt ?? julianDayUt(0), 5.5)).toMatch(/^2023-10-29T01:0/);
    const may = seen(2_460_070.2);
    expect(may?.grahana).toBeNull();
    expect(momentText(may?.local.whole.startJdUt ?? julianDayUt(0), 5.5)).toMatch(/^2023-05-05T20:/);
    expect(momentText(may?.local.whole.endJdUt ?? julianDayUt(0), 5.5)).toMatch(/^2023-05-06T01:/);
  });
});

describe('an eclipse that is only partly above the horizon', () => {
  it('ends with sunset in Delhi on 25 October 2022', () => {
    const { visible, maximum } = localEclipse(observatory, eclipseNear(2_459_878), DELHI, HORIZONS) ?? {};
    expect([visible?.startIs, visible?.endIs]).toEqual(['c1', 'sunset']);
    expect(visible?.endJdUt).toBe(observatory.riseSet('Sun', 'set', julianDayUt(2_459_878), DELHI, HORIZONS.sun));
    expect((visible?.endJdUt ?? 0) - (maximum?.jdUt ?? 0)).toBeLessThan(0.05);
  });

  it('has no sutak where the Sun neither rises nor sets', () => {
    const tromso = { place: { latitudeDeg: 69.6492, longitudeDeg: 18.9553 }, clock: constantClock(1) };
    const grahana = eclipseAtPlace(observatory, eclipseNear(2_459_376), tromso, DAILY_RULES)?.grahana;
    expect(grahana?.sutak).toMatchObject({ startJdUt: null, startVulnerableJdUt: null });
  });
});

describe('a prahara', () => {
  it('starts at sunrise, at sunset and at three quarters between', () => {
    const noon = julianDayUt(2_461_102.8);
    const sunrise = observatory.lastRiseSet('Sun', 'rise', noon, DELHI, SUN.horizon) ?? julianDayUt(0);
    const starts = [0, 1, 2, 3, 4].map((before) => praharaStart(observatory, SUN, noon, before) ?? 0);
    expect(starts).toContain(sunrise);
    const gaps = starts.slice(1).map((start, index) => (starts[index] ?? 0) - start);
    expect(Math.max(...gaps)).toBeLessThan(0.15);
    expect(Math.min(...gaps)).toBeGreaterThan(0.1);
  });
});

describe('the eclipses of the Earth', () => {
  it('return after a saros with the same number', () => {
    for (const eclipse of someEclipses(ephemeris, 20)) {
      const near = eclipse.maximumJdUt + 6585.32;
      const [next] = eclipseSeries(ephemeris, NO_ECLIPSE_TABLES)
        .between(near - 1, near + 1)
        .filter(({ kind }) => kind === eclipse.kind);
      if (next === undefined) continue;
      expect(next.circumstances.saros?.series).toBe(eclipse.circumstances.saros?.series);
    }
  });

  it('are the same from whatever block and in both directions', () => {
    const series = eclipseSeries(ephemeris, NO_ECLIPSE_TABLES);
    const range = series.between(2_460_000, 2_463_000).map(({ maximumJdUt }) => maximumJdUt);
    const taken = (list: Iterable<GlobalEclipse>): readonly number[] => {
      const found: number[] = [];
      for (const { maximumJdUt } of list) {
        found.push(maximumJdUt);
        if (found.length === range.length) break;
      }
      return found;
    };
    expect(taken(series.after(2_460_000))).toEqual(range);
    expect(taken(series.before(2_463_000)).toReversed()).toEqual(range);
  });
});
