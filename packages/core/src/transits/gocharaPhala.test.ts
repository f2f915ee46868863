import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordFrom } from '../records.js';
import { DEFAULT_RULES, resolveRules } from '../rules/rules.js';
import { GRAHAS, type Graha } from '../zodiac/grahas.js';
import { HOUSES, type House } from '../zodiac/houses.js';
import { FAVOURABLE_HOUSES, gocharaPhalas } from './gocharaPhala.js';

type Houses = Record<Graha, House>;

/** Grahas outside each other's vedha, then the ones of a case. */
const placed = (some: Partial<Houses>, others: House = 12): Houses =>
  recordFrom(GRAHAS, (graha) => some[graha] ?? others);

const anyHouses = fc
  .tuple(...GRAHAS.map(() => fc.constantFrom(...HOUSES)))
  .map((houses) => Object.fromEntries(GRAHAS.map((graha, index) => [graha, houses[index]])) as Houses);

const spared = (a: Graha, b: Graha): boolean =>
  [
    ['Sun', 'Saturn'],
    ['Moon', 'Mercury'],
  ].some((pair) => pair.includes(a) && pair.includes(b));

describe('the table of favourable houses', () => {
  it('is that of Phaladeepika 26: each favourable house by the house of its vedha', () => {
    const written = (graha: Graha) =>
      FAVOURABLE_HOUSES[graha].map(([house, vedha]) => `${house} by ${vedha}`).join(', ');
    expect(Object.fromEntries(GRAHAS.map((graha) => [graha, written(graha)]))).toEqual({
      Sun: '3 by 9, 6 by 12, 10 by 4, 11 by 5',
      Moon: '1 by 5, 3 by 9, 6 by 12, 7 by 2, 10 by 4, 11 by 8',
      Mars: '3 by 12, 6 by 9, 11 by 5',
      Mercury: '2 by 5, 4 by 3, 6 by 9, 8 by 1, 10 by 8, 11 by 12',
      Jupiter: '2 by 12, 5 by 4, 7 by 3, 9 by 10, 11 by 8',
      Venus: '1 by 8, 2 by 7, 3 by 1, 4 by 10, 5 by 9, 8 by 5, 9 by 11, 11 by 6, 12 by 3',
      Saturn: '3 by 12, 6 by 9, 11 by 5',
      Rahu: '3 by 12, 6 by 9, 11 by 5',
      Ketu: '3 by 12, 6 by 9, 11 by 5',
    });
  });

  it('gives no house twice and no house as its own vedha', () => {
    for (const graha of GRAHAS) {
      const rows = FAVOURABLE_HOUSES[graha];
      expect(new Set(rows.map(([house]) => house)).size).toBe(rows.length);
      expect(new Set(rows.map(([, vedha]) => vedha)).size).toBe(rows.length);
      for (const [house, vedha] of rows) expect(house).not.toBe(vedha);
    }
  });
});

describe('gochara phala', () => {
  it('has Jupiter in the 9th effective, and obstructed by a graha in the 10th', () => {
    expect(gocharaPhalas(placed({ Jupiter: 9 }), DEFAULT_RULES).Jupiter).toEqual({
      favourable: true,
      vedhaHouse: 10,
      vedhaBy: [],
      effective: true,
      vipareetaVedha: null,
    });
    expect(gocharaPhalas(placed({ Jupiter: 9, Moon: 10, Mars: 10 }), DEFAULT_RULES).Jupiter).toMatchObject({
      vedhaBy: ['Moon', 'Mars'],
      effective: false,
    });
  });

  it('lets the Sun and Saturn, and the Moon and Mercury, not obstruct each other', () => {
    expect(gocharaPhalas(placed({ Sun: 3, Saturn: 9 }), DEFAULT_RULES).Sun?.effective).toBe(true);
    expect(gocharaPhalas(placed({ Saturn: 6, Sun: 9 }), DEFAULT_RULES).Saturn?.effective).toBe(true);
    expect(gocharaPhalas(placed({ Moon: 7, Mercury: 2 }), DEFAULT_RULES).Moon?.effective).toBe(true);
    expect(gocharaPhalas(placed({ Mercury: 2, Moon: 5 }), DEFAULT_RULES).Mercury?.effective).toBe(true);
    expect(gocharaPhalas(placed({ Sun: 3, Mars: 9 }), DEFAULT_RULES).Sun?.effective).toBe(false);
  });

  it('neutralises an unfavourable house by a graha in the favourable house that it would obstruct', () => {
    // The 9th is unfavourable to the Sun and obstructs its 3rd; Mars in the 3rd turns that about.
    expect(gocharaPhalas(placed({ Sun: 9, Mars: 3 }), DEFAULT_RULES).Sun).toMatchObject({
      favourable: false,
      vipareetaVedha: { favourableHouse: 3, by: ['Mars'] },
    });
    expect(gocharaPhalas(placed({ Sun: 9, Saturn: 3 }), DEFAULT_RULES).Sun?.vipareetaVedha).toBeNull();
    expect(gocharaPhalas(placed({ Sun: 9 }), DEFAULT_RULES).Sun?.vipareetaVedha).toBeNull();
  });

  it('takes the other print of Venus and of Mercury where the rules say so', () => {
    const of = (rules: object, some: Partial<Houses>) =>
      gocharaPhalas(placed(some, 9), resolveRules(DEFAULT_RULES, rules as never));
    expect(of({}, { Venus: 11 }).Venus?.vedhaHouse).toBe(6);
    expect(of({}, { Venus: 12 }).Venus?.vedhaHouse).toBe(3);
    const other = { gochara_vedha: 'other_prints' };
    expect(of(other, { Venus: 11 }).Venus?.vedhaHouse).toBe(3);
    expect(of(other, { Venus: 12 }).Venus?.vedhaHouse).toBe(6);
    expect(of(other, { Venus: 8 }).Venus?.vedhaHouse).toBe(5);
    expect(of({}, { Mercury: 10 }).Mercury?.vedhaHouse).toBe(8);
    expect(of(other, { Mercury: 10 }).Mercury?.vedhaHouse).toBe(7);
  });

  it('has no result for the nodes if the rules give them no houses, and lets them obstruct all the same', () => {
    const rules = resolveRules(DEFAULT_RULES, { gochara_of_nodes: 'none' });
    const phalas = gocharaPhalas(placed({ Mars: 11, Rahu: 5 }), rules);
    expect([phalas.Rahu, phalas.Ketu]).toEqual([null, null]);
    expect(phalas.Mars?.vedhaBy).toEqual(['Rahu']);
  });

  it('follows from the table for any positions', () => {
    fc.assert(
      fc.property(anyHouses, (houses) => {
        const phalas = gocharaPhalas(houses, DEFAULT_RULES);
        for (const graha of GRAHAS) {
          const phala = phalas[graha];
          const row = FAVOURABLE_HOUSES[graha].find(([house]) => house === houses[graha]);
          const inHouse = (house: House | undefined): readonly Graha[] =>
            GRAHAS.filter((other) => other !== graha && houses[other] === house && !spared(graha, other));
          expect(phala?.favourable).toBe(row !== undefined);
          expect(phala?.vedhaHouse ?? undefined).toBe(row?.[1]);
          expect(phala?.vedhaBy).toEqual(row === undefined ? [] : inHouse(row[1]));
          expect(phala?.effective).toBe(row !== undefined && phala?.vedhaBy.length === 0);
          const opposed = FAVOURABLE_HOUSES[graha].find(([, vedha]) => vedha === houses[graha])?.[0];
          const by = row === undefined && opposed !== undefined ? inHouse(opposed) : [];
          expect(phala?.vipareetaVedha ?? null).toEqual(by.length === 0 ? null : { favourableHouse: opposed, by });
        }
      }),
      { numRuns: 200, seed: 1 },
    );
  });
});
