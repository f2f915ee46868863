import { recordFrom } from '@ganita/core/records.js';
import { PLANETS, type Planet } from '@ganita/core/zodiac/grahas.js';
import { createSwissEphemeris } from 'ganita/adapters/swissEphemeris/swissEphemeris.js';
import { shadBalaSection } from 'ganita/api/horoscope/strengths/shadBala.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { CHENNAI, goldenFile, skyOf, strengthsIn } from './skies.js';

type Rows = ReturnType<typeof shadBalaSection.record>;
type Row = Rows[Planet];

/** Chennai 1996-12-07 of the golden file: every part of every planet under its own name. */
const golden = (
  goldenFile<{
    cases: readonly {
      birth: { id: string };
      expected: { shad_bala: { raman_variant: Readonly<Record<Planet, Readonly<Record<string, unknown>>>> } };
    }[];
  }>('strengths.json').cases.find(({ birth }) => birth.id === 'b01') as {
    expected: { shad_bala: { raman_variant: Readonly<Record<Planet, Readonly<Record<string, unknown>>>> } };
  }
).expected.shad_bala.raman_variant;

/** Names of all that differs, `Sun.kala.ayana`. */
function differences(wanted: unknown, ours: unknown, path: string): readonly string[] {
  if (typeof wanted === 'number') {
    return typeof ours === 'number' && Math.abs(ours - wanted) <= 0.0051 ? [] : [path];
  }
  return Object.entries(wanted as Readonly<Record<string, unknown>>).flatMap(([key, value]) =>
    differences(
      value,
      (ours as Readonly<Record<string, unknown>> | undefined)?.[key],
      path === '' ? key : `${path}.${key}`,
    ),
  );
}

/** The six strengths of a planet, in the order of their names. */
const STRENGTHS = ['sthana', 'dig', 'kala', 'cheshta', 'naisargika', 'drik'] as const;
const pairsOf = <T>(list: readonly T[]): readonly (readonly [T, T])[] =>
  list.flatMap((a, i) => list.slice(i + 1).map((b) => [a, b] as const));

describe('the rows of shad_bala', () => {
  let rows: Rows;
  beforeAll(async () => {
    const { shadbala, ishtaKashta } = strengthsIn(skyOf(await createSwissEphemeris(), CHENNAI));
    rows = shadBalaSection.record(
      recordFrom(PLANETS, (planet) => ({ ...shadbala[planet], ...ishtaKashta[planet] })),
      'en',
    );
  });

  it('contain what their names say', () => {
    expect(differences(golden, rows, '')).toEqual([]);
  });

  it('are those of the worked example', () => {
    const { sthana, dig, kala, cheshta, naisargika, drik, total_virupas, total_rupas, ratio } = rows.Sun;
    const ours = [sthana.total, dig, kala.total, cheshta, naisargika, drik, total_virupas];
    expect(differences([152.61, 53.17, 160.04, 0, 60, -17.74, 408.08], ours, '')).toEqual([]);
    expect([total_rupas, ratio]).toEqual([expect.closeTo(6.8, 2), expect.closeTo(1.36, 2)]);
    expect(rows.Mars.cheshta).toBeCloseTo(35.99, 2);
  });

  it.each(pairsOf(PLANETS))('cannot be swapped between %s and %s unnoticed', (a, b) => {
    const exchanged = { ...rows, [a]: rows[b], [b]: rows[a] };
    const found = differences(golden, exchanged, '');
    expect(found.filter((path) => path.startsWith(a)).length).toBeGreaterThan(5);
    expect(found.filter((path) => path.startsWith(b)).length).toBeGreaterThan(5);
  });

  it.each(pairsOf(STRENGTHS))('cannot have %s and %s swapped unnoticed', (a, b) => {
    const exchange = (row: Row) => ({ ...row, [a]: row[b], [b]: row[a] });
    const found = differences(
      golden,
      recordFrom(PLANETS, (planet) => exchange(rows[planet])),
      '',
    );
    expect(found.some((path) => path.includes(`.${a}`))).toBe(true);
    expect(found.some((path) => path.includes(`.${b}`))).toBe(true);
  });

  it.each([...pairsOf(['uccha', 'saptavargaja', 'ojayugma', 'kendradi', 'drekkana'] as const)])(
    'cannot have %s and %s of sthana swapped unnoticed',
    (a, b) => {
      const exchange = (row: Row) => ({ ...row, sthana: { ...row.sthana, [a]: row.sthana[b], [b]: row.sthana[a] } });
      expect(
        differences(
          golden,
          recordFrom(PLANETS, (planet) => exchange(rows[planet])),
          '',
        ),
      ).not.toEqual([]);
    },
  );

  it.each(
    // Yuddha is left out: there is no war in this chart.
    pairsOf(['natonnata', 'paksha', 'tribhaga', 'abda', 'masa', 'vara', 'hora', 'ayana'] as const),
  )('cannot have %s and %s of kala exchanged unnoticed', (a, b) => {
    const exchange = (row: Row) => ({ ...row, kala: { ...row.kala, [a]: row.kala[b], [b]: row.kala[a] } });
    expect(
      differences(
        golden,
        recordFrom(PLANETS, (planet) => exchange(rows[planet])),
        '',
      ),
    ).not.toEqual([]);
  });
});
