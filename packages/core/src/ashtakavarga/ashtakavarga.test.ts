import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordFrom } from '../records.js';
import { DEFAULT_RULES, RULE_CHOICES } from '../rules/rules.js';

import { GRAHAS, PLANETS, type Planet } from '../zodiac/grahas.js';
import { SIGNS, signFrom } from '../zodiac/signs.js';
import { ashtakavargaOf, type SignPlacement } from './ashtakavarga.js';
import { CONTRIBUTORS } from './prastara.js';
import type { SignRow } from './signRow.js';

interface BookTables {
  readonly bhinna_ashtakavarga: Readonly<Record<string, SignRow>>;
  readonly sarva_ashtakavarga: SignRow;
  readonly prastara_ashtakavarga: Readonly<Record<string, Readonly<Record<string, SignRow>>>>;
  readonly after_trikona_sodhana: Readonly<Record<string, SignRow>>;
  readonly after_ekadhipatya_sodhana: Readonly<Record<string, SignRow>>;
  readonly pinda: Readonly<Record<string, { rasi_pinda: number; graha_pinda: number; sodhya_pinda: number }>>;
}

/** Exercises 19 to 22 of the book of P.V.R. Narasimha Rao. */
const book = (
  JSON.parse(readFileSync(new URL('../../../../tests/golden/ashtakavarga.json', import.meta.url), 'utf8')) as {
    pvr_book_exercises: {
      exercise_19_20: { positions: SignPlacement; expected: BookTables };
      exercise_21_sarva_only: { positions: SignPlacement; sarva_ashtakavarga: SignRow };
      exercise_22_with_pindas: { positions: SignPlacement; expected: BookTables };
    };
  }
).pvr_book_exercises;

const sum = (row: SignRow): number => row.reduce((total, value) => total + value, 0);

const BHINNA_TOTALS: Readonly<Record<(typeof CONTRIBUTORS)[number], number>> = {
  Sun: 48,
  Moon: 49,
  Mars: 39,
  Mercury: 54,
  Jupiter: 56,
  Venus: 52,
  Saturn: 39,
  Ascendant: 49,
};

const anyPlacement: fc.Arbitrary<SignPlacement> = fc
  .tuple(...[...GRAHAS, 'Ascendant'].map(() => fc.constantFrom(...SIGNS)))
  .map((signs) => Object.fromEntries([...GRAHAS, 'Ascendant'].map((body, i) => [body, signs[i]])) as SignPlacement);

describe('the ashtakavarga exercises of the book', () => {
  it.each([
    ['19 and 20', book.exercise_19_20],
    ['22', book.exercise_22_with_pindas],
  ])('come out exactly: exercise %s', (_, { positions, expected }) => {
    const ours = ashtakavargaOf(positions, DEFAULT_RULES);
    expect(ours.prastara).toEqual(expected.prastara_ashtakavarga);
    expect(ours.bhinna).toEqual(expected.bhinna_ashtakavarga);
    expect(ours.sarva).toEqual(expected.sarva_ashtakavarga);
    expect(ours.afterTrikona).toEqual(expected.after_trikona_sodhana);
    expect(ours.afterEkadhipatya).toEqual(expected.after_ekadhipatya_sodhana);
    expect(ours.pindas).toEqual(
      Object.fromEntries(
        Object.entries(expected.pinda).map(([planet, p]) => [
          planet,
          { rasi: p.rasi_pinda, graha: p.graha_pinda, sodhya: p.sodhya_pinda },
        ]),
      ),
    );
  });

  it('come out exactly: the sarvashtakavarga of exercise 21', () => {
    const { positions, sarva_ashtakavarga } = book.exercise_21_sarva_only;
    expect(ashtakavargaOf(positions, DEFAULT_RULES).sarva).toEqual(sarva_ashtakavarga);
  });
});

describe('the bindus of Varahamihira', () => {
  /** 2001-05-26 21:48 +5.5, 19.3833 N 74.65 E, as AstroSage prints it. */
  const placement: SignPlacement = {
    Ascendant: 'Sagittarius',
    Sun: 'Taurus',
    Moon: 'Gemini',
    Mars: 'Sagittarius',
    Mercury: 'Gemini',
    Jupiter: 'Taurus',
    Venus: 'Pisces',
    Saturn: 'Taurus',
    Rahu: 'Gemini',
    Ketu: 'Sagittarius',
  };

  it('differ from those of Parashara in the rows of the Moon and of Venus only', () => {
    const [before, after] = [DEFAULT_RULES, { ashtakavarga_tables: 'varahamihira' } as const].map(
      (rules) => ashtakavargaOf(placement, rules).bhinna,
    ) as [Readonly<Record<string, SignRow>>, Readonly<Record<string, SignRow>>];
    expect(after).toEqual({
      ...before,
      Moon: [4, 4, 3, 3, 4, 5, 5, 4, 5, 3, 4, 5],
      Venus: [6, 3, 2, 4, 5, 3, 5, 3, 5, 5, 6, 5],
    });
  });
});

describe('the bindus of any chart', () => {
  it('sum to 48 49 39 54 56 52 39, the Ascendant to 49, and the seven to 337, by the tables of either school', () => {
    const anyTables = fc.constantFrom(...RULE_CHOICES.ashtakavarga_tables.values);
    fc.assert(
      fc.property(anyPlacement, anyTables, (placement, ashtakavarga_tables) => {
        const { bhinna, sarva } = ashtakavargaOf(placement, { ashtakavarga_tables });
        expect(recordFrom(CONTRIBUTORS, (owner) => sum(bhinna[owner]))).toEqual(BHINNA_TOTALS);
        expect(sum(sarva)).toBe(337);
      }),
      { numRuns: 100 },
    );
  });

  it('are the columns of the prastara added up, and the sarva the seven rows added up', () => {
    fc.assert(
      fc.property(anyPlacement, (placement) => {
        const { prastara, bhinna, sarva } = ashtakavargaOf(placement, DEFAULT_RULES);
        for (let sign = 0; sign < 12; sign++) {
          for (const owner of CONTRIBUTORS) {
            const column = CONTRIBUTORS.map((contributor) => prastara[owner][contributor][sign] ?? Number.NaN);
            expect(bhinna[owner][sign]).toBe(sum(column));
          }
          expect(sarva[sign]).toBe(sum(PLANETS.map((planet) => bhinna[planet][sign] ?? Number.NaN)));
        }
      }),
      { numRuns: 50 },
    );
  });

  it('turn with the whole chart', () => {
    fc.assert(
      fc.property(anyPlacement, (placement) => {
        const turned = Object.fromEntries(
          Object.entries(placement).map(([body, sign]) => [body, signFrom(sign, 6)]),
        ) as SignPlacement;
        const { sarva } = ashtakavargaOf(placement, DEFAULT_RULES);
        expect(ashtakavargaOf(turned, DEFAULT_RULES).sarva).toEqual([...sarva.slice(7), ...sarva.slice(0, 7)]);
      }),
      { numRuns: 50 },
    );
  });
});

describe('the reductions of any chart', () => {
  it('leave the bindus and the placement as they were', () => {
    fc.assert(
      fc.property(anyPlacement, (placement) => {
        Object.freeze(placement);
        const { bhinna, afterTrikona, afterEkadhipatya } = ashtakavargaOf(placement, DEFAULT_RULES);
        for (const planet of PLANETS) {
          expect(sum(bhinna[planet])).toBe(BHINNA_TOTALS[planet]);
          expect(afterTrikona[planet]).not.toBe(bhinna[planet]);
          expect(afterEkadhipatya[planet]).not.toBe(afterTrikona[planet]);
        }
        expect(ashtakavargaOf(placement, DEFAULT_RULES).bhinna).toEqual(bhinna);
      }),
      { numRuns: 50 },
    );
  });

  it('only ever take away, and add up to the reduced sarva and the pindas', () => {
    fc.assert(
      fc.property(anyPlacement, (placement) => {
        const ours = ashtakavargaOf(placement, DEFAULT_RULES);
        for (const planet of PLANETS) {
          SIGNS.forEach((_, sign) => {
            const [before, trikona, ekadhipatya] = [ours.bhinna, ours.afterTrikona, ours.afterEkadhipatya].map(
              (rows: Readonly<Record<Planet, SignRow>>) => rows[planet][sign] ?? Number.NaN,
            ) as [number, number, number];
            expect(trikona).toBeLessThanOrEqual(before);
            expect(ekadhipatya).toBeLessThanOrEqual(trikona);
            expect(ekadhipatya).toBeGreaterThanOrEqual(0);
          });
          expect(ours.pindas[planet].sodhya).toBe(ours.pindas[planet].rasi + ours.pindas[planet].graha);
        }
        expect(sum(ours.sodhitaSarva)).toBe(PLANETS.reduce((all, p) => all + sum(ours.afterEkadhipatya[p]), 0));
      }),
      { numRuns: 50 },
    );
  });

  it('leave a zero in every trine of the first reduction', () => {
    fc.assert(
      fc.property(anyPlacement, (placement) => {
        const { afterTrikona } = ashtakavargaOf(placement, DEFAULT_RULES);
        for (const planet of PLANETS) {
          for (let head = 0; head < 4; head++) {
            expect([head, head + 4, head + 8].map((sign) => afterTrikona[planet][sign])).toContain(0);
          }
        }
      }),
      { numRuns: 50 },
    );
  });
});
