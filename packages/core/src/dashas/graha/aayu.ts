import type { AyurdayaMethod } from '../../longevity/ayurdaya/ayurdaya.js';
import { type Graha, PLANETS, type Planet } from '../../zodiac/grahas.js';
import { APOKLIMAS, type House, houseOf, KENDRAS, PANAPARAS, signOfHouse } from '../../zodiac/houses.js';
import { type DashaPlan, equalDivision } from '../period.js';
import type { DashaSubject, GrahaDashaRules } from './grahaDashaSubject.js';

/** Kendras, panaparas and apoklimas, each in their order: 1 4 7 10, 2 5 8 11, 3 6 9 12. */
export const HOUSES_BY_KENDRA: readonly House[] = [...KENDRAS, ...PANAPARAS, ...APOKLIMAS];

type AayuLord = Planet | 'Ascendant';

/** The dasha of the span of life: its method, and the years that each lord gives. */
export interface AayuDasha {
  readonly plan: DashaPlan<AayuLord>;
  readonly method: AyurdayaMethod;
  readonly leader: AayuLord;
}

/** Who leads the dasha by each method. */
export const LEADERS: Readonly<Record<AyurdayaMethod, Extract<Graha, 'Sun' | 'Moon'> | 'Ascendant'>> = {
  pinda: 'Sun',
  nisarga: 'Moon',
  amsa: 'Ascendant',
};

/** The planets and the Ascendant by kendras, panaparas and apoklimas from a body; the body itself is first. */
function orderFrom(leader: AayuLord, { rasi }: DashaSubject): AayuLord[] {
  const bodies: readonly AayuLord[] = [...PLANETS, 'Ascendant'];
  const point = (body: AayuLord) => (body === 'Ascendant' ? rasi.ascendant : rasi.grahas[body]);
  const order = HOUSES_BY_KENDRA.flatMap((house) => {
    const sign = signOfHouse(point(leader).sign, house);
    const inSign = bodies.filter((body) => point(body).sign === sign);
    return inSign.sort((a, b) => point(b).degreesInSign - point(a).degreesInSign);
  });
  return [leader, ...order.filter((body) => body !== leader)];
}

/**
 * Aayu dasha (docs/rules/04-graha-dashas.md#section-4-6): the years of ayurdaya as periods, starting with the Sun in
 * pinda, the Moon in nisarga and the Ascendant in amsa. Parts are equal, always in the order of the mahadashas.
 */
export function aayu(subject: DashaSubject): AayuDasha {
  const { applicable: method, methods, lagnaYears } = subject.ayurdaya();
  const leader = LEADERS[method];
  const lords = orderFrom(leader, subject);
  const division = equalDivision([...lords.keys()]);
  const plan: DashaPlan<AayuLord> = {
    lords,
    mahadashas: lords.map((lord, key) => ({
      key,
      years: lord === 'Ascendant' ? lagnaYears : methods[method].planets[lord].years,
    })),
    divide: () => division,
  };
  return { plan, method, leader };
}

type NaturalLord = Planet | 'Ascendant';

/** Natural ages, 132 years in all (BPHS, PVR; docs/rules/04-graha-dashas.md#section-4-1). */
export const NATURAL_YEARS: readonly (readonly [NaturalLord, number])[] = [
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
 * their usual order, without the lord itself unless the choice includes it.
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
