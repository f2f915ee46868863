import { arc } from '../../angles/angles.js';
import { recordFrom } from '../../records.js';

import type { Rules } from '../../rules/rules.js';
import { type Graha, PLANETS } from '../../zodiac/grahas.js';
import type { ByPlanet } from '../strengthChart.js';
import type { Nature } from '../strengthNatures.js';

/**
 * Aspect value of every graha, by the degrees `arcDeg` from the aspecting to the aspected point,
 * 0 <= x < 360 (docs/rules/03-strengths.md#section-6).
 */
export function baseDrishti(arcDeg: number): number {
  if (arcDeg < 30 || arcDeg >= 300) return 0;
  if (arcDeg < 60) return (arcDeg - 30) / 2;
  if (arcDeg < 90) return arcDeg - 45;
  if (arcDeg < 120) return 30 + (120 - arcDeg) / 2;
  if (arcDeg < 150) return 150 - arcDeg;
  if (arcDeg < 180) return 2 * (arcDeg - 150);
  return (300 - arcDeg) / 2;
}

/** A special aspect: the angle at which it is full, and the virupas added there. */
interface SpecialAspect {
  readonly exactDeg: number;
  readonly virupas: number;
}

const SPECIAL: Readonly<Partial<Record<Graha, readonly SpecialAspect[]>>> = {
  Mars: [
    { exactDeg: 90, virupas: 15 },
    { exactDeg: 210, virupas: 15 },
  ],
  Jupiter: [
    { exactDeg: 120, virupas: 30 },
    { exactDeg: 240, virupas: 30 },
  ],
  Saturn: [
    { exactDeg: 60, virupas: 45 },
    { exactDeg: 270, virupas: 45 },
  ],
};

/**
 * What a special aspect adds to the base: the same for the next 30 degrees, or less on both sides of its exact angle.
 */
const ADDED: Readonly<Record<Rules['drishti'], (arcDeg: number, aspect: SpecialAspect) => number>> = {
  additive: (arcDeg, { exactDeg, virupas }) => (arcDeg >= exactDeg && arcDeg < exactDeg + 30 ? virupas : 0),
  jhora_peaked: (arcDeg, { exactDeg, virupas }) => virupas * Math.max(0, 1 - Math.abs(arcDeg - exactDeg) / 30),
};

/**
 * Drishti of a graha in virupas on a point `arcDeg` degrees ahead of it (docs/rules/03-strengths.md#section-6,
 * docs/rules/09-jhora-agreement.md#rule-s9).
 * `additive` has no cap: Saturn near 90 degrees gives 90. The nodes have the base value only.
 */
export function drishtiVirupas(graha: Graha, arcDeg: number, rules: Pick<Rules, 'drishti'>): number {
  const added = ADDED[rules.drishti];
  return (SPECIAL[graha] ?? []).reduce((sum, aspect) => sum + added(arcDeg, aspect), baseDrishti(arcDeg));
}

/** Sign of an aspect in a sum: benefics help, malefics harm. */
export const ASPECT_SIGN: Readonly<Record<Nature, number>> = { benefic: 1, malefic: -1, neither: 0 };

/**
 * Drik bala in virupas, signed: a quarter of the aspects received, benefic less malefic
 * (docs/rules/03-strengths.md#section-6).
 */
export const drikBala = (longitudesDeg: ByPlanet, natures: ByPlanet<Nature>, rules: Pick<Rules, 'drishti'>): ByPlanet =>
  recordFrom(PLANETS, (to) =>
    PLANETS.reduce((sum, from) => {
      const drishti = drishtiVirupas(from, arc(longitudesDeg[from], longitudesDeg[to]), rules);
      return sum + (ASPECT_SIGN[natures[from]] * drishti) / 4;
    }, 0),
  );
