import type { Chart } from '../../charts/chart.js';
import { GRID_J } from '../../comparisons/jaiminiDignity.js';
import { recordFrom } from '../../records.js';
import type { Rules } from '../../rules/rules.js';
import { type DignityGrid, dignityValue, GRID_A, signDignity } from '../../zodiac/dignities.js';
import { PLANETS, type Planet } from '../../zodiac/grahas.js';
import type { House } from '../../zodiac/houses.js';
import type { VargaKey } from '../../zodiac/vargaKeys.js';
import type { ByPlanet, StrengthChart } from '../strengthChart.js';

/** Joy of a planet: four times 0 or 5 (docs/rules/03-strengths.md#section-10). */
export interface HarshaBala {
  /** in the house of its joy */
  readonly place: number;
  /** in its own or exaltation sign */
  readonly dignity: number;
  /** in a house of its sex */
  readonly genderHouse: number;
  /** masculine by day, feminine by night */
  readonly dayNight: number;
  readonly total: number;
}

export const JOY: ByPlanet<House> = { Sun: 9, Moon: 3, Mars: 6, Mercury: 1, Jupiter: 11, Venus: 5, Saturn: 12 };
export const MASCULINE: readonly Planet[] = ['Sun', 'Mars', 'Jupiter'];
export const MASCULINE_HOUSES: readonly House[] = [4, 5, 6, 10, 11, 12];

const five = (isPresent: boolean): number => (isPresent ? 5 : 0);

/** Harsha bala (Tajika) of a chart of birth or of a year; houses by sign from the Ascendant's. */
export const harshaBala = (rasi: Chart, isDay: boolean): ByPlanet<HarshaBala> =>
  recordFrom(PLANETS, (planet) => {
    const { sign, house } = rasi.grahas[planet];
    const dignity = signDignity(planet, sign);
    const masculine = MASCULINE.includes(planet);
    const place = five(JOY[planet] === house);
    const dignified = five(dignity === 'own' || dignity === 'exalted');
    const genderHouse = five(MASCULINE_HOUSES.includes(house) === masculine);
    const dayNight = five(isDay === masculine);
    return { place, dignity: dignified, genderHouse, dayNight, total: place + dignified + genderHouse + dayNight };
  });

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

export const DWADASA_KEYS = [
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
export const FRIENDS_SIGN = 3;

/** Dwadasa vargeeya bala of Sun..Saturn: own, exalted or friend's signs. */
export function dwadasaVargeeyaBala(
  chart: StrengthChart,
  rules: Pick<Rules, 'dwadasa_vargeeya'>,
): ByPlanet<DwadasaVargeeyaBala> {
  const grid = GRIDS[rules.dwadasa_vargeeya];
  return recordFrom(PLANETS, (planet) => {
    const vargas = DWADASA_KEYS.filter(
      (key) => dignityValue(planet, chart.varga(key).grahas[planet].sign, grid) >= FRIENDS_SIGN,
    );
    return { vargas, count: vargas.length, net: 2 * vargas.length - DWADASA_KEYS.length };
  });
}
