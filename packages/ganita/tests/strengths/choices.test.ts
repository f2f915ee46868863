import { RULE_CHOICES, type Rules } from '@ganita/core/rules/rules.js';
import { strengthChoices } from '@ganita/core/rules/strengthChoices.js';
import type { Sky } from '@ganita/core/sky/sky.js';
import type { Strengths } from '@ganita/core/strengths/strengths.js';
import { PLANETS } from '@ganita/core/zodiac/grahas.js';
import { createSwissEphemeris } from 'ganita/adapters/swissEphemeris/swissEphemeris.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { goldenFile, skyOf, strengthsIn, type WrittenBirth } from './skies.js';

/** Parts of shadbala and the other strengths that can be looked at one by one. */
const PARTS: Readonly<Record<string, (of: Strengths) => unknown>> = {
  ...Object.fromEntries(
    (['uccha', 'saptavargaja', 'ojayugma', 'kendradi', 'drekkana'] as const).map((part) => [
      part,
      (of: Strengths) => PLANETS.map((planet) => of.shadbala[planet].sthana[part]),
    ]),
  ),
  ...Object.fromEntries(
    (['natonnata', 'paksha', 'tribhaga', 'abda', 'masa', 'vara', 'hora', 'ayana'] as const).map((part) => [
      part,
      (of: Strengths) => PLANETS.map((planet) => of.shadbala[planet].kala[part]),
    ]),
  ),
  dig: (of) => PLANETS.map((planet) => of.shadbala[planet].dig),
  cheshta: (of) => PLANETS.map((planet) => of.shadbala[planet].cheshta.bala),
  naisargika: (of) => PLANETS.map((planet) => of.shadbala[planet].naisargika),
  drik: (of) => PLANETS.map((planet) => of.shadbala[planet].drik),
  required: (of) => PLANETS.map((planet) => of.shadbala[planet].requiredRupas),
  ishta_kashta: (of) => of.ishtaKashta,
  rashmi: (of) => of.rashmi,
  subhanka: (of) => of.subhanka,
  drishti: (of) => of.drishti,
  bhava_dig: (of) => of.bhavaBala.map(({ dig }) => dig),
  bhava_drishti: (of) => of.bhavaBala.map(({ drishti }) => drishti),
  harsha: (of) => of.harshaBala,
  pancha_vargeeya: (of) => of.panchaVargeeyaBala,
  dwadasa_vargeeya: (of) => of.dwadasaVargeeyaBala,
  vimsopaka: (of) => of.vimsopaka,
  vaiseshikamsa: (of) => of.vaiseshikamsa,
};

/** Which parts a value of a choice may change; what totals and wars follow from them is left out. */
const CHANGES: readonly (readonly [Partial<Rules>, readonly string[]])[] = [
  [{ benefics_shadbala: 'moon_phase_8' }, ['paksha', 'drik', 'bhava_drishti']],
  [{ benefics_shadbala: 'jhora' }, ['paksha', 'drik', 'bhava_drishti']],
  [{ saptavargaja: 'jhora' }, ['saptavargaja']],
  [{ strength_houses: 'equal' }, ['dig', 'drishti', 'natonnata']],
  [{ paksha: 'moon_always_benefic' }, ['paksha']],
  [{ paksha: 'moon_tithis_8_to_23' }, ['paksha']],
  [{ hora_bala: 'unequal' }, ['hora']],
  [{ shadbala_formulas: 'bphs' }, ['ayana', 'required', 'ishta_kashta', 'bhava_drishti']],
  [{ shadbala_constants: 'jhora' }, ['ayana', 'naisargika']],
  [{ cheshta: 'surya_siddhanta' }, ['cheshta', 'ishta_kashta', 'rashmi']],
  [{ cheshta: 'bphs_luminaries' }, ['cheshta']],
  [{ cheshta: 'jhora' }, ['cheshta', 'ishta_kashta', 'rashmi']],
  [{ drishti: 'jhora_peaked' }, ['drik', 'drishti', 'bhava_drishti']],
  // Of the bindus, which no bala reads.
  [{ ashtakavarga_tables: 'varahamihira' }, []],
  [{ kendradi_by: 'bhava' }, ['kendradi']],
  [{ ayana_declination: 'true' }, ['ayana']],
  [{ pancha_vargeeya: 'three_level' }, ['pancha_vargeeya']],
  [{ dwadasa_vargeeya: 'jaimini' }, ['dwadasa_vargeeya']],
  [{ vimsopaka: 'varga_compound' }, ['vimsopaka']],
  [{ scorpio_owner: 'Mars', aquarius_owner: 'Saturn' }, ['vimsopaka']],
  [{ shadbala_school: 'bphs' }, ['ayana', 'cheshta', 'required', 'ishta_kashta', 'bhava_drishti']],
  [
    { shadbala_school: 'jhora' },
    [
      ...['saptavargaja', 'dig', 'natonnata', 'paksha', 'ayana', 'cheshta', 'naisargika', 'drik', 'drishti'],
      ...['bhava_drishti', 'ishta_kashta', 'rashmi'],
    ],
  ],
];

describe('a choice of the balas', () => {
  let skies: readonly Sky[];
  let plain: readonly Strengths[];
  beforeAll(async () => {
    const ephemeris = await createSwissEphemeris();
    const { cases } = goldenFile<{ cases: readonly { birth: WrittenBirth }[] }>('strengths.json');
    skies = cases.map(({ birth }) => skyOf(ephemeris, birth));
    plain = skies.map((sky) => strengthsIn(sky));
  });

  it.each(CHANGES.map(([chosen, parts]) => [JSON.stringify(chosen), chosen, parts] as const))(
    '%s changes what it decides and nothing else',
    (_, chosen, parts) => {
      const others = skies.map((sky) => strengthsIn(sky, chosen));
      const changed = Object.keys(PARTS).filter((part) =>
        others.some(
          (other, i) => JSON.stringify(PARTS[part]?.(other)) !== JSON.stringify(PARTS[part]?.(plain[i] as Strengths)),
        ),
      );
      expect(changed.sort()).toEqual([...parts].sort());
    },
  );

  it('is tried for every listed value', () => {
    for (const [name, { values, default: usual }] of Object.entries(strengthChoices)) {
      const tried = CHANGES.map(([chosen]) => chosen[name as keyof Rules]);
      for (const value of values) if (value !== usual) expect(tried).toContain(value);
      expect(RULE_CHOICES).toHaveProperty(name);
    }
  });

  it('of the Surya Siddhanta gives mean places within a few degrees of those of Raman', () => {
    skies.forEach((sky, i) => {
      const { shadbala } = strengthsIn(sky, { cheshta: 'surya_siddhanta' });
      for (const planet of ['Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const) {
        const apart = shadbala[planet].cheshta.kendraDeg - (plain[i] as Strengths).shadbala[planet].cheshta.kendraDeg;
        expect(Math.abs(apart)).toBeLessThan(10);
      }
    });
  });

  it('of BPHS gives the Sun its undoubled ayana and the Moon its undoubled paksha as cheshta, and counts them', () => {
    for (const sky of skies) {
      const { shadbala } = strengthsIn(sky, { cheshta: 'bphs_luminaries' });
      expect(shadbala.Sun.cheshta.counted).toBeCloseTo(shadbala.Sun.kala.ayana / 2, 9);
      expect(shadbala.Moon.cheshta.counted).toBeCloseTo(shadbala.Moon.kala.paksha / 2, 9);
    }
  });
});
