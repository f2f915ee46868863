import { annualGrahaDasha, annualRasiDasha, type YearOfLife } from '@ganita/core/annual/annualDashas.js';
import { comparisonsOf } from '@ganita/core/comparisons/comparisons.js';
import { expandedPeriods, type Period } from '@ganita/core/dashas/expand.js';
import type { RasiDashaSubject } from '@ganita/core/dashas/rasi/rasiDashaSubject.js';
import { evenYears } from '@ganita/core/dashas/yearLength.js';
import { FIXED_YEAR_DAYS } from '@ganita/core/sky/dashaYear.js';
import { momentText } from '@ganita/core/time/civilText.js';
import { SECONDS_PER_DAY } from '@ganita/core/time/julianDay.js';
import { LAGNA_AND_GRAHAS } from '@ganita/core/zodiac/grahas.js';
import { type Birth, birthMoment } from '../births.js';
import { type Comparator, exact, fields, listOf, moment, within } from '../compare.js';
import { type GoldenNode, pick } from '../golden.js';
import { julianDayOfText, secondsOf } from '../moments.js';
import type { AgreementContext } from '../reader.js';
import { chartAt } from './rasiDashaInputs.js';
import { SECONDS } from './rasiDashaPeriods.js';
import { places } from './wire.js';

const YEAR_DAYS = FIXED_YEAR_DAYS.mean_sidereal;
const UNITS = 360;
/** The second cycle is not in the file. */
const FIRST_CYCLE = 12;

/** How far a solar return may be off, and with it the annual chart and all that starts there. */
const RETURN_SECONDS = 10;

const START = moment(SECONDS);
const lords = (start: Comparator, days: number): Comparator =>
  listOf(fields({ lord: exact, start, duration_days: within(days, 'days'), antardasha_lords: exact }));
const signs = (start: Comparator, units: number): Comparator =>
  fields({
    seed_house_sign: exact,
    first_cycle: listOf(
      fields({ sign: exact, start, length_days_of_360: within(units, 'units'), antardasha_signs: exact }),
    ),
  });

const FROM_INPUTS = { lords: lords(START, 1e-6 * YEAR_DAYS), signs: signs(START, 1e-5) };
/** An answer is written in whole seconds. */
const FROM_ANSWER = {
  lords: lords(moment(RETURN_SECONDS), RETURN_SECONDS / SECONDS_PER_DAY),
  signs: signs(moment(RETURN_SECONDS), (2 / SECONDS_PER_DAY) * (UNITS / YEAR_DAYS)),
};

/** The charts of the return, and how many parts of a sign they have. */
const CHARTS = [
  ['annual_rasi_positions', 'D-1_rasi', 1],
  ['annual_navamsa_positions', 'D-9_navamsa', 9],
] as const;

/** What the return being found apart by parts of a second does to a place in D-1, degrees. */
const AT_RETURN_DEG: Readonly<Record<string, number>> = { Ascendant: 1e-3, Moon: 1e-4 };
const PLACE_DEG = 2e-6;

const placesAtReturn = (parts: number): Comparator =>
  fields(
    Object.fromEntries(
      LAGNA_AND_GRAHAS.map((body) => [
        body,
        fields({
          sign: exact,
          degrees_in_sign: within(parts * (AT_RETURN_DEG[body] ?? PLACE_DEG), 'degrees'),
        }),
      ]),
    ),
  );

const days = (period: Period<unknown>): number => period.endJdUt - period.startJdUt;

/** The annual dashas from the positions of the file. */
function fromInputs(annual: GoldenNode, subject: RasiDashaSubject, context: AgreementContext, birth: Birth) {
  const rules = context.rules();
  const [date = '', time = ''] = annual.at('annual_return_moment').text().split('T');
  const [rasi, navamsa] = [chartAt(annual.at('annual_rasi_positions')), chartAt(annual.at('annual_navamsa_positions'))];
  const life: YearOfLife = {
    completedYears: annual.at('completed_years').number(),
    year: evenYears(birthMoment(birth), YEAR_DAYS),
    returnJdUt: julianDayOfText(date, time, birth.timezone),
    natalMoonDeg: subject.longitudesDeg.Moon,
    natalLagna: subject.rasi.placement.ascendant.sign,
    annualRasi: rasi,
  };
  const text = (period: Period<unknown>): string => momentText(period.startJdUt, birth.timezone);
  const planets = (id: 'mudda' | 'patyayini') => {
    const { dasha, year } = annualGrahaDasha(id, life, rules);
    return expandedPeriods(dasha, 2, year.limitAt).map((period) => ({
      lord: period.lord,
      start: text(period),
      duration_days: days(period),
      antardasha_lords: period.periods?.map(({ lord }) => lord),
    }));
  };
  const varsha = (chart: typeof rasi, divisions: number) => {
    const { dasha, year, houseSign } = annualRasiDasha(life, comparisonsOf(chart, rules), divisions);
    const periods = expandedPeriods(dasha, 2, year.limitAt).slice(0, FIRST_CYCLE);
    return {
      seed_house_sign: houseSign,
      first_cycle: periods.map((period) => ({
        sign: period.lord,
        start: text(period),
        length_days_of_360: (days(period) * UNITS) / YEAR_DAYS,
        antardasha_signs: period.periods?.map(({ lord }) => lord),
      })),
    };
  };
  return {
    patyayini: planets('patyayini'),
    mudda: planets('mudda'),
    varsha_narayana: varsha(rasi, 1),
    varsha_narayana_d9: varsha(navamsa, 9),
  };
}

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const at = (period: unknown, key: string): number => secondsOf(String(pick(period, key)))?.seconds ?? Number.NaN;
const writtenDays = (period: unknown): number => (at(period, 'end') - at(period, 'start')) / SECONDS_PER_DAY;

/** The same from the answer for the year. */
async function fromAnswer(annual: GoldenNode, context: AgreementContext, birth: Birth) {
  const { horoscope } = await context.horoscope(birth, {
    pravesha_type: 1,
    years: annual.at('completed_years').number() + 1,
    sections: ['graha_dashas', 'rasi_dashas'],
    dasha_systems: ['mudda', 'patyayini', 'varsha_narayana', 'varsha_narayana_d9'],
    dasha_levels: 2,
  });
  const planets = (id: string) =>
    list(pick(horoscope.graha_dashas, id, 'periods')).map((period) => ({
      lord: pick(period, 'lord'),
      start: pick(period, 'start'),
      duration_days: writtenDays(period),
      antardasha_lords: list(pick(period, 'periods')).map((part) => pick(part, 'lord')),
    }));
  const varsha = (id: string) => ({
    seed_house_sign: pick(horoscope, 'details', 'rasi_dashas', id, 'house_sign'),
    first_cycle: list(pick(horoscope.rasi_dashas, id, 'periods'))
      .slice(0, FIRST_CYCLE)
      .map((period) => ({
        sign: pick(period, 'sign'),
        start: pick(period, 'start'),
        length_days_of_360: (writtenDays(period) * UNITS) / YEAR_DAYS,
        antardasha_signs: list(pick(period, 'periods')).map((part) => pick(part, 'sign')),
      })),
  });
  return {
    patyayini: planets('patyayini'),
    mudda: planets('mudda'),
    varsha_narayana: varsha('varsha_narayana'),
    varsha_narayana_d9: varsha('varsha_narayana_d9'),
  };
}

/** Mudda, Patyayini and Varsha Narayana of a year, and the solar return from which they are computed. */
export async function compareAnnual(
  annual: GoldenNode,
  subject: RasiDashaSubject,
  context: AgreementContext,
  birth: Birth,
): Promise<void> {
  const years = annual.at('completed_years').number() + 1;
  const answer = await context.horoscope(birth, { pravesha_type: 1, years, sections: ['divisional_charts'] });
  const pravesha = pick(answer, 'pravesha');
  const section = context.section('annual_return');
  section.compare(annual.at('completed_years'), Number(pick(pravesha, 'years')) - 1, exact);
  section.compare(annual.at('annual_return_moment'), pick(pravesha, 'moment'), moment(RETURN_SECONDS));
  for (const [block, key, parts] of CHARTS) {
    section.compare(annual.at(block), places(pick(answer.horoscope.divisional_charts, key)), placesAtReturn(parts));
  }

  const given = fromInputs(annual, subject, context, birth);
  const answered = await fromAnswer(annual, context, birth);
  for (const id of ['patyayini', 'mudda', 'varsha_narayana', 'varsha_narayana_d9'] as const) {
    const block = annual.maybe(id);
    if (block === null) continue;
    const kind = id.startsWith('varsha') ? 'signs' : 'lords';
    context.section(id).compare(block, given[id], FROM_INPUTS[kind]);
    context.section(id).compare(block, answered[id], FROM_ANSWER[kind]);
  }
}
