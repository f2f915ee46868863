import { PLANETS, type Planet } from '../../zodiac/grahas.js';
import { houseOf } from '../../zodiac/houses.js';
import { type DashaPlan, equalDivision } from '../period.js';
import { HOUSES_BY_KENDRA } from './houseOrder.js';
import type { DashaSubject, GrahaDashaRules } from './subject.js';

type NaturalLord = Planet | 'Ascendant';

/** Natural ages, 132 years in all (BPHS, PVR; docs/rules/04-graha-dashas.md#section-4-1). */
const NATURAL_YEARS: readonly (readonly [NaturalLord, number])[] = [
  ['Moon', 1],
  ['Mars', 2],
  ['Mercury', 9],
  ['Venus', 20],
  ['Jupiter', 18],
  ['Sun', 20],
  ['Saturn', 50],
  ['Ascendant', 12],
];
const LORDS = NATURAL_YEARS.map(([lord]) => lord);

const SKIPPED_HOUSES: Readonly<Record<GrahaDashaRules['naisargika_skipped_houses'], readonly number[]>> = {
  none: [],
  '3_10': [3, 10],
  '2_6_11_12': [2, 6, 11, 12],
  both: [2, 3, 6, 10, 11, 12],
};

/**
 * The natural dasha. Parts are equal: the planets by the kendras, panaparas and apoklimas from the lord, in one sign by
 * their usual order, without the lord itself unless the choice asks for it.
 */
export function naisargika({ rasi }: DashaSubject, rules: GrahaDashaRules): DashaPlan<NaturalLord> {
  const skipped = SKIPPED_HOUSES[rules.naisargika_skipped_houses];
  const houses = HOUSES_BY_KENDRA.filter((house) => !skipped.includes(house));
  return {
    lords: LORDS,
    mahadashas: NATURAL_YEARS.map(([, years], key) => ({ key, years })),
    divide(key) {
      const lord = LORDS[key] as NaturalLord;
      const { sign } = lord === 'Ascendant' ? rasi.ascendant : rasi.grahas[lord];
      const planets = PLANETS.filter((planet) => planet !== lord || rules.naisargika_own_antardasha === 'yes');
      return equalDivision(
        houses.flatMap((house) =>
          planets
            .filter((planet) => houseOf(sign, rasi.grahas[planet].sign) === house)
            .map((planet) => LORDS.indexOf(planet)),
        ),
      );
    },
  };
}
