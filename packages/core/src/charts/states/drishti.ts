import { aspectsSign, grahaDrishti, rasiDrishti, signAspects } from '../../zodiac/aspects.js';
import { GRAHAS, type Graha } from '../../zodiac/grahas.js';
import { type House, houseOf } from '../../zodiac/houses.js';
import type { Sign } from '../../zodiac/signs.js';
import type { Chart } from '../chart.js';

/** What is aspected by one kind of drishti. The ascendant is never listed as aspected. */
export interface Sight {
  readonly signs: readonly Sign[];
  /** houses of those signs from the Ascendant, in the same order */
  readonly houses: readonly House[];
  readonly planets: readonly Graha[];
}

/** Aspects a graha gives and receives. */
export interface Drishti {
  /** signs in the order of the count, planets in the order of their signs */
  readonly graha: Sight;
  /** that of the graha's sign; signs in zodiacal order, planets in their usual order */
  readonly rasi: Sight;
  /** grahas that aspect this one */
  readonly aspectedByGraha: readonly Graha[];
  readonly aspectedByRasi: readonly Graha[];
}

/** Drishti of a graha in a chart (docs/rules/01-positions-and-vargas.md#section-10). */
export function drishtiOf(graha: Graha, chart: Chart): Drishti {
  const { ascendant, grahas } = chart;
  const sign = grahas[graha].sign;
  const housesOf = (signs: readonly Sign[]): House[] => signs.map((seen) => houseOf(ascendant.sign, seen));
  const bySign = grahaDrishti(graha, sign);
  const byRasi = rasiDrishti(sign);
  return {
    graha: {
      signs: bySign,
      houses: housesOf(bySign),
      planets: bySign.flatMap((seen) => GRAHAS.filter((other) => grahas[other].sign === seen)),
    },
    rasi: {
      signs: byRasi,
      houses: housesOf(byRasi),
      planets: GRAHAS.filter((other) => signAspects(sign, grahas[other].sign)),
    },
    aspectedByGraha: GRAHAS.filter((other) => aspectsSign(other, grahas[other].sign, sign)),
    aspectedByRasi: GRAHAS.filter((other) => signAspects(grahas[other].sign, sign)),
  };
}
