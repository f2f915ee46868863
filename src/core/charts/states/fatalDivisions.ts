import { LAGNA_AND_GRAHAS, type LagnaOrGraha, type Planet } from '../../zodiac/grahas.js';
import { lordOf } from '../../zodiac/lordships.js';
import { type Sign, signFrom } from '../../zodiac/signs.js';
import { type Chart, mapBodies } from '../chart.js';

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
  mapBodies(LAGNA_AND_GRAHAS, (body) => (body === 'Ascendant' ? chart.ascendant : chart.grahas[body]).sign);
