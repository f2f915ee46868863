import { recordFrom } from '../../records.js';
import { GRAHAS, type Graha, LAGNA_AND_GRAHAS, type LagnaOrGraha, type Planet } from '../../zodiac/grahas.js';
import { lordOf } from '../../zodiac/houses.js';
import { nakshatraOf } from '../../zodiac/nakshatras.js';
import { type Sign, signFrom } from '../../zodiac/signs.js';
import { type Star28, star28From } from '../../zodiac/taras.js';
import type { Chart } from '../chart.js';
import { moonNature, naturesOf } from '../natures.js';

/**
 * Latta: inclusive count from a graha's nakshatra in the twenty-eight, and which way
 * (docs/rules/01-positions-and-vargas.md#section-9).
 */
const LATTA_COUNTS: Readonly<Record<Graha, { readonly count: number; readonly direction: 'forward' | 'back' }>> = {
  Sun: { count: 12, direction: 'forward' },
  Moon: { count: 22, direction: 'back' },
  Mars: { count: 3, direction: 'forward' },
  Mercury: { count: 7, direction: 'back' },
  Jupiter: { count: 6, direction: 'forward' },
  Venus: { count: 5, direction: 'back' },
  Saturn: { count: 8, direction: 'forward' },
  Rahu: { count: 9, direction: 'back' },
  Ketu: { count: 9, direction: 'back' },
};

/**
 * The nakshatra that a graha afflicts from its longitude 0 <= x < 360
 * (docs/rules/01-positions-and-vargas.md#section-9).
 */
export function lattaStar(graha: Graha, longitudeDeg: number): Star28 {
  const { count, direction } = LATTA_COUNTS[graha];
  return star28From(nakshatraOf(longitudeDeg).nakshatra, count, direction);
}

/**
 * Grahas that share their sign with a malefic of the chart other than themselves
 * (docs/rules/06-yogas-doshas-longevity.md#section-1-1 and #section-1-3).
 */
export function withMalefics({ grahas }: Chart): ReadonlySet<Graha> {
  const { malefics } = naturesOf(grahas, moonNature(grahas.Sun.longitudeDeg, grahas.Moon.longitudeDeg));
  return new Set(
    GRAHAS.filter((graha) => malefics.some((other) => other !== graha && grahas[other].sign === grahas[graha].sign)),
  );
}

/** A sign with its lord among the seven planets. */
export interface LordedSign {
  readonly sign: Sign;
  readonly lord: Planet;
}

/** Signs of the ascendant and the nine grahas in a divisional chart. */
export type DivisionSigns = Readonly<Record<LagnaOrGraha, Sign>>;

const lorded = (sign: Sign): LordedSign => ({ sign, lord: lordOf(sign) });

/** 64th navamsa: the 4th sign from the sign in D-9, method 1 (docs/rules/01-positions-and-vargas.md#section-9). */
export const navamsa64 = (navamsaSign: Sign): LordedSign => lorded(signFrom(navamsaSign, 4));

/** 22nd drekkana: the 8th sign from the sign in D-3, method 1 (docs/rules/01-positions-and-vargas.md#section-9). */
export const drekkana22 = (drekkanaSign: Sign): LordedSign => lorded(signFrom(drekkanaSign, 8));

/** Take the signs a division needs out of its chart. */
export const divisionSigns = (chart: Chart): DivisionSigns =>
  recordFrom(LAGNA_AND_GRAHAS, (body) => (body === 'Ascendant' ? chart.ascendant : chart.grahas[body]).sign);
