import { separation } from '../../angles/angles.js';
import { recordFrom } from '../../records.js';

import type { Rules } from '../../rules/rules.js';
import { deepDebilitationDeg, signDignity } from '../../zodiac/dignities.js';
import { PLANETS, type Planet } from '../../zodiac/grahas.js';
import { lordOf } from '../../zodiac/houses.js';
import { naturalRelation } from '../../zodiac/relations.js';
import { degreesInSign, type Sign, signOf } from '../../zodiac/signs.js';
import type { ByPlanet, StrengthChart } from '../strengthChart.js';
import { HADDAS, type Hadda } from './haddas.data.js';

/**
 * Strength by five positions (Tajika): their sum is at most 80, the total 20 (docs/rules/03-strengths.md#section-11).
 */
export interface PanchaVargeeyaBala {
  /** 0 <= x <= 30 */
  readonly kshetra: number;
  /** 0 <= x <= 20 */
  readonly uccha: number;
  /** 0 <= x <= 15 */
  readonly hadda: number;
  /** 0 <= x <= 10 */
  readonly drekkana: number;
  /** 0 <= x <= 5 */
  readonly navamsa: number;
  readonly haddaLord: Planet;
  readonly sum: number;
  /** sum / 4 */
  readonly total: number;
}

/** Dignity of a planet by the lord of a position; `exalted` applies only to signs. */
type LordDignity = 'own' | 'exalted' | 'friend' | 'neutral' | 'enemy';

/** Share of the greatest value of a position. */
export const SHARES: Readonly<
  Record<Rules['pancha_vargeeya'], Readonly<Record<Exclude<LordDignity, 'exalted'>, number>>>
> = {
  neelakanthi: { own: 1, friend: 0.75, neutral: 0.5, enemy: 0.25 },
  three_level: { own: 1, friend: 0.5, neutral: 0, enemy: 0.25 },
};

/** Lord of the hadda that contains a longitude 0 <= x < 360. */
export function haddaLordOf(longitudeDeg: number): Planet {
  const haddas = HADDAS[signOf(longitudeDeg)];
  const degrees = degreesInSign(longitudeDeg);
  return (haddas.find(([, uptoDeg]) => degrees < uptoDeg) ?? (haddas[haddas.length - 1] as Hadda))[0];
}

const dignityUnder = (planet: Planet, lord: Planet): Exclude<LordDignity, 'exalted'> =>
  planet === lord ? 'own' : naturalRelation(planet, lord);

/** Pancha vargeeya bala of Sun..Saturn. */
export function panchaVargeeyaBala(
  chart: StrengthChart,
  rules: Pick<Rules, 'pancha_vargeeya'>,
): ByPlanet<PanchaVargeeyaBala> {
  const shares = SHARES[rules.pancha_vargeeya];
  const inSign = (planet: Planet, sign: Sign): number =>
    rules.pancha_vargeeya === 'three_level' && signDignity(planet, sign) === 'exalted'
      ? shares.own
      : shares[dignityUnder(planet, lordOf(sign))];
  return recordFrom(PLANETS, (planet) => {
    const longitudeDeg = chart.longitudesDeg[planet];
    const haddaLord = haddaLordOf(longitudeDeg);
    const kshetra = 30 * inSign(planet, chart.rasi.grahas[planet].sign);
    const uccha = separation(longitudeDeg, deepDebilitationDeg(planet)) / 9;
    const hadda = 15 * shares[dignityUnder(planet, haddaLord)];
    const drekkana = 10 * inSign(planet, chart.varga('D-3_drekkana').grahas[planet].sign);
    const navamsa = 5 * inSign(planet, chart.varga('D-9_navamsa').grahas[planet].sign);
    const sum = kshetra + uccha + hadda + drekkana + navamsa;
    return { kshetra, uccha, hadda, drekkana, navamsa, haddaLord, sum, total: sum / 4 };
  });
}
