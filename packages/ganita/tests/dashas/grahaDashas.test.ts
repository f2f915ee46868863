import { expandedPeriods } from '@ganita/core/dashas/expand.js';
import { GRAHA_DASHAS, type GrahaDasha, type GrahaDashaId } from '@ganita/core/dashas/graha/grahaDashas.js';
import { mahadashasOf, partsOf, periodCount, type Span } from '@ganita/core/dashas/period.js';
import { runningAt } from '@ganita/core/dashas/runningAt.js';
import type { LimitAt } from '@ganita/core/dashas/yearLength.js';
import { recordFrom } from '@ganita/core/records.js';
import { grahaDashaChoices } from '@ganita/core/rules/dashaChoices.js';
import { DEFAULT_RULES, type Rules, resolveRules } from '@ganita/core/rules/rules.js';
import { type Observatory, openObservatory } from '@ganita/core/sky/observatory.js';
import { observeSky, type Sky } from '@ganita/core/sky/sky.js';
import { julianDayUt } from '@ganita/core/time/julianDay.js';
import { GRAHAS } from '@ganita/core/zodiac/grahas.js';
import fc from 'fast-check';
import { createSwissEphemeris } from 'ganita/adapters/swissEphemeris/swissEphemeris.js';
import { momentWriter } from 'ganita/api/values/clock.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { cases } from '../../../../tests/cases.js';
import { dashasOfSky, withLongitudes } from './birthDashas.js';
import { heldByTree, tilesAsWritten } from './branches.js';

let observatory: Observatory;
beforeAll(async () => {
  observatory = openObservatory(await createSwissEphemeris(), DEFAULT_RULES);
});

const longitude = fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true });
/** Any moment and place, with the sky as it was or with the grahas put anywhere. */
const birth = fc.record({
  jd: fc.double({ min: 2_415_021, max: 2_488_069, noNaN: true }),
  latitudeDeg: fc.double({ min: -89, max: 89, noNaN: true }),
  longitudeDeg: fc.double({ min: -180, max: 180, noNaN: true }),
  put: fc.option(fc.record(recordFrom([...GRAHAS, 'Ascendant'], () => longitude))),
});
type Birth = typeof birth extends fc.Arbitrary<infer T> ? T : never;

function skyOf({ jd, latitudeDeg, longitudeDeg, put }: Birth): Sky {
  const place = { latitudeDeg, longitudeDeg };
  const sky = observeSky(observatory, julianDayUt(jd), place, longitudeDeg / 15, DEFAULT_RULES);
  return put === null ? sky : withLongitudes(sky, put);
}
function computed(sky: Sky, rules: Rules, systems: GrahaDashaId[] | null = null) {
  const dashas = dashasOfSky(sky, observatory, rules, systems);
  return { dashas: dashas.graha(), limitAt: dashas.year.limitAt };
}

/** Years of all mahadashas together. */
const SPANS: Readonly<Partial<Record<GrahaDashaId, number>>> = {
  vimsottari: 120,
  rasi_bhukthi_vimsottari: 120,
  ashtottari: 108,
  yogini: 3 * 36,
  shodasottari: 116,
  dwadasottari: 112,
  panchottari: 105,
  satabdika: 100,
  chaturaaseeti_sama: 84,
  dwisatpathi: 2 * 72,
  shashtisama: 2 * 60,
  shattrimsa_sama: 3 * 36,
  tithi_ashtottari: 108,
  tithi_yogini: 3 * 36,
  yoga_vimsottari: 120,
  karana_chaturaaseeti_sama: 84,
  naisargika: 132,
  kaala: 120,
  saptharishi_nakshathra: 100,
  ashtaka_varga_planet: 120,
  ashtaka_varga_sign: 120,
  ashtaka_varga_pinda: 120,
  moola_graha: 120,
};
/** Systems whose span depends on the birth: the least and most years. */
const VARYING_SPANS: Readonly<Partial<Record<GrahaDashaId, readonly [number, number]>>> = {
  tara: [0, 120],
  karaka: [0, 88],
  buddhi_gathi: [0, 144 + 12],
  aayu: [0, 8 * 75],
  rashmi: [0, 120 + 64],
  panchasvara: [108, 120],
};
/** Systems whose first period began before birth. */
const BEFORE_BIRTH: readonly GrahaDashaId[] = GRAHA_DASHAS.slice(0, GRAHA_DASHAS.indexOf('tara') + 1).filter(
  (id) => id !== 'naisargika',
);

const isNeverBackward = ({ dasha: { limitsYears } }: GrahaDasha): boolean =>
  limitsYears.every((limit, index) => limit >= (limitsYears[index - 1] ?? limit));

const spanOf = ({ dasha }: GrahaDasha): number => (dasha.limitsYears.at(-1) ?? 0) - (dasha.limitsYears[0] ?? 0);

describe('the graha dashas of any birth', () => {
  it('run through their cycles', () => {
    fc.assert(
      fc.property(birth, fc.constantFrom<Rules['tribhagi']>('no', 'yes'), (one, tribhagi) => {
        for (const found of computed(skyOf(one), { ...DEFAULT_RULES, tribhagi }).dashas) {
          const span = SPANS[found.id];
          if (span !== undefined) expect(spanOf(found), found.id).toBeCloseTo(span, 9);
          else {
            const [least, most] = VARYING_SPANS[found.id] ?? [Number.NaN, Number.NaN];
            expect(spanOf(found), found.id).toBeGreaterThanOrEqual(least);
            expect(spanOf(found), found.id).toBeLessThanOrEqual(most + 1e-9);
          }
        }
      }),
      { numRuns: cases(20, 60) },
    );
  });

  it('begin before birth with the lord of the seed, or at birth', () => {
    fc.assert(
      fc.property(birth, (one) => {
        for (const { id, dasha } of computed(skyOf(one), DEFAULT_RULES).dashas) {
          const [start = Number.NaN, end = 1] = dasha.limitsYears;
          if (!BEFORE_BIRTH.includes(id)) expect(start, id).toBe(0);
          else if (dasha.keys.length > 0) {
            expect(start, id).toBeLessThanOrEqual(0);
            expect(end, id).toBeGreaterThan(0);
          }
        }
      }),
      { numRuns: cases(20, 60) },
    );
  });

  it('are divided without gap or overlap, to the second, down to the sixth level', () => {
    fc.assert(
      fc.property(birth, fc.array(fc.nat(17), { minLength: 6, maxLength: 6 }), (one, turns) => {
        const sky = skyOf(one);
        const { dashas, limitAt } = computed(sky, DEFAULT_RULES);
        const text = momentWriter(sky.utcOffsetHours);
        for (const { id, dasha } of dashas) {
          let spans: Span<string>[] = mahadashasOf<string>(dasha);
          let parent: Span<string> | undefined;
          for (const turn of turns) {
            if (spans.length === 0) break;
            const [start, end] =
              parent === undefined
                ? [dasha.limitsYears[0], dasha.limitsYears.at(-1)]
                : [parent.startYears, parent.endYears];
            let at = text(limitAt(start ?? Number.NaN));
            for (const span of spans) {
              expect(text(limitAt(span.startYears)), id).toBe(at);
              expect(span.endYears, id).toBeGreaterThanOrEqual(span.startYears);
              at = text(limitAt(span.endYears));
            }
            expect(at, id).toBe(text(limitAt(end ?? Number.NaN)));
            parent = spans[turn % spans.length] as Span<string>;
            spans = partsOf<string>(dasha, parent);
          }
          expect(parent === undefined || parent.level >= Math.min(dasha.deepestLevel, 2), id).toBe(true);
        }
      }),
      { numRuns: cases(6, 20) },
    );
  });

  it('are divided so as an answer writes them, on all six levels', () => {
    fc.assert(
      fc.property(birth, fc.tuple(fc.nat(), fc.nat(), fc.nat()), (one, turns) => {
        const sky = skyOf(one);
        const { dashas, limitAt } = computed(sky, DEFAULT_RULES);
        const text = momentWriter(sky.utcOffsetHours);
        for (const { id, dasha } of dashas) {
          expect(
            tilesAsWritten(dasha, (years) => text(limitAt(years)), turns),
            id,
          ).toBe(true);
        }
      }),
      { numRuns: cases(3, 10) },
    );
  });

  it('run at a moment as the expanded tree of six levels says, period by period', () => {
    fc.assert(
      fc.property(birth, fc.double({ min: -20, max: 140, noNaN: true }), (one, years) => {
        const { dashas, limitAt } = computed(skyOf(one), DEFAULT_RULES);
        const jdUt = limitAt(years);
        for (const { id, dasha } of dashas) {
          expect(runningAt<string>(dasha, limitAt, jdUt), id).toEqual(heldByTree<string>(dasha, limitAt, jdUt));
        }
      }),
      { numRuns: cases(6, 20) },
    );
  });

  it('run as the tree says by a year that is no length too', () => {
    fc.assert(
      fc.property(birth, fc.double({ min: -20, max: 140, noNaN: true }), (one, years) => {
        const { dashas, limitAt } = computed(skyOf(one), { ...DEFAULT_RULES, year_length: 'solar_arc' });
        const jdUt = limitAt(years);
        for (const { id, dasha } of dashas) {
          expect(runningAt<string>(dasha, limitAt, jdUt), id).toEqual(heldByTree<string>(dasha, limitAt, jdUt));
        }
      }),
      { numRuns: 3 },
    );
  });

  it('run on as many levels as the system has while it runs', () => {
    fc.assert(
      fc.property(birth, fc.double({ min: 0, max: 80, noNaN: true }), (one, years) => {
        const { dashas, limitAt } = computed(skyOf(one), DEFAULT_RULES);
        for (const { id, dasha } of dashas) {
          const ladder = runningAt<string>(dasha, limitAt, limitAt(years));
          expect(ladder?.length ?? dasha.deepestLevel, id).toBe(dasha.deepestLevel);
          if (years < (dasha.limitsYears.at(-1) as number) - 1e-6) expect(ladder, id).not.toBeNull();
        }
      }),
      { numRuns: cases(13, 40) },
    );
  });

  it('never run backward and tile, whatever is chosen', () => {
    const choice = fc.record(
      Object.fromEntries(
        Object.entries(grahaDashaChoices).map(([name, { values }]) => [
          name,
          fc.constantFrom<string | number>(...values),
        ]),
      ),
    ) as fc.Arbitrary<Partial<Rules>>;
    fc.assert(
      fc.property(birth, choice, (one, chosen) => {
        const { dashas, limitAt } = computed(skyOf(one), resolveRules(DEFAULT_RULES, chosen));
        const text = momentWriter(0);
        for (const found of dashas) {
          expect(isNeverBackward(found), found.id).toBe(true);
          expect(
            tilesAsWritten(found.dasha, (years) => text(limitAt(years)), [1, 2, 3]),
            found.id,
          ).toBe(true);
        }
      }),
      { numRuns: cases(10, 30) },
    );
  });

  it.each([
    ['Moon', 35, 10],
    ['Ketu', 215, 7],
  ] as const)('give %s in moola no second period where it had a year more in the first', (graha, at, years) => {
    const sky = skyOf({ jd: 2_450_424.7, latitudeDeg: 13, longitudeDeg: 80, put: null });
    const rules = { ...DEFAULT_RULES, moola_at_moolatrikona: 'nothing' } as const;
    const { dashas } = computed(withLongitudes(sky, { [graha]: at }), rules, ['moola_graha']);
    const spans = mahadashasOf(dashas[0]?.dasha as GrahaDasha['dasha']).filter(({ lord }) => lord === graha);
    expect(spans.map(({ startYears, endYears }) => endYears - startYears)).toEqual([
      expect.closeTo(years + 1, 9),
      expect.closeTo(0, 9),
    ]);
  });

  it('are meant for some births and not for others where they are conditional', () => {
    const conditional = [
      ...['ashtottari', 'shodasottari', 'dwadasottari', 'panchottari', 'satabdika', 'chaturaaseeti_sama'],
      ...['dwisatpathi', 'shashtisama', 'shattrimsa_sama', 'tara'],
    ];
    const seen = new Map<string, Set<boolean>>(GRAHA_DASHAS.map((id) => [id, new Set()]));
    // Two grahas in every kendra, and then anywhere: chance alone would seldom fill the four.
    const kendras = Object.fromEntries(GRAHAS.map((graha, index) => [graha, 90 * index + 5]));
    const base = skyOf({ jd: 2_450_424.7, latitudeDeg: 13, longitudeDeg: 80, put: null });
    for (let turn = 0; turn < 400; turn++) {
      const put = Object.fromEntries(
        GRAHAS.map((graha, index) => [graha, (turn * (17 + 31 * index) + 7 * index) % 360]),
      );
      const sky = withLongitudes(base, { ...(turn % 8 === 0 ? kendras : put), Ascendant: (turn * 7.3) % 360 });
      for (const { id, applicable } of computed(sky, DEFAULT_RULES).dashas) seen.get(id)?.add(applicable);
    }
    for (const [id, found] of seen) expect(found.size, id).toBe(conditional.includes(id) ? 2 : 1);
  });

  it('are the same whatever was computed before, and leave the sky as it was', () => {
    fc.assert(
      fc.property(birth, birth, fc.shuffledSubarray([...GRAHA_DASHAS], { minLength: 5 }), (one, other, order) => {
        const sky = deepFrozen(skyOf(one));
        const before = digest(computed(sky, DEFAULT_RULES));
        computed(skyOf(other), { ...DEFAULT_RULES, tribhagi: 'yes', seed_star: 'Mrigashira' });
        const after = new Map(order.map((id) => [id, digest(computed(sky, DEFAULT_RULES, [id])).get(id)] as const));
        for (const id of order) expect(after.get(id), id).toBe(before.get(id));
      }),
      { numRuns: cases(5, 15) },
    );
  });
});

const digest = ({ dashas, limitAt }: { dashas: readonly GrahaDasha[]; limitAt: LimitAt }): Map<GrahaDashaId, string> =>
  new Map(
    dashas.map(({ id, dasha, seed, facts, applicable }) => [
      id,
      JSON.stringify([expandedPeriods(dasha, 2, limitAt), seed, facts, applicable]),
    ]),
  );

function deepFrozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(deepFrozen);
  return value;
}

const CHOICES = Object.entries(grahaDashaChoices).flatMap(([name, { values, default: usual }]) =>
  (values as readonly (string | number)[]).filter((value) => value !== usual).map((value) => ({ name, value })),
);

describe('the choices of the graha dashas', () => {
  /** Moments through a century, the Moon a sixth of the zodiac further each time. */
  const births: readonly Birth[] = Array.from({ length: 24 }, (_, index) => ({
    jd: 2_416_000.37 + index * 2_736.713,
    latitudeDeg: 13,
    longitudeDeg: 80,
    put: null,
  }));

  it.each(CHOICES)('$name: $value changes a dasha and keeps it whole', ({ name, value }) => {
    const chosen = resolveRules(DEFAULT_RULES, { [name]: value });
    let changed = false;
    for (const one of births) {
      const sky = skyOf(one);
      const { dashas, limitAt } = computed(sky, chosen);
      const usual = digest(computed(sky, DEFAULT_RULES));
      for (const [id, text] of digest({ dashas, limitAt })) changed ||= text !== usual.get(id);
      for (const found of dashas) {
        const span = SPANS[found.id];
        if (span !== undefined) expect(spanOf(found), found.id).toBeCloseTo(span, 9);
        expect(isNeverBackward(found), found.id).toBe(true);
        expect(periodCount(found.dasha, 2)).toBeGreaterThanOrEqual(found.dasha.keys.length);
      }
      if (changed) break;
    }
    expect(changed).toBe(true);
  });
});
