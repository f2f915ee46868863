import type { PlacedPoint } from '../comparisons/placement.js';
import { amsaRulerOf } from '../vargas/amsaRulers.js';
import { DEGREES_PER_SIGN, signIndex } from '../zodiac/signs.js';
import { known } from './yogaFacts.js';

const sixtiethOf = ({ sign, degreesInSign }: PlacedPoint) =>
  amsaRulerOf(signIndex(sign) * DEGREES_PER_SIGN + known(degreesInSign), 'D-60_shastiamsa');

/** Number 1..60 of the sixtieth of its sign in which a point of any chart stands, counted from the end in even signs. */
export const numberOfSixtieth = (point: PlacedPoint): number => sixtiethOf(point).rulerIndex;

/**
 * Nature of the sixtieth of its sign in which a point of any chart stands
 * (docs/rules/06-yogas-doshas-longevity.md#section-1-6).
 */
export const natureOfSixtieth = (point: PlacedPoint): 'cruel' | 'gentle' => known(sixtiethOf(point).nature);
