import { expandedPeriods } from '@ganita/core/dashas/expand.js';
import { type Dasha, mahadashasOf, partsOf, type Span } from '@ganita/core/dashas/period.js';
import type { RasiDasha, RasiDashaId } from '@ganita/core/dashas/rasi/rasiDashas.js';
import { runningAt } from '@ganita/core/dashas/runningAt.js';
import type { LimitAt } from '@ganita/core/dashas/yearLength.js';
import { rasiDashaChoices } from '@ganita/core/rules/rasiDashaChoices.js';
import { DEFAULT_RULES, type Rules, resolveRules } from '@ganita/core/rules/rules.js';
import { type Observatory, openObservatory } from '@ganita/core/sky/observatory.js';
import fc from 'fast-check';
import { createSwissEphemeris } from 'ganita/adapters/swissEphemeris/swissEphemeris.js';
import { momentWriter } from 'ganita/api/values/clock.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { heldByTree, tilesAsWritten } from './branches.js';
import { ALL_RASI_DASHAS, type AnyBirth, anyBirth, BIRTHS, rasiDashasOf, skyOfBirth } from './rasiBirths.js';

let observatory: Observatory;
beforeAll(async () => {
  observatory = openObservatory(await createSwissEphemeris(), DEFAULT_RULES);
});

const skyOf = (birth: AnyBirth) => skyOfBirth(birth, observatory);
function computed(birth: AnyBirth, chosen: Partial<Rules> = {}, systems = ALL_RASI_DASHAS, factor = 1) {
  const { dashas, of } = rasiDashasOf(skyOf(birth), observatory, resolveRules(DEFAULT_RULES, chosen), systems, factor);
  return { dashas, limitAt: of.year.limitAt };
}

/** Years of all mahadashas together, where they are the same for every birth. */
const SPANS: Readonly<Partial<Record<RasiDashaId, number>>> = {
  drig_method_1: 96,
  niryana_shoola: 144,
  shoola: 108,
  mandooka_method_1: 96,
  sthira: 96,
  tara_lagna: 108,
  varnada: 66,
  navamsa: 108,
  chakra: 120,
  sandhya: 120,
  pachaka: 120,
  chathurvidha_lagna_uttara: 78,
  chathurvidha_kendra_uttara: 78,
  chathurvidha_trikona_uttara: 78,
  chathurvidha_dasha_uttara: 78,
  sudarshana_chakra: 108,
};

/** Systems whose second cycle gives every sign what it lacks of twelve years. */
const TWO_CYCLES: readonly RasiDashaId[] = ALL_RASI_DASHAS.filter(
  (id) =>
    id.startsWith('narayana') ||
    [
      'lagna_kendradi',
      'moola_rasi',
      'karaka_kendradi',
      'drig_method_2',
      'drig_legacy',
      'niryana_shoola',
      'chara_method_1',
      'lagnamsaka',
      'padanadhamsa_method_2',
      'padanadhamsa_method_3',
    ].includes(id),
);
/** Systems that are no order of twelve signs. */
const OTHERS: readonly RasiDashaId[] = [
  'kalachakra_method_1',
  'kalachakra_method_2',
  'kalachakra_method_3',
  'panchasvara',
  'sudarshana_chakra',
];

const lengths = ({ limitsYears }: Dasha<unknown>): number[] =>
  limitsYears.slice(1).map((limit, index) => limit - (limitsYears[index] ?? 0));
const lordsOf = (dasha: Dasha<unknown>): unknown[] => mahadashasOf(dasha).map(({ lord }) => lord);

describe('the rasi dashas of any birth', () => {
  it('contain every sign once in a cycle, and begin at birth', () => {
    fc.assert(
      fc.property(anyBirth, fc.constantFrom(1, 4, 9), (birth, factor) => {
        for (const { id, dasha } of computed(birth, {}, ALL_RASI_DASHAS, factor).dashas) {
          expect(dasha.limitsYears[0], id).toBe(0);
          expect(Math.min(...lengths(dasha)), id).toBeGreaterThanOrEqual(0);
          if (OTHERS.includes(id)) continue;
          // From a dual Ascendant Drig has two signs twice.
          const signs = id.startsWith('drig') ? 10 : 12;
          expect(new Set(lordsOf(dasha).slice(0, 12)).size, id).toBeGreaterThanOrEqual(signs);
          expect(lordsOf(dasha).slice(0, 12), id).toHaveLength(12);
          const parts = mahadashasOf<unknown>(dasha).map((span) => partsOf<unknown>(dasha, span));
          const whole = parts.every((list) => list.length === 12 && new Set(list.map(({ lord }) => lord)).size === 12);
          expect(whole, id).toBe(true);
        }
      }),
      { numRuns: 20 },
    );
  });

  it('have the years of their cycles', () => {
    fc.assert(
      fc.property(anyBirth, (birth) => {
        for (const { id, dasha } of computed(birth).dashas) {
          const years = lengths(dasha);
          const span = SPANS[id] ?? 0;
          if (span > 0) expect(dasha.limitsYears.at(-1), id).toBeCloseTo(span, 9);
          if (TWO_CYCLES.includes(id)) {
            expect(years, id).toHaveLength(24);
            expect(lordsOf(dasha).slice(12), id).toEqual(lordsOf(dasha).slice(0, 12));
            for (let place = 0; place < 12; place++) {
              const [first = 0, second = 0] = [years[place], years[place + 12]];
              expect(first + second, `${id} ${place}`).toBeCloseTo(Math.max(12, first), 9);
            }
          }
        }
      }),
      { numRuns: 30 },
    );
  });

  it('give Sudasa a second cycle without empty periods, and Paryaaya two equal ones', () => {
    fc.assert(
      fc.property(anyBirth, (birth) => {
        const found = new Map(computed(birth, {}, ['sudasa', 'paryaaya']).dashas.map((one) => [one.id, one.dasha]));
        const sudasa = found.get('sudasa') as Dasha<unknown>;
        expect(Math.min(...lengths(sudasa).slice(12))).toBeGreaterThan(0);
        const paryaaya = found.get('paryaaya') as Dasha<unknown>;
        const years = lengths(paryaaya);
        expect(years.slice(12)).toEqual(years.slice(0, 12).map((one) => expect.closeTo(one, 9)));
        expect(lordsOf(paryaaya).slice(12)).toEqual(lordsOf(paryaaya).slice(0, 12));
      }),
      { numRuns: 30 },
    );
  });

  it('are divided without gap or overlap, to the second, down to the sixth level', () => {
    fc.assert(
      fc.property(anyBirth, fc.array(fc.nat(23), { minLength: 6, maxLength: 6 }), (birth, turns) => {
        const { dashas, limitAt } = computed(birth);
        const text = momentWriter(5.5);
        for (const { id, dasha } of dashas) {
          let spans: Span<unknown>[] = mahadashasOf<unknown>(dasha);
          let [start, end] = [dasha.limitsYears[0] ?? Number.NaN, dasha.limitsYears.at(-1) ?? Number.NaN];
          for (const [depth, turn] of turns.entries()) {
            const limits = [text(limitAt(start)), ...spans.map(({ endYears }) => text(limitAt(endYears)))];
            expect(
              spans.map((span) => text(limitAt(span.startYears))),
              id,
            ).toEqual(limits.slice(0, -1));
            expect(limits.at(-1), id).toBe(text(limitAt(end)));
            expect(
              spans.every((span) => span.level === depth + 1 && span.endYears >= span.startYears),
              id,
            ).toBe(true);
            const parent = spans[turn % spans.length] as Span<unknown>;
            [start, end] = [parent.startYears, parent.endYears];
            spans = partsOf<unknown>(dasha, parent);
          }
          expect(spans, id).toEqual([]);
        }
      }),
      { numRuns: 15 },
    );
  });

  it('are divided so as an answer writes them, on all six levels', () => {
    fc.assert(
      fc.property(anyBirth, fc.tuple(fc.nat(), fc.nat(), fc.nat()), (birth, turns) => {
        const { dashas, limitAt } = computed(birth);
        const text = momentWriter(5.5);
        for (const { id, dasha } of dashas) {
          expect(
            tilesAsWritten<unknown>(dasha, (years) => text(limitAt(years)), turns),
            id,
          ).toBe(true);
        }
      }),
      { numRuns: 5 },
    );
  });

  it('run at a moment as the expanded tree of six levels says, period by period', () => {
    fc.assert(
      fc.property(anyBirth, fc.double({ min: -2, max: 150, noNaN: true }), (birth, years) => {
        const { dashas, limitAt } = computed(birth);
        const jdUt = limitAt(years);
        for (const { id, dasha } of dashas) {
          expect(runningAt<unknown>(dasha, limitAt, jdUt), id).toEqual(heldByTree<unknown>(dasha, limitAt, jdUt));
        }
      }),
      { numRuns: 6 },
    );
  });

  it('run on six levels while they run', () => {
    fc.assert(
      fc.property(anyBirth, fc.double({ min: 0, max: 60, noNaN: true }), (birth, years) => {
        const { dashas, limitAt } = computed(birth);
        for (const { id, dasha } of dashas) {
          const ladder = runningAt<unknown>(dasha, limitAt, limitAt(years));
          expect(ladder?.length ?? 6, id).toBe(6);
          if (years < (dasha.limitsYears.at(-1) as number) - 1e-6) expect(ladder, id).not.toBeNull();
        }
      }),
      { numRuns: 30 },
    );
  });

  it('are the same whatever was computed before, and leave the sky as it was', () => {
    fc.assert(
      fc.property(
        anyBirth,
        anyBirth,
        fc.shuffledSubarray([...ALL_RASI_DASHAS], { minLength: 5 }),
        (one, other, order) => {
          const sky = deepFrozen(skyOf(one));
          const all = rasiDashasOf(sky, observatory, DEFAULT_RULES);
          const before = digest(all.dashas, all.of.year.limitAt);
          computed(other, { paryaaya: 'tribhagi', shoola_house: 4 });
          for (const id of order) {
            const alone = rasiDashasOf(sky, observatory, DEFAULT_RULES, [id]);
            expect(digest(alone.dashas, alone.of.year.limitAt).get(id), id).toBe(before.get(id));
          }
        },
      ),
      { numRuns: 8 },
    );
  });
});

describe('the chart that rasi dashas are read in', () => {
  /** Dashas whose rule names its charts, so that the chosen one is not used. */
  const NAMED = [
    'narayana_d9',
    'narayana_d10',
    'lagnamsaka',
    'padanadhamsa_method_1',
    'padanadhamsa_method_2',
    'padanadhamsa_method_3',
    'navamsa',
    'paryaaya',
    'raashiyanka',
  ] as const;
  const alone = (birth: AnyBirth, id: RasiDashaId, factor: number, chosen: Partial<Rules> = {}): string => {
    const { dashas, limitAt } = computed(birth, chosen, [id], factor);
    return [...digest(dashas, limitAt).values()].join();
  };

  it('is the chosen one: Narayana in D-n is the dasha that has an id for D-n', () => {
    fc.assert(
      fc.property(anyBirth, fc.constantFrom(2, 4, 9, 10, 12, 60, 144), (birth, factor) => {
        expect(alone(birth, 'narayana', factor)).toBe(alone(birth, `narayana_d${factor}` as RasiDashaId, 1));
      }),
      { numRuns: 40 },
    );
  });

  it.each(NAMED)('is the one that the rule of %s names, whatever is chosen', (id) => {
    for (const birth of BIRTHS.slice(0, 4)) expect(alone(birth, id, 10)).toBe(alone(birth, id, 1));
  });

  it.each(ALL_RASI_DASHAS.filter((id) => !(NAMED as readonly string[]).includes(id) && !/_d\d+$/.test(id)))(
    'changes %s with the chosen chart of some birth',
    (id) => {
      expect(BIRTHS.some((birth) => alone(birth, id, 10) !== alone(birth, id, 1))).toBe(true);
    },
  );

  it.each([
    ['paryaaya', { paryaaya: 'chosen_chart' }, 6],
    ['padanadhamsa_method_3', { padanadhamsa: 'chosen_chart' }, 9],
  ] as const)('can be the chosen one for %s', (id, chosen, usual) => {
    for (const birth of BIRTHS.slice(0, 4)) expect(alone(birth, id, usual, chosen)).toBe(alone(birth, id, 1));
    expect(BIRTHS.some((birth) => alone(birth, id, 12, chosen) !== alone(birth, id, 1))).toBe(true);
  });
});

/** What the annual dashas alone read. */
const ANNUAL: readonly string[] = ['patyayini_span'];
/** The 7th and the Ascendant are one axis: the stronger of the two is the same, whichever is named. */
const SAME_AXIS = 'shoola_house 7';
const CHOICES = Object.entries(rasiDashaChoices)
  .filter(([name]) => !ANNUAL.includes(name))
  .flatMap(([name, { values, default: usual }]) =>
    (values as readonly (string | number)[])
      .filter((value) => value !== usual && `${name} ${value}` !== SAME_AXIS)
      .map((value) => ({ name, value })),
  );

/** The dashas that a choice is about: those that share its first word, or a later one. */
const systemsOf = (name: string): readonly RasiDashaId[] =>
  ALL_RASI_DASHAS.filter((id) => id.includes(name.split('_')[0] as string));

describe('the choices of the rasi dashas', () => {
  it('never make time run backward, nor leave a gap', () => {
    const choice = fc.record(
      Object.fromEntries(
        Object.entries(rasiDashaChoices).map(([name, { values }]) => [
          name,
          fc.constantFrom<string | number>(...values),
        ]),
      ),
    ) as fc.Arbitrary<Partial<Rules>>;
    fc.assert(
      fc.property(anyBirth, choice, (birth, chosen) => {
        const { dashas, limitAt } = computed(birth, chosen);
        const text = momentWriter(0);
        for (const { id, dasha } of dashas) {
          expect(Math.min(...lengths(dasha)), id).toBeGreaterThanOrEqual(0);
          expect(
            tilesAsWritten<unknown>(dasha, (years) => text(limitAt(years)), [1, 2, 3]),
            id,
          ).toBe(true);
        }
      }),
      { numRuns: 8 },
    );
  });

  it.each(CHOICES)('$name: $value changes a dasha of some birth', ({ name, value }) => {
    const systems = systemsOf(name);
    const changed = BIRTHS.some((birth) => {
      const usual = computed(birth, {}, systems);
      const chosen = computed(birth, { [name]: value }, systems);
      const before = digest(usual.dashas, usual.limitAt);
      return [...digest(chosen.dashas, chosen.limitAt)].some(([id, text]) => text !== before.get(id));
    });
    expect(changed).toBe(true);
  });
});

const digest = (dashas: readonly RasiDasha[], limitAt: LimitAt): Map<RasiDashaId, string> =>
  new Map(
    dashas.map(({ id, dasha, seed, year }) => [id, JSON.stringify([expandedPeriods(dasha, 2, limitAt), seed, year])]),
  );

function deepFrozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(deepFrozen);
  return value;
}
