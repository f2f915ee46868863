import type { Strengths } from '@ganita/core/strengths/strengths.js';
import { VARGA_SCHEMES } from '@ganita/core/strengths/vargaStrengths/vargaSchemes.data.js';
import { GRAHAS, PLANETS, type Planet } from '@ganita/core/zodiac/grahas.js';

/** A value and the limits that docs/strengths.md gives it, both included. */
export interface Limited {
  readonly name: string;
  readonly value: number;
  readonly least: number;
  readonly greatest: number;
  /** Where only some values can be. */
  readonly steps?: readonly number[];
}

const limited = (name: string, value: number, least: number, greatest: number): Limited => ({
  name,
  value,
  least,
  greatest,
});
const stepped = (name: string, value: number, steps: readonly number[]): Limited => ({
  ...limited(name, value, Math.min(...steps), Math.max(...steps)),
  steps,
});

function shadbalaValues(strengths: Strengths, planet: Planet): readonly Limited[] {
  const { sthana, dig, kala, cheshta, naisargika, drik, ratio } = strengths.shadbala[planet];
  const luminary = planet === 'Sun' || planet === 'Moon';
  return [
    limited('uccha', sthana.uccha, 0, 60),
    limited('saptavargaja', sthana.saptavargaja, 13.125, 225),
    stepped('ojayugma', sthana.ojayugma, [0, 15, 30]),
    stepped('kendradi', sthana.kendradi, [15, 30, 60]),
    stepped('drekkana', sthana.drekkana, [0, 15]),
    limited('dig', dig, 0, 60),
    limited('natonnata', kala.natonnata, 0, 60),
    limited('paksha', kala.paksha, 0, planet === 'Moon' ? 120 : 60),
    stepped('tribhaga', kala.tribhaga, planet === 'Jupiter' ? [60] : [0, 60]),
    stepped('abda', kala.abda, [0, 15]),
    stepped('masa', kala.masa, [0, 30]),
    stepped('vara', kala.vara, [0, 45]),
    stepped('hora', kala.hora, [0, 60]),
    limited('ayana', kala.ayana, 0, planet === 'Sun' ? 120 : 60),
    limited('yuddha', kala.yuddha, luminary ? 0 : -250, luminary ? 0 : 250),
    limited('cheshta', cheshta.bala, 0, luminary ? 0 : 60),
    limited('cheshta kendra', cheshta.kendraDeg, 0, 180),
    limited('naisargika', naisargika, 8.57, 60),
    limited('drik', drik, -82.5, 60),
    limited('ratio', ratio, 0, 4),
    limited('ishta', strengths.ishtaKashta[planet].ishta, 0, 60),
    limited('kashta', strengths.ishtaKashta[planet].kashta, 0, 60),
    limited('uccha rashmi', strengths.rashmi[planet].uccha, 2, 14),
    limited('cheshta rashmi', strengths.rashmi[planet].cheshta, 2, 14),
    limited('subha rashmi', strengths.rashmi[planet].subha, 1, 7),
    limited('asubha rashmi', strengths.rashmi[planet].asubha, 1, 7),
    stepped('subhanka', strengths.subhanka[planet], [0, 2, 4, 8, 15, 22, 30, 45, 60]),
    stepped('harsha', strengths.harshaBala[planet].total, [0, 5, 10, 15, 20]),
    limited('pancha vargeeya', strengths.panchaVargeeyaBala[planet].total, 0, 20),
    limited('dwadasa vargeeya', strengths.dwadasaVargeeyaBala[planet].count, 0, 12),
  ].map((of) => ({ ...of, name: `${of.name} of ${planet}` }));
}

/** Every bala of a chart with its limits. */
export const limitedValues = (strengths: Strengths): readonly Limited[] => [
  ...PLANETS.flatMap((planet) => shadbalaValues(strengths, planet)),
  ...strengths.bhavaBala.flatMap(({ house, dig, drishti, adhipati }) => [
    stepped(`dig of house ${house}`, dig, [0, 10, 20, 30, 40, 50, 60]),
    limited(`drishti of house ${house}`, drishti, -127.5, 150),
    limited(`adhipati of house ${house}`, adhipati, 0, 1000),
  ]),
  ...VARGA_SCHEMES.flatMap((scheme) =>
    GRAHAS.flatMap((graha) => [
      limited(`${scheme} of ${graha}`, strengths.vimsopaka[scheme][graha].score, 5, 20),
      limited(`vaiseshikamsa ${scheme} of ${graha}`, strengths.vaiseshikamsa[scheme][graha].count, 0, 16),
    ]),
  ),
  ...GRAHAS.flatMap((from) =>
    [...Object.values(strengths.drishti[from].grahas), ...Object.values(strengths.drishti[from].houses)].map((value) =>
      limited(`drishti of ${from}`, value, 0, from === 'Saturn' ? 90 : 60),
    ),
  ),
];

/** Names of the values outside their limits, with the value. Rounding of sums may pass a limit by 1e-9. */
export const outside = (strengths: Strengths): readonly string[] =>
  limitedValues(strengths)
    .filter(
      ({ value, least, greatest, steps }) =>
        !(value >= least - 1e-9 && value <= greatest + 1e-9) || (steps !== undefined && !steps.includes(value)),
    )
    .map(({ name, value }) => `${name}: ${value}`);
