import { arc, type SiderealDegrees, siderealDegrees } from '../../angles/angles.js';
import { lordOf } from '../../zodiac/lordships.js';
import { DEGREES_PER_SIGN, signFrom, signOf } from '../../zodiac/signs.js';
import type { PointLongitudes } from '../pointLongitudes.js';
import { SAHAM_ROWS, type SahamFormula, type SahamRow, type SahamTerm } from './sahams.data.js';

export type Saham = (typeof SAHAM_ROWS)[number]['id'];
/** The 36, in the order of every answer. */
export const SAHAMS: readonly Saham[] = SAHAM_ROWS.map(({ id }) => id);

/** Room for the binary form of the arcs in the test whether C lies on the way from B to A. */
const ON_THE_WAY_DEG = 1e-9;

/** A - B + C, and one sign more where C does not lie on the zodiacal way from B to A (ends included). */
const sahamSum = (a: number, b: number, c: number): SiderealDegrees =>
  siderealDegrees(a - b + c + (arc(b, c) > arc(b, a) + ON_THE_WAY_DEG ? DEGREES_PER_SIGN : 0));

/** The formula of a row in a chart, A and B exchanged where the night asks for it. */
function formulaOf(row: SahamRow, isDayBirth: boolean, lagnaLord: string): SahamFormula {
  const formula = row.where?.lagnaLord === lagnaLord ? row.where.formula : row.formula;
  if (isDayBirth || row.night === 'same') return formula;
  if (row.night !== 'exchanged') return row.night;
  const [a, b, c] = formula;
  return [b, a, c];
}

/**
 * D-1 longitudes of the 36 sahams (PVR book 28.8; docs/rules/02-points-and-arudhas.md#section-6). Lords are the seven
 * planets; houses are equal,
 * 30 degrees each from the ascendant.
 */
export function sahams(longitudes: PointLongitudes, isDayBirth: boolean): Readonly<Record<Saham, SiderealDegrees>> {
  const lagna = longitudes.Ascendant;
  const lagnaSign = signOf(lagna);
  const found: Record<string, SiderealDegrees> = {};
  const degreesOf = (term: SahamTerm): number => {
    if (typeof term === 'string') return longitudes[term];
    if ('house' in term) return siderealDegrees(lagna + DEGREES_PER_SIGN * (term.house - 1));
    if ('lordOfHouse' in term) return longitudes[lordOf(signFrom(lagnaSign, term.lordOfHouse))];
    if ('dispositorOf' in term) return longitudes[lordOf(signOf(longitudes[term.dispositorOf]))];
    if ('degrees' in term) return term.degrees;
    return found[term.saham] as SiderealDegrees;
  };
  for (const row of SAHAM_ROWS) {
    const [a, b, c] = formulaOf(row, isDayBirth, lordOf(lagnaSign));
    found[row.id] = sahamSum(degreesOf(a), degreesOf(b), degreesOf(c));
  }
  return found as Record<Saham, SiderealDegrees>;
}
