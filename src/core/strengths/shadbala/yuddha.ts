import { signedArc } from '../../angles/angles.js';
import { recordFrom } from '../../records.js';

import { PLANETS, type Planet } from '../../zodiac/grahas.js';
import type { ByPlanet } from '../strengthChart.js';

/** Planets of planetary war, with the diameters of their discs (docs/rules/03-strengths.md#section-3-item-9). */
const DISC_DIAMETERS = { Mars: 9.4, Mercury: 6.6, Jupiter: 190.4, Venus: 16.6, Saturn: 158 } as const;
type Warrior = keyof typeof DISC_DIAMETERS;

const WARRIORS = PLANETS.filter((planet): planet is Warrior => planet in DISC_DIAMETERS);
const PAIRS = WARRIORS.flatMap((a, i) => WARRIORS.slice(i + 1).map((b): readonly [Warrior, Warrior] => [a, b]));
const WAR_DEG = 1;

/**
 * Yuddha bala in virupas, signed: of every two planets less than a degree apart the one with less longitude gains what
 * the other loses (docs/rules/03-strengths.md#section-3-item-9). `strengths` are sthana, dig and the kala items before
 * this one, added up.
 */
export function yuddhaBala(longitudesDeg: ByPlanet, strengths: ByPlanet): ByPlanet {
  const gains: Record<Planet, number> = recordFrom(PLANETS, () => 0);
  for (const [a, b] of PAIRS) {
    const ahead = signedArc(longitudesDeg[a], longitudesDeg[b]);
    if (Math.abs(ahead) >= WAR_DEG || ahead === 0) continue;
    const gain = Math.abs(strengths[a] - strengths[b]) / Math.abs(DISC_DIAMETERS[a] - DISC_DIAMETERS[b]);
    const [behind, before] = ahead > 0 ? [a, b] : [b, a];
    gains[behind] += gain;
    gains[before] -= gain;
  }
  return gains;
}
