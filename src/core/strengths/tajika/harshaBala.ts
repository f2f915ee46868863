import { type Chart, mapBodies } from '../../charts/chart.js';
import { signDignity } from '../../zodiac/dignities.js';
import { PLANETS, type Planet } from '../../zodiac/grahas.js';
import type { House } from '../../zodiac/houses.js';
import type { ByPlanet } from '../strengthChart.js';

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

const JOY: ByPlanet<House> = { Sun: 9, Moon: 3, Mars: 6, Mercury: 1, Jupiter: 11, Venus: 5, Saturn: 12 };
const MASCULINE: readonly Planet[] = ['Sun', 'Mars', 'Jupiter'];
const MASCULINE_HOUSES: readonly House[] = [4, 5, 6, 10, 11, 12];

const five = (holds: boolean): number => (holds ? 5 : 0);

/** Harsha bala (Tajika) of a chart of birth or of a year; houses by sign from the Ascendant's. */
export const harshaBala = (rasi: Chart, isDay: boolean): ByPlanet<HarshaBala> =>
  mapBodies(PLANETS, (planet) => {
    const { sign, house } = rasi.grahas[planet];
    const dignity = signDignity(planet, sign);
    const masculine = MASCULINE.includes(planet);
    const place = five(JOY[planet] === house);
    const dignified = five(dignity === 'own' || dignity === 'exalted');
    const genderHouse = five(MASCULINE_HOUSES.includes(house) === masculine);
    const dayNight = five(isDay === masculine);
    return { place, dignity: dignified, genderHouse, dayNight, total: place + dignified + genderHouse + dayNight };
  });
