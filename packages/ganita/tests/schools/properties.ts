import { arc, signedArc } from '@ganita/core/angles/angles.js';
import { ashtakavargaOf, placementOf } from '@ganita/core/ashtakavarga/ashtakavarga.js';
import { bhavaChartOf } from '@ganita/core/charts/bhavaChart.js';
import { divideByCusps } from '@ganita/core/charts/bhavaMethods.js';
import { chartOf } from '@ganita/core/charts/chart.js';
import { type Dasha, mahadashasOf, partsOf } from '@ganita/core/dashas/period.js';
import type { RasiDashaId } from '@ganita/core/dashas/rasi/rasiDashas.js';
import type { Ephemeris } from '@ganita/core/ephemeris/ephemeris.js';
import { perKey } from '@ganita/core/lazy.js';
import { birthAttributesOf } from '@ganita/core/match/birthAttributes.js';
import { KOOTA_IDS, kootaScores } from '@ganita/core/match/kootas.js';
import { pairOf, partnerOf } from '@ganita/core/match/partner.js';
import { DEFAULT_RULES, RULE_CHOICES, type Rules, resolveRules } from '@ganita/core/rules/rules.js';
import { cuspsNamed } from '@ganita/core/sky/houseCusps.js';
import { openObservatory } from '@ganita/core/sky/observatory.js';
import { observeSky, type Sky } from '@ganita/core/sky/sky.js';
import { strengthChart } from '@ganita/core/strengths/strengthChart.js';
import { type Strengths, strengthsOf } from '@ganita/core/strengths/strengths.js';
import { civilOf, type JulianDayUt, julianDayOf } from '@ganita/core/time/julianDay.js';
import { BODIES, GRAHAS, PLANETS, type Planet } from '@ganita/core/zodiac/grahas.js';
import { countSigns, signIndex, signOf } from '@ganita/core/zodiac/signs.js';
import fc from 'fast-check';
import { momentWriter } from 'ganita/api/values/clock.js';
import { momentCharts } from 'ganita/calculations/natal/chartSet.js';
import { yogasOfCharts } from 'ganita/calculations/natal/sections/judgements.js';
import { expect } from 'vitest';
import { dashasOfSky, PLAIN_CHART } from '../dashas/birthDashas.js';
import { tilesAsWritten } from '../dashas/branches.js';
import { partsAddUp } from '../strengths/anyBirth.js';
import { anyBirth, type WrittenBirth } from '../strengths/skies.js';

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const ARCSECONDS = 3600;

/** A birth by any choices; each sky is observed once. */
interface SchoolsOfBirth {
  readonly birth: WrittenBirth;
  readonly jdUt: JulianDayUt;
  readonly sky: (chosen?: Partial<Rules>) => Sky;
  readonly dashas: (systems: string[], chosen: Partial<Rules>) => ReturnType<typeof dashasOfSky>;
  readonly strengths: (chosen?: Partial<Rules>) => Strengths;
  /** Ids of the yogas of D-1. */
  readonly yogas: (chosen: Partial<Rules>) => ReadonlySet<string>;
  readonly observatory: (chosen?: Partial<Rules>) => ReturnType<typeof openObservatory>;
}

function schoolsOf(ephemeris: Ephemeris, birth: WrittenBirth): SchoolsOfBirth {
  const [year = 0, month = 0, day = 0] = birth.date.split('-').map(Number);
  const [hour = 0, minute = 0, second = 0] = birth.time.split(':').map(Number);
  const jdUt = julianDayOf({ year, month, day, hour, minute, second }, birth.timezone);
  const place = { latitudeDeg: birth.latitude, longitudeDeg: birth.longitude };
  const by = perKey((text: string) => {
    const rules = resolveRules(DEFAULT_RULES, JSON.parse(text));
    const observatory = openObservatory(ephemeris, rules);
    return { observatory, sky: observeSky(observatory, jdUt, place, birth.timezone, rules), rules };
  });
  const of = (chosen: Partial<Rules> = {}) => by(JSON.stringify(chosen));
  return {
    birth,
    jdUt,
    sky: (chosen) => of(chosen).sky,
    observatory: (chosen) => of(chosen).observatory,
    dashas: (systems, chosen) => dashasOfSky(of().sky, of().observatory, of(chosen).rules, systems),
    yogas: (chosen) => {
      const { rules } = of(chosen);
      const charts = momentCharts(of().sky, PLAIN_CHART, rules);
      const input = { gender: null, yoga_charts: ['D-1_rasi' as const] };
      return new Set(yogasOfCharts({ ...charts, rules, input }).yogas.map(({ id }) => id));
    },
    strengths: (chosen) => strengthsOf(strengthChart(of().sky, of(chosen).rules), of(chosen).rules),
  };
}

/** Sidereal longitudes of the nine grahas and the lagna, by name. */
const longitudes = ({ grahas, ascendantDeg }: Sky): readonly (readonly [name: string, degrees: number])[] => [
  ...GRAHAS.map((graha) => [graha, grahas[graha].longitudeDeg] as const),
  ['Ascendant', ascendantDeg],
];

/** How far each longitude of a sky is ahead of that of another, in seconds of arc. */
const shifts = (from: Sky, to: Sky): readonly (readonly [name: string, arcseconds: number])[] => {
  const before = new Map(longitudes(from));
  return longitudes(to).map(([name, degrees]) => [name, signedArc(before.get(name) as number, degrees) * ARCSECONDS]);
};

/** Bindus of the seven planets, by both tables. */
const BINDUS = { Sun: 48, Moon: 49, Mars: 39, Mercury: 54, Jupiter: 56, Venus: 52, Saturn: 39 } as const;

/** What the second table has more or less than the first: from whom, in which house (docs/rules/16-schools-of-a-chart.md#section-1). */
const OF_VARAHAMIHIRA: Readonly<Partial<Record<Planet, readonly (readonly [Planet, number, 1 | -1])[]>>> = {
  Moon: [
    ['Moon', 9, -1],
    ['Mars', 9, 1],
    ['Jupiter', 2, -1],
    ['Jupiter', 12, 1],
  ],
  Venus: [
    ['Mars', 4, -1],
    ['Mars', 5, 1],
  ],
};

function ashtakavargaAddsUp({ sky }: SchoolsOfBirth): void {
  const placement = placementOf(chartOf(sky()));
  const [first, second] = RULE_CHOICES.ashtakavarga_tables.values.map((ashtakavarga_tables) => {
    const found = ashtakavargaOf(placement, { ashtakavarga_tables });
    for (const planet of PLANETS) expect(sum(found.bhinna[planet]), planet).toBe(BINDUS[planet]);
    expect(sum(found.bhinna.Ascendant)).toBe(49);
    expect(sum(found.sarva)).toBe(337);
    found.sarva.forEach((bindus, sign) => {
      expect(bindus).toBe(sum(PLANETS.map((planet) => found.bhinna[planet][sign] as number)));
    });
    for (const planet of PLANETS) {
      found.afterEkadhipatya[planet].forEach((left, sign) => {
        expect(left).toBeGreaterThanOrEqual(0);
        expect(left).toBeLessThanOrEqual(found.bhinna[planet][sign] as number);
      });
    }
    return found;
  });
  for (const planet of PLANETS) {
    const expected = [...(first?.bhinna[planet] ?? [])];
    for (const [from, house, bindus] of OF_VARAHAMIHIRA[planet] ?? []) {
      const sign = (signIndex(placement[from]) + house - 1) % 12;
      expected[sign] = (expected[sign] as number) + bindus;
    }
    expect(second?.bhinna[planet], planet).toEqual(expected);
  }
}

/** Latitudes from which a system may have no houses; the others have them everywhere. */
const LEAST_POLAR: Readonly<Partial<Record<Rules['house_cusps'], number>>> = {
  placidus_middle: 66.5,
  placidus_start: 66.5,
  koch: 66.5,
  campanus: 66.5,
  regiomontanus: 66.5,
  topocentric: 60,
};

function housesTile({ sky, observatory, birth, jdUt }: SchoolsOfBirth): void {
  const { place } = sky();
  const chart = chartOf(sky());
  for (const house_cusps of RULE_CHOICES.house_cusps.values) {
    if (house_cusps === 'by_bhava_method') continue;
    let found: ReturnType<typeof bhavaChartOf>['houses'];
    try {
      const { cuspsDeg, cuspIs } = cuspsNamed(observatory(), { jdUt, place }, house_cusps);
      found = bhavaChartOf(chart, 1, divideByCusps(cuspsDeg, cuspIs)).houses;
    } catch (error) {
      expect(String(error)).toMatch(new RegExp(`rules.house_cusps ${house_cusps} has no (cusps|houses) at latitude `));
      expect(Math.abs(birth.latitude), house_cusps).toBeGreaterThan(LEAST_POLAR[house_cusps] ?? 90);
      continue;
    }
    found.forEach(({ startDeg, middleDeg, endDeg }, at) => {
      expect(endDeg, house_cusps).toBe(found[(at + 1) % 12]?.startDeg);
      expect(arc(startDeg, middleDeg), house_cusps).toBeLessThanOrEqual(arc(startDeg, endDeg) + 1e-9);
    });
    const extents = found.map(({ startDeg, endDeg }) => arc(startDeg, endDeg));
    expect(sum(extents), `${house_cusps} at ${birth.latitude}`).toBeCloseTo(360, 6);
    // Half way between is the other half of each house.
    extents.slice(0, 6).forEach((extent, at) => {
      expect(extent, house_cusps).toBeCloseTo(extents[at + 6] as number, 6);
    });
    expect(found.flatMap(({ bodies }) => bodies).sort()).toEqual([...BODIES].sort());
  }
}

/** Days of 120 years of each length. */
const DAYS_OF_120_YEARS = { julian: 43_830, savana_360: 43_200 } as const;
const DASHAS = ['vimsottari', 'yogini', 'ashtottari', 'chara_kn_rao', 'narayana', 'kalachakra_method_1'];

function dashasTile({ dashas, birth, jdUt }: SchoolsOfBirth, turns: readonly [number, number, number]): void {
  const write = momentWriter(birth.timezone);
  for (const year_length of ['julian', 'savana_360', 'calendar'] as const) {
    const of = dashas(DASHAS, { year_length });
    const { limitAt, days } = of.year;
    const text = (years: number): string => write(limitAt(years));
    const found = [...of.graha(), ...of.rasi()];
    for (const { id, dasha } of found) {
      expect(tilesAsWritten<unknown>(dasha as Dasha<unknown>, text, turns), `${id} ${year_length}`).toBe(true);
    }
    const { limitsYears } = (found.find(({ id }) => id === 'vimsottari') as (typeof found)[number]).dasha;
    const [start = 0, end = 0] = [limitsYears[0], limitsYears.at(-1)];
    expect(end - start).toBeCloseTo(120, 9);
    expect(start).toBeLessThanOrEqual(0);
    if (year_length === 'calendar') {
      expect(days).toBeNull();
      wholeYearsKeepTheDate(limitAt, jdUt, birth.timezone);
      expect(Math.abs(limitAt(end) - limitAt(start) - 120 * 365.2425)).toBeLessThan(2);
    } else {
      expect(limitAt(end) - limitAt(start)).toBeCloseTo(DAYS_OF_120_YEARS[year_length], 5);
    }
  }
}

function wholeYearsKeepTheDate(limitAt: (years: number) => JulianDayUt, jdUt: JulianDayUt, offset: number): void {
  const birth = civilOf(jdUt, offset);
  let last = Number.NEGATIVE_INFINITY;
  for (const years of [-17, -1, 0, 1, 4, 18, 20, 100]) {
    const { year, month, day } = civilOf(limitAt(years), offset);
    const isLeapDay = birth.month === 2 && birth.day === 29;
    expect([year, month, isLeapDay ? 29 : day]).toEqual([birth.year + years, birth.month, birth.day]);
    // The time of day, to the tenth of a millisecond that a Julian day holds.
    const passed = limitAt(years) - jdUt;
    expect(Math.abs(passed - Math.round(passed))).toBeLessThan(1e-8);
    for (const part of [0, 0.25, 0.5, 0.999_999]) {
      expect(limitAt(years + part)).toBeGreaterThan(last);
      last = limitAt(years + part);
    }
  }
}

/** Lengths of the first twelve mahadashas by their signs, and the signs in order. */
const cycleOf = (dasha: Dasha<unknown>) => {
  const spans = mahadashasOf(dasha).slice(0, 12);
  return {
    order: spans.map(({ lord }) => lord),
    years: new Map(spans.map(({ lord, startYears, endYears }) => [lord, Math.round(endYears - startYears)])),
  };
};

function charaOfRaoIsMade({ dashas, sky }: SchoolsOfBirth): void {
  const systems: RasiDashaId[] = ['chara_kn_rao', 'chara_method_1', 'chara_method_2'];
  const found = new Map(
    dashas([...systems], {})
      .rasi()
      .map(({ id, dasha }) => [id, dasha as Dasha<unknown>]),
  );
  const [rao, first, second] = systems.map((id) => found.get(id) as Dasha<unknown>);
  if (rao === undefined || first === undefined || second === undefined) throw new Error('three systems were asked for');
  const { order, years } = cycleOf(rao);
  expect(order[0]).toBe(chartOf(sky()).ascendant.sign);
  expect(order).toEqual(cycleOf(second).order);
  expect(years).toEqual(new Map(order.map((sign) => [sign, cycleOf(first).years.get(sign)])));
  expect(new Set(order).size).toBe(12);
  for (const span of mahadashasOf(rao).slice(0, 12)) {
    const length = span.endYears - span.startYears;
    expect(length).toBeCloseTo(Math.round(length), 9);
    expect(Math.round(length)).toBeGreaterThanOrEqual(1);
    expect(Math.round(length)).toBeLessThanOrEqual(12);
    const parts = partsOf(rao, span);
    expect(new Set(parts.map(({ lord }) => lord)).size).toBe(12);
    expect(parts.at(-1)?.lord).toBe(span.lord);
    for (const part of parts) expect(part.endYears - part.startYears).toBeCloseTo(length / 12, 9);
  }
}

/** Most seconds of arc by which parallax moves a body: horizontal parallaxes at the least distance of each. */
const PARALLAX = { Sun: 9, Moon: 3700, Mars: 25, Mercury: 17, Jupiter: 3, Venus: 35, Saturn: 2 } as const;

function observerMovesBodiesAlone({ sky }: SchoolsOfBirth): void {
  const [centre, seen] = [sky(), sky({ observer: 'topocentre' })];
  for (const [name, arcseconds] of shifts(centre, seen)) {
    expect(Math.abs(arcseconds), name).toBeLessThanOrEqual((PARALLAX as Record<string, number>)[name] ?? 0);
  }
  expect(seen.cusps).toEqual(centre.cusps);
  expect(seen.ayanamsaDeg).toBe(centre.ayanamsaDeg);
  expect(seen.dayFrame).toEqual(centre.dayFrame);
}

function ayanamsasMoveAllAlike({ sky }: SchoolsOfBirth): void {
  for (const ayanamsa_mode of RULE_CHOICES.ayanamsa_mode.values) {
    if (ayanamsa_mode === 'SIDM_USER') continue;
    const other = sky({ ayanamsa_mode });
    const expected = (sky().ayanamsaDeg - other.ayanamsaDeg) * ARCSECONDS;
    for (const [name, arcseconds] of shifts(sky(), other)) {
      expect(Math.abs(arcseconds - expected), `${name} by ${ayanamsa_mode}`).toBeLessThan(0.001);
    }
    expect(Math.abs(expected), ayanamsa_mode).toBeLessThan(10 * ARCSECONDS);
  }
}

function trueEquinoxMovesAllAlike({ sky }: SchoolsOfBirth): void {
  const moved = shifts(sky({ positions: 'apparent' }), sky({ positions: 'apparent_true_equinox' }));
  const [, nutation = 0] = moved.find(([name]) => name === 'Sun') ?? [];
  expect(Math.abs(nutation)).toBeLessThan(19.3);
  for (const [name, arcseconds] of moved) expect(Math.abs(arcseconds - nutation), name).toBeLessThan(0.001);
}

const VIPALAS_PER_DAY = 216_000;

function birthAttributesFollow({ sky, jdUt }: SchoolsOfBirth): void {
  const { payaNakshatra, partner, ishtakala } = birthAttributesOf(chartOf(sky()), sky(), DEFAULT_RULES);
  const { star } = partner;
  // Ardra is the 6th, Vishakha the 16th, Purva Ashadha the 20th, Revati the 27th.
  const expected =
    star >= 6 && star < 16 ? 'silver' : star >= 16 && star < 20 ? 'iron' : star >= 20 && star < 27 ? 'copper' : 'gold';
  expect(payaNakshatra).toBe(expected);
  const { dayFrame } = sky();
  if (ishtakala === null || dayFrame.substituted) {
    expect([ishtakala, dayFrame.substituted]).toEqual([null, true]);
    return;
  }
  const { ghati, pala, vipala } = ishtakala;
  for (const part of [pala, vipala]) expect(part >= 0 && part < 60).toBe(true);
  const passed = (ghati * 3600 + pala * 60 + vipala) / VIPALAS_PER_DAY;
  expect(Math.abs(passed - (jdUt - dayFrame.sunriseJdUt)) * VIPALAS_PER_DAY).toBeLessThanOrEqual(0.501);
}

/** Everything of shadbala but one part and the totals in which it is. */
const without = (part: string, { shadbala }: Strengths): unknown =>
  JSON.parse(
    JSON.stringify(shadbala, (name, value) =>
      [part, 'total', 'totalVirupas', 'totalRupas', 'ratio', 'rank', 'yuddha'].includes(name) ? undefined : value,
    ),
  );

function strengthsAddUp({ strengths }: SchoolsOfBirth): void {
  const usual = strengths();
  const byBhava = strengths({ kendradi_by: 'bhava' });
  const byTrue = strengths({ ayana_declination: 'true' });
  for (const one of [byBhava, byTrue]) partsAddUp(one);
  expect(without('kendradi', byBhava)).toEqual(without('kendradi', usual));
  expect(without('ayana', byTrue)).toEqual(without('ayana', usual));
  for (const planet of PLANETS) {
    expect([15, 30, 60]).toContain(byBhava.shadbala[planet].sthana.kendradi);
    const { ayana } = byTrue.shadbala[planet].kala;
    // 24 degrees give 0 or 60 virupas; declinations stay below 30.
    const [least, most] = planet === 'Sun' ? [0, 120] : [-7.5, 67.5];
    expect(ayana >= least && ayana <= most, `${planet} ${ayana}`).toBe(true);
    expect(Math.abs(ayana - usual.shadbala[planet].kala.ayana), planet).toBeLessThan(13.5);
  }
}

function raasiKootaAddsUp({ sky }: SchoolsOfBirth, otherMoonDeg: number): void {
  const moonDeg = sky().grahas.Moon.longitudeDeg;
  const pair = pairOf(partnerOf(moonDeg, DEFAULT_RULES), partnerOf(otherMoonDeg, DEFAULT_RULES));
  const scores = (raasi_koota: Rules['raasi_koota']) => kootaScores(pair, resolveRules(DEFAULT_RULES, { raasi_koota }));
  const [usual, fromGirl] = [scores('symmetric'), scores('from_girl')];
  for (const id of KOOTA_IDS) if (id !== 'bhakoot') expect(fromGirl[id]).toBe(usual[id]);
  const count = countSigns(signOf(otherMoonDeg), signOf(moonDeg));
  const isOneStar = pair.boy.star === pair.girl.star;
  expect(fromGirl.bhakoot).toBe(count >= 7 || (count === 1 && !isOneStar) ? 7 : 0);
}

function lunarYogasLeaveNodesOut({ sky, yogas }: SchoolsOfBirth): void {
  const { grahas } = chartOf(sky());
  const found = yogas({ lunar_yoga_nodes: 'exclude' });
  const withNodes = yogas({ lunar_yoga_nodes: 'include' });
  const inSign = (count: number) =>
    PLANETS.filter((planet) => planet !== 'Moon' && countSigns(grahas.Moon.sign, grahas[planet].sign) === count);
  const isBeside = (count: number): boolean => inSign(count).length > 0 && !inSign(count).includes('Sun');
  const expected = {
    sunaphaa_yoga: isBeside(2),
    anaphaa_yoga: isBeside(12),
    duradhara_yoga: isBeside(2) && isBeside(12),
  };
  for (const [id, isThere] of Object.entries(expected)) {
    expect(found.has(id), id).toBe(isThere);
    if (isThere) expect(withNodes.has(id), id).toBe(true);
  }
  if (withNodes.has('kemadruma_yoga'))
    expect(expected).toEqual({ sunaphaa_yoga: false, anaphaa_yoga: false, duradhara_yoga: false });
  const others = (ids: ReadonlySet<string>): readonly string[] =>
    [...ids].filter((id) => id !== 'kemadruma_yoga' && !(id in expected));
  expect(others(found)).toEqual(others(withNodes));
}

/** What is true of every birth by the choices of docs/rules/16-schools-of-a-chart.md. */
export function checkSchools(
  ephemeris: Ephemeris,
  birth: WrittenBirth,
  { turns, otherMoonDeg }: { readonly turns: readonly [number, number, number]; readonly otherMoonDeg: number },
): void {
  const schools = schoolsOf(ephemeris, birth);
  ashtakavargaAddsUp(schools);
  charaOfRaoIsMade(schools);
  dashasTile(schools, turns);
  trueEquinoxMovesAllAlike(schools);
  observerMovesBodiesAlone(schools);
  ayanamsasMoveAllAlike(schools);
  housesTile(schools);
  raasiKootaAddsUp(schools, otherMoonDeg);
  lunarYogasLeaveNodesOut(schools);
  birthAttributesFollow(schools);
  strengthsAddUp(schools);
}

/** A birth, the branch of its dashas that is read, and the Moon of a partner. */
export const anySchool = fc.record({
  birth: anyBirth,
  turns: fc.tuple(fc.nat(), fc.nat(), fc.nat()),
  otherMoonDeg: fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true }),
});
