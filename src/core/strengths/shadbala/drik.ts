import { arc } from '../../angles/angles.js';
import { mapBodies } from '../../charts/chart.js';
import type { Rules } from '../../rules/rules.js';
import { PLANETS } from '../../zodiac/grahas.js';
import type { Nature } from '../natures.js';
import type { ByPlanet } from '../strengthChart.js';
import { drishtiVirupas } from './drishti.js';

/** Sign of an aspect in a sum: benefics help, malefics harm. */
export const ASPECT_SIGN: Readonly<Record<Nature, number>> = { benefic: 1, malefic: -1, neither: 0 };

/**
 * Drik bala in virupas, signed: a quarter of the aspects received, benefic less malefic
 * (docs/rules/03-strengths.md#section-6).
 */
export const drikBala = (longitudesDeg: ByPlanet, natures: ByPlanet<Nature>, rules: Pick<Rules, 'drishti'>): ByPlanet =>
  mapBodies(PLANETS, (to) =>
    PLANETS.reduce((sum, from) => {
      const drishti = drishtiVirupas(from, arc(longitudesDeg[from], longitudesDeg[to]), rules);
      return sum + (ASPECT_SIGN[natures[from]] * drishti) / 4;
    }, 0),
  );
