import { mapBodies } from '../../charts/chart.js';
import { GRID_J } from '../../comparisons/jaiminiDignity.js';
import type { Rules } from '../../rules/rules.js';
import { type DignityGrid, dignityValue, GRID_A } from '../../zodiac/dignities.js';
import { PLANETS } from '../../zodiac/grahas.js';
import type { VargaKey } from '../../zodiac/vargaKeys.js';
import type { ByPlanet, StrengthChart } from '../strengthChart.js';

/**
 * Strength by twelve vargas: in how many of D-1..D-12 a planet is well placed
 * (docs/rules/03-strengths.md#section-12).
 */
export interface DwadasaVargeeyaBala {
  readonly vargas: readonly VargaKey[];
  /** 0..12 */
  readonly count: number;
  /** 2 count - 12 */
  readonly net: number;
}

const DWADASA_KEYS = [
  'D-1_rasi',
  'D-2_hora',
  'D-3_drekkana',
  'D-4_chaturthamsa',
  'D-5_panchamsa',
  'D-6_shashthamsa',
  'D-7_saptamsa',
  'D-8_ashtamsa',
  'D-9_navamsa',
  'D-10_dasamsa',
  'D-11_rudramsa',
  'D-12_dwadasamsa',
] as const satisfies readonly VargaKey[];

const GRIDS: Readonly<Record<Rules['dwadasa_vargeeya'], DignityGrid>> = { natural: GRID_A, jaimini: GRID_J };

/** The least dignity that counts. */
const FRIENDS_SIGN = 3;

/** Dwadasa vargeeya bala of Sun..Saturn: own, exalted or friend's signs. */
export function dwadasaVargeeyaBala(
  chart: StrengthChart,
  rules: Pick<Rules, 'dwadasa_vargeeya'>,
): ByPlanet<DwadasaVargeeyaBala> {
  const grid = GRIDS[rules.dwadasa_vargeeya];
  return mapBodies(PLANETS, (planet) => {
    const vargas = DWADASA_KEYS.filter(
      (key) => dignityValue(planet, chart.varga(key).grahas[planet].sign, grid) >= FRIENDS_SIGN,
    );
    return { vargas, count: vargas.length, net: 2 * vargas.length - DWADASA_KEYS.length };
  });
}
