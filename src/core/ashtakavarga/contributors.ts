import { PLANETS, type Planet } from '../zodiac/grahas.js';

/**
 * Who gives bindus, and whose ashtakavarga there is: the seven planets and the Ascendant
 * (docs/rules/03-strengths.md#section-14).
 */
export const CONTRIBUTORS = [...PLANETS, 'Ascendant'] as const;
export type Contributor = Planet | 'Ascendant';
