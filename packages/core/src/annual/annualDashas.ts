import type { Comparisons } from '../comparisons/comparisons.js';
import { type Dasha, dashaOf } from '../dashas/period.js';
import { DASHA_VARGAS, type VargaDashaId, vargaDashaId } from '../dashas/rasi/rasiDashaSubject.js';
import type { DashaYear } from '../dashas/yearLength.js';
import type { Rules } from '../rules/rules.js';
import { type JulianDayUt, julianDayUt } from '../time/julianDay.js';
import type { Graha } from '../zodiac/grahas.js';
import type { Sign } from '../zodiac/signs.js';
import { type DegreesOfChart, mudda, patyayini, varshaNarayana } from './annualDashaSystems.js';

/** The annual dashas whose periods belong to planets. */
export const ANNUAL_GRAHA_DASHAS = ['mudda', 'patyayini'] as const;
export type AnnualGrahaDashaId = (typeof ANNUAL_GRAHA_DASHAS)[number];

/** Varsha Narayana in the chosen chart, and in each divisional chart. */
export type VarshaNarayanaId = 'varsha_narayana' | VargaDashaId<'varsha_narayana'>;
export const VARSHA_NARAYANA_IDS: readonly VarshaNarayanaId[] = [
  'varsha_narayana',
  ...DASHA_VARGAS.map((key) => vargaDashaId('varsha_narayana', key)),
];

/** A dasha of one year of life, and how years run from its own start. */
export interface AnnualDasha<L> {
  readonly dasha: Dasha<L>;
  readonly year: DashaYear;
}

/** What the annual dashas need to know of a year of life. */
export interface YearOfLife {
  /** Years completed at its start, 0 or more. */
  readonly completedYears: number;
  /** Dasha years from birth. */
  readonly year: DashaYear;
  /** The solar return at its start. */
  readonly returnJdUt: JulianDayUt;
  /** 0 <= x < 360, D-1 at birth */
  readonly natalMoonDeg: number;
  readonly natalLagna: Sign;
  /** D-1 of the solar return. */
  readonly annualRasi: DegreesOfChart;
}

/** Years counted from a moment, of the same length as the dasha years at that age. */
function yearsFrom({ year, completedYears }: YearOfLife, start: number): DashaYear {
  const first = year.limitAt(completedYears);
  return { days: year.days, limitAt: (years) => julianDayUt(start + (year.limitAt(completedYears + years) - first)) };
}

/** Mudda or Patyayini of a year. */
export function annualGrahaDasha(
  id: AnnualGrahaDashaId,
  life: YearOfLife,
  rules: Pick<Rules, 'patyayini_span'>,
): AnnualDasha<Graha | 'Ascendant'> {
  if (id === 'patyayini') {
    return { dasha: dashaOf(patyayini(life.annualRasi, rules)), year: yearsFrom(life, life.returnJdUt) };
  }
  const { plan, startDays } = mudda(life.natalMoonDeg, life.completedYears);
  return { dasha: dashaOf(plan), year: yearsFrom(life, life.year.limitAt(life.completedYears) + startDays) };
}

/** Varsha Narayana of a year in a chart of its solar return, and the sign of the house that belongs to the year. */
export function annualRasiDasha(
  life: YearOfLife,
  annual: Comparisons,
  divisions: number,
): AnnualDasha<Sign> & { readonly houseSign: Sign; readonly first: Sign } {
  const { plan, houseSign, first } = varshaNarayana(life.natalLagna, life.completedYears, annual, divisions);
  return { dasha: dashaOf(plan), year: yearsFrom(life, life.returnJdUt), houseSign, first };
}
