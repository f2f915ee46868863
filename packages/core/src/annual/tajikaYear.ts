import { recordFrom } from '../records.js';
import type { Rules } from '../rules/rules.js';
import type { Sky } from '../sky/sky.js';
import { strengthChart } from '../strengths/strengthChart.js';
import { panchaVargeeyaBala } from '../strengths/tajika/panchaVargeeyaBala.js';
import { PLANETS } from '../zodiac/grahas.js';
import { type House, houseOf } from '../zodiac/houses.js';
import { type Sign, signFrom, signOf } from '../zodiac/signs.js';
import { type YearLord, type YearLordCandidate, yearLordCandidates, yearLordOf } from './yearLord.js';

/** The muntha of a year: the natal ascendant advanced by one sign a year. */
export interface Muntha {
  readonly sign: Sign;
  /** whole-sign house from the ascendant of the year */
  readonly house: House;
}

/** Muntha of the n-th year of life (docs/rules/07-panchang-calendar-transits.md#section-15). */
export function munthaOf(natalLagna: Sign, yearLagna: Sign, years: number): Muntha {
  const sign = signFrom(natalLagna, years);
  return { sign, house: houseOf(yearLagna, sign) };
}

/** What Tajika derives from the chart of a solar return. */
export interface TajikaYear {
  readonly muntha: Muntha;
  /** whether the return is between sunset and sunrise */
  readonly night: boolean;
  /** in the order of the offices */
  readonly candidates: readonly YearLordCandidate[];
  readonly lord: YearLord;
}

/** Muntha, candidates and lord of the n-th year of life; `year` is the sky of its solar return. */
export function tajikaYear(
  year: Sky,
  natalLagna: Sign,
  years: number,
  rules: Pick<Rules, 'benefics_shadbala' | 'pancha_vargeeya'>,
): TajikaYear {
  const chart = strengthChart(year, rules);
  const yearLagna = signOf(year.ascendantDeg);
  const muntha = munthaOf(natalLagna, yearLagna, years);
  const night = !year.dayFrame.isDayBirth;
  const balas = panchaVargeeyaBala(chart, rules);
  const candidates = yearLordCandidates({
    munthaSign: muntha.sign,
    natalLagna,
    yearLagna,
    night,
    signs: recordFrom(PLANETS, (planet) => chart.rasi.grahas[planet].sign),
    strengths: recordFrom(PLANETS, (planet) => balas[planet].total),
  });
  return { muntha, night, candidates, lord: yearLordOf(candidates) };
}
