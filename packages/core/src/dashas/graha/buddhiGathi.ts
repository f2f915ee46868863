import { jaiminiDignity } from '../../comparisons/jaiminiDignity.js';
import { GRAHAS, type Graha } from '../../zodiac/grahas.js';
import { HOUSES } from '../../zodiac/houses.js';
import { countSigns, type Sign, signFrom } from '../../zodiac/signs.js';
import { type DashaPlan, equalDivision, type Mahadasha } from '../period.js';
import { rotated } from './antardashaOrder.js';
import type { DashaSubject } from './grahaDashaSubject.js';

const EXALTED = 4;
const DEBILITATED = 0;
/** The dasha ends with the period that reaches this sum of years. */
const SPAN_YEARS = 144;
const ROUNDS = 2;

/**
 * One year more for an exalted planet, one less for a debilitated one (grid J,
 * docs/rules/05-rasi-dashas.md#section-1-1).
 */
export function dignityYears(graha: Graha, sign: Sign): number {
  const value = jaiminiDignity(graha, sign);
  return value === EXALTED ? 1 : value === DEBILITATED ? -1 : 0;
}

/** The planets from the 4th house on, within a sign the most advanced first. */
function fromFourthHouse({ rasi }: DashaSubject): Graha[] {
  return rotated(HOUSES, 3).flatMap((house) => {
    const sign = signFrom(rasi.ascendant.sign, house);
    const inSign = GRAHAS.filter((graha) => rasi.grahas[graha].sign === sign);
    return inSign.sort((a, b) => rasi.grahas[b].degreesInSign - rasi.grahas[a].degreesInSign);
  });
}

/**
 * Buddhi gathi (docs/rules/04-graha-dashas.md#section-4-4): the n-th planet has as many years as there are signs from
 * its own sign to the n-th sign from the Ascendant, with a year more or less for dignity. Planets of 0 years are left
 * out. There are two cycles, up to 144 years. A period has nine equal parts, starting with its own lord.
 */
export function buddhiGathi(subject: DashaSubject): DashaPlan<Graha> {
  const { rasi } = subject;
  const lords = fromFourthHouse(subject);
  const years = lords.map((graha, index) => {
    const { sign } = rasi.grahas[graha];
    return countSigns(sign, signFrom(rasi.ascendant.sign, index + 1)) - 1 + dignityYears(graha, sign);
  });
  const mahadashas: Mahadasha[] = [];
  let sum = 0;
  for (let index = 0; index < ROUNDS * lords.length && sum < SPAN_YEARS; index++) {
    const key = index % lords.length;
    const length = years[key] as number;
    if (length <= 0) continue;
    mahadashas.push({ key, years: length });
    sum += length;
  }
  return { lords, mahadashas, divide: (key) => equalDivision(rotated([...lords.keys()], key)) };
}
