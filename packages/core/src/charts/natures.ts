import { arc } from '../angles/angles.js';
import type { Rules } from '../rules/rules.js';
import { GRAHAS, type Graha } from '../zodiac/grahas.js';
import type { Sign } from '../zodiac/signs.js';

/** Natural benefics and malefics of a chart. */
export interface Natures {
  readonly benefics: readonly Graha[];
  readonly malefics: readonly Graha[];
}

interface SignPosition {
  readonly sign: Sign;
  readonly degreesInSign: number;
}

/** How the Moon counts: with the benefics, with the malefics, or with neither. */
export type MoonNature = keyof Natures | null;

/** Elongations at which tithis 8, 16 and 23 begin, in degrees. */
const EIGHTH_DEG = 84;
const FULL_MOON_DEG = 180;
const TWENTY_THIRD_DEG = 264;

/**
 * The Moon of tithis 1-15 is a benefic, of 16-30 a malefic; by `half_bright` only of 8-15 and 23-30. Longitudes are
 * those of D-1.
 */
export function moonNature(sunDeg: number, moonDeg: number, by: Rules['benefics_yoga'] = 'tithis_1_15'): MoonNature {
  const elongation = arc(sunDeg, moonDeg);
  if (
    by === 'half_bright' &&
    (elongation < EIGHTH_DEG || (elongation >= FULL_MOON_DEG && elongation < TWENTY_THIRD_DEG))
  ) {
    return null;
  }
  return elongation < FULL_MOON_DEG ? 'benefics' : 'malefics';
}

/**
 * The set `benefics_yoga` (docs/rules/06-yogas-doshas-longevity.md#section-1-3): Jupiter and Venus against Sun, Mars,
 * Saturn and the nodes; the Moon by its tithi; Mercury last, with the majority in its sign of this chart, benefic
 * when alone, and with equal groups like the graha nearest in degrees.
 */
export function naturesOf(grahas: Readonly<Record<Graha, SignPosition>>, moon: MoonNature): Natures {
  const benefics = new Set<Graha>(['Jupiter', 'Venus']);
  const malefics = new Set<Graha>(['Sun', 'Mars', 'Saturn', 'Rahu', 'Ketu']);
  if (moon !== null) (moon === 'benefics' ? benefics : malefics).add('Moon');
  const company = GRAHAS.filter(
    (graha) => (benefics.has(graha) || malefics.has(graha)) && grahas[graha].sign === grahas.Mercury.sign,
  );
  const good = company.filter((graha) => benefics.has(graha)).length;
  const bad = company.length - good;
  const level = good === bad && good > 0;
  const isMalefic = level ? malefics.has(nearestTo('Mercury', company, grahas)) : bad > good;
  (isMalefic ? malefics : benefics).add('Mercury');
  return {
    benefics: GRAHAS.filter((graha) => benefics.has(graha)),
    malefics: GRAHAS.filter((graha) => malefics.has(graha)),
  };
}

/** The graha of a group that is nearest in degrees within the sign; the earlier of two equally near. */
function nearestTo(of: Graha, company: readonly Graha[], grahas: Readonly<Record<Graha, SignPosition>>): Graha {
  const distance = (graha: Graha): number => Math.abs(grahas[graha].degreesInSign - grahas[of].degreesInSign);
  return company.reduce((nearest, graha) => (distance(graha) < distance(nearest) ? graha : nearest));
}
