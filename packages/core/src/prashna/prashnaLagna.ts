import type { Sky } from '../sky/sky.js';
import { timeLordsOf } from '../strengths/shadbala/timeLords.js';
import { namedDivision } from '../vargas/division.js';
import { vargaSign } from '../vargas/vargaChart.js';
import type { Planet } from '../zodiac/grahas.js';
import { lordOf } from '../zodiac/houses.js';
import { type Nakshatra, nakshatraOf } from '../zodiac/nakshatras.js';
import { degreesInSign, type Sign, signOf } from '../zodiac/signs.js';

/** How a sign rises: with its head, its back, or both. */
export const RISING_MODES = ['sirshodaya', 'prishtodaya', 'ubhayodaya'] as const;
export type RisingMode = (typeof RISING_MODES)[number];

/** Signs that do not rise with their head (Brihat Jataka 1.10). */
const OTHER_RISINGS: Readonly<Partial<Record<Sign, RisingMode>>> = {
  Aries: 'prishtodaya',
  Taurus: 'prishtodaya',
  Cancer: 'prishtodaya',
  Sagittarius: 'prishtodaya',
  Capricorn: 'prishtodaya',
  Pisces: 'ubhayodaya',
};

export const risingModeOf = (sign: Sign): RisingMode => OTHER_RISINGS[sign] ?? 'sirshodaya';

/** Facts of the lagna of a question (docs/rules/12-kp-and-prashna.md#section-10). */
export interface PrashnaLagna {
  readonly longitudeDeg: number;
  readonly sign: Sign;
  readonly nakshatra: Nakshatra;
  /** drekkana of the sign, 1..3 */
  readonly drekkana: number;
  readonly drekkanaSign: Sign;
  readonly navamsaSign: Sign;
  readonly navamsaLord: Planet;
  readonly rising: RisingMode;
  readonly horaLord: Planet;
}

const DREKKANA_DEG = 10;
const DREKKANA = namedDivision('D-3_drekkana');
const NAVAMSA = namedDivision('D-9_navamsa');

/** The hora is a twelfth of the day or of the night, as in an almanac (docs/rules/07-panchang-calendar-transits.md#section-8). */
export function prashnaLagna(sky: Sky): PrashnaLagna {
  const longitudeDeg = sky.ascendantDeg;
  const sign = signOf(longitudeDeg);
  const navamsaSign = vargaSign(longitudeDeg, NAVAMSA);
  return {
    longitudeDeg,
    sign,
    nakshatra: nakshatraOf(longitudeDeg).nakshatra,
    drekkana: Math.floor(degreesInSign(longitudeDeg) / DREKKANA_DEG) + 1,
    drekkanaSign: vargaSign(longitudeDeg, DREKKANA),
    navamsaSign,
    navamsaLord: lordOf(navamsaSign),
    rising: risingModeOf(sign),
    horaLord: timeLordsOf(sky, { hora_bala: 'unequal' }).hora,
  };
}
