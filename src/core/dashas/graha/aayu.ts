import type { AyurdayaMethod } from '../../longevity/ayurdaya/ayurdaya.js';
import { type Graha, PLANETS, type Planet } from '../../zodiac/grahas.js';
import { signOfHouse } from '../../zodiac/houses.js';
import { type DashaPlan, equalDivision } from '../period.js';
import { HOUSES_BY_KENDRA } from './houseOrder.js';
import type { DashaSubject } from './subject.js';

type AayuLord = Planet | 'Ascendant';

/** The dasha of the span of life: which reckoning it goes by, and the years each lord gives. */
export interface AayuDasha {
  readonly plan: DashaPlan<AayuLord>;
  readonly method: AyurdayaMethod;
  readonly leader: AayuLord;
}

const LEADERS: Readonly<Record<AyurdayaMethod, Extract<Graha, 'Sun' | 'Moon'> | 'Ascendant'>> = {
  pinda: 'Sun',
  nisarga: 'Moon',
  amsa: 'Ascendant',
};

/** The planets and the Ascendant by kendras, panaparas and apoklimas from a body, which itself comes first. */
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
 * Aayu dasha (docs/rules/04-graha-dashas.md#section-4-6): the years of ayurdaya as periods, led by the Sun in pinda,
 * the Moon in nisarga and the Ascendant in amsa. Parts are equal, always in the order of the mahadashas.
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
