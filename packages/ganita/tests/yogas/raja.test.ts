import { type RajaPair, rajaPairs } from '@ganita/core/yogas/raja/rajaYogas.js';
import { NEECHA_BHANGA_RULES } from '@ganita/core/yogas/raja/subTypes.js';
import type { YogaFacts } from '@ganita/core/yogas/yogaFacts.js';
import { aspectsSign } from '@ganita/core/zodiac/aspects.js';
import { DEBILITATION_SIGNS, EXALTATION_SIGNS } from '@ganita/core/zodiac/dignities.data.js';
import { GRAHAS, type Graha } from '@ganita/core/zodiac/grahas.js';
import { countHouses, houseOf } from '@ganita/core/zodiac/houses.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type WrittenSky, yogaFactsOf } from '../../../../tools/yogas/writtenSky.js';

const KENDRAS = [1, 4, 7, 10] as const;
const KONAS = [1, 5, 9] as const;
const DUSTHANAS: readonly number[] = [6, 8, 12];

const sky: fc.Arbitrary<WrittenSky> = fc.record({
  degrees: fc.array(
    fc.integer({ min: 0, max: 35_999 }).map((x) => x / 100),
    { minLength: 11, maxLength: 11 },
  ),
  gender: fc.constant('male' as const),
});
const inAnyChart = (
  check: (facts: YogaFacts, pairs: readonly RajaPair[]) => void,
  params: { readonly numRuns: number; readonly seed?: number } = { numRuns: 150 },
): void =>
  fc.assert(
    fc.property(sky, fc.constantFrom('D-1_rasi' as const, 'D-9_navamsa' as const), (written, key) => {
      const facts = yogaFactsOf(written)(key);
      check(facts, rajaPairs(facts));
    }),
    params,
  );

const isNode = (graha: Graha): boolean => graha === 'Rahu' || graha === 'Ketu';
const sees = ({ signs }: YogaFacts, a: Graha, b: Graha): boolean => aspectsSign(a, signs[a], signs[b]);
/** Lord of the sign a graha is in. */
const host = ({ lords, lagna, signs }: YogaFacts, graha: Graha): Graha => lords[houseOf(lagna, signs[graha])];

function associations(facts: YogaFacts, a: Graha, b: Graha): readonly string[] {
  return [
    ...(facts.signs[a] === facts.signs[b] ? ['conjunction'] : []),
    ...(sees(facts, a, b) && sees(facts, b, a) && !isNode(a) && !isNode(b) ? ['mutual_aspect'] : []),
    ...(host(facts, a) === b && host(facts, b) === a ? ['exchange'] : []),
  ];
}

/**
 * Numbers of the rules that end the debility of a graha, written out from
 * docs/rules/06-yogas-doshas-longevity.md#section-3.
 */
function ending(facts: YogaFacts, graha: Graha): readonly number[] {
  const { signs, houses } = facts;
  if (!DEBILITATION_SIGNS[graha].includes(signs[graha])) return [];
  const lord = host(facts, graha);
  const fromMoon = (one: Graha): boolean =>
    (KENDRAS as readonly number[]).includes(countHouses(houses.Moon, houses[one]));
  const exalted = (one: Graha): boolean => EXALTATION_SIGNS[one].includes(signs[one]);
  const there = GRAHAS.filter((one) => EXALTATION_SIGNS[one].includes(signs[graha]));
  const holds: Readonly<Record<number, boolean>> = {
    1: exalted(lord) || fromMoon(lord),
    2: GRAHAS.some((one) => one !== graha && exalted(one) && signs[one] === signs[graha]),
    3: lord !== graha && sees(facts, lord, graha),
    4: EXALTATION_SIGNS[graha].includes(facts.ofBirth.navamsa?.signs[graha] ?? 'Aries'),
    5: there.some((one) => (KENDRAS as readonly number[]).includes(houses[one]) || fromMoon(one)),
  };
  return NEECHA_BHANGA_RULES.filter((rule) => holds[rule]);
}

describe('raja yogas', () => {
  it('are all associated pairs of a lord of a kendra and another of a kona, and no others', () =>
    inAnyChart((facts, pairs) => {
      const { lords } = facts;
      const of = (houses: readonly (1 | 4 | 5 | 7 | 9 | 10)[], graha: Graha): boolean =>
        houses.some((house) => lords[house] === graha);
      const expected = GRAHAS.flatMap((a, at) =>
        GRAHAS.slice(at + 1)
          .filter((b) => (of(KENDRAS, a) && of(KONAS, b)) || (of(KENDRAS, b) && of(KONAS, a)))
          .map((b) => ({ grahas: [a, b], associations: associations(facts, a, b) }))
          .filter((pair) => pair.associations.length > 0),
      );
      expect(pairs.map(({ grahas, associations: found }) => ({ grahas, associations: found }))).toEqual(expected);
    }));

  it('are of a sub type exactly where its definition is met', () =>
    inAnyChart(
      (facts, pairs) => {
        for (const { grahas, houses, subTypes, neechaBhanga } of pairs) {
          expect(houses).toEqual(grahas.map((graha) => facts.houses[graha]));
          const ninthAndTenth = [facts.lords[9], facts.lords[10]];
          expect(subTypes.includes('dharma_karmadhipati')).toBe(
            new Set([...grahas, ...ninthAndTenth]).size === 2 && new Set(ninthAndTenth).size === 2,
          );
          expect(subTypes.includes('vipareeta')).toBe(houses.every((house) => DUSTHANAS.includes(house)));
          const rules = Object.fromEntries(
            grahas.map((graha) => [graha, ending(facts, graha)] as const).filter(([, numbers]) => numbers.length > 0),
          );
          expect(neechaBhanga).toEqual(rules);
          expect(subTypes.includes('neecha_bhanga')).toBe(Object.keys(rules).length > 0);
        }
      },
      { numRuns: 400 },
    ));

  it('show in their evidence the lordships, the association and why they are of a sub type', () =>
    inAnyChart((_, pairs) => {
      for (const { grahas, associations: found, subTypes, conditions, subTypeConditions } of pairs) {
        expect(conditions.map(({ id }) => id)).toEqual(['lord_of_kendra', 'lord_of_kona', ...found]);
        expect(new Set(conditions.slice(0, 2).flatMap(({ subject }) => subject))).toEqual(new Set(grahas));
        for (const { observed } of conditions) expect(observed.length).toBeGreaterThan(0);
        expect(Object.keys(subTypeConditions)).toEqual(subTypes);
        for (const evidence of Object.values(subTypeConditions)) expect(evidence.length).toBeGreaterThan(0);
      }
    }));

  it('meet every sub type and every rule of neecha bhanga somewhere', () => {
    const seen = new Set<string>();
    inAnyChart(
      (_, pairs) => {
        for (const { subTypes, neechaBhanga, associations: found } of pairs) {
          for (const one of [...subTypes, ...found]) seen.add(one);
          for (const rules of Object.values(neechaBhanga)) for (const rule of rules) seen.add(`rule ${rule}`);
        }
      },
      { numRuns: 600, seed: 6 },
    );
    expect([...seen].sort()).toEqual([
      ...['conjunction', 'dharma_karmadhipati', 'exchange', 'mutual_aspect', 'neecha_bhanga'],
      ...['rule 1', 'rule 2', 'rule 3', 'rule 4', 'rule 5', 'vipareeta'],
    ]);
  });
});
