import { lazy, perKey } from '../lazy.js';
import type { AngaSpan } from '../panchanga/angaSpans.js';
import { ANGAS, partStartDeg } from '../panchanga/angas.js';
import { openLuminaries } from '../panchanga/luminaries.js';
import type { Lunation } from '../panchanga/range/lunations.js';
import type { RangeDays, WholeSunDay } from '../panchanga/range/rangeDays.js';
import { firstEndingAfter, type RangeRules, type RangeSky } from '../panchanga/range/rangeSky.js';
import type { RegionalRules } from '../regionalCalendars/calendarSky.js';
import { openRegionalCalendars, type SolarCalendarId } from '../regionalCalendars/regionalDates.js';
import type { SolarMonths } from '../regionalCalendars/regionalSolarMonths.js';
import { festivalChoices } from '../rules/festivalChoices.js';
import type { Rules } from '../rules/rules.js';
import type { AngaSource } from '../sky/suryaSiddhanta/siddhantaLuminaries.js';
import type { Interval } from '../time/interval.js';
import { type CivilDate, daysSince2000, type JulianDayUt } from '../time/julianDay.js';
import { NAKSHATRAS, type Nakshatra } from '../zodiac/nakshatras.js';
import { type Sign, signIndex } from '../zodiac/signs.js';
import type { DisputeRules } from './disputes.js';

/** Whose day of a fast is kept (docs/rules/10-festivals.md#section-1). */
export type Tradition = Rules['tradition'];
export const TRADITIONS = festivalChoices.tradition.values;

/** The choices that decide a date. */
export type FestivalRules = RangeRules &
  RegionalRules &
  DisputeRules &
  Pick<Rules, 'tradition' | 'ekadashi_arunodaya' | 'nakshatra_mahadvadashi' | 'sankranti_day'>;

/** A tithi with the lunar month in which it begins. */
export interface MonthTithi extends AngaSpan {
  readonly lunation: Lunation;
  /** Its place in the list of all tithis. */
  readonly place: number;
}

/** An entry of the Sun into a sign. */
export interface Sankranti {
  readonly sign: Sign;
  readonly jdUt: JulianDayUt;
  /** When it leaves the sign. */
  readonly endJdUt: JulianDayUt;
}

/** What the rules of festivals read of the sky of a range. */
export interface FestivalAlmanac {
  readonly sky: RangeSky;
  readonly days: RangeDays;
  readonly rules: FestivalRules;
  /** Every tithi of a number 1..30 whose lunar month is known, in time order. */
  tithis(number: number): readonly MonthTithi[];
  /** The tithi a number of steps after another; null beyond the range. */
  tithiAfter(tithi: MonthTithi, steps: number): MonthTithi | null;
  /** The tithi that runs at a moment; null where its lunar month is not known. */
  tithiAt(jdUt: JulianDayUt): MonthTithi | null;
  /** When a tithi starts and ends by the Surya Siddhanta. */
  siddhantaSpan(tithi: AngaSpan): Interval;
  /** The stays of the Moon in a nakshatra. */
  stays(nakshatra: Nakshatra): readonly AngaSpan[];
  sankrantis(sign: Sign): readonly Sankranti[];
  /** The months of a calendar that follows the Sun. */
  solarMonths(id: SolarCalendarId): SolarMonths;
  /** The Tamil months by the Vakyas. */
  vakyaMonths(): SolarMonths;
}

const SIDDHANTA_SOURCE: AngaSource = { tithi_source: 'surya_siddhanta', siddhanta_clock: 'mean' };

/** Read the almanac of a range of the sky. */
export function festivalAlmanac(sky: RangeSky, rules: FestivalRules): FestivalAlmanac {
  const tithis = lazy(() => monthTithis(sky));
  const regional = lazy(() => regionalCalendarsOf(sky, rules));
  const siddhanta = lazy(() => openLuminaries(sky.observatory, SIDDHANTA_SOURCE));
  return {
    sky,
    days: sky.days,
    rules,
    tithis: perKey((number: number) =>
      tithis().filter((tithi): tithi is MonthTithi => tithi !== null && tithi.number === number),
    ),
    tithiAfter: ({ place }, steps) => tithis()[place + steps] ?? null,
    tithiAt: (jdUt) => tithis()[firstEndingAfter(sky.spans('tithi'), jdUt)] ?? null,
    siddhantaSpan: ({ number, startJdUt, endJdUt }) => ({
      startJdUt: siddhanta().crossing(ANGAS.tithi, partStartDeg(ANGAS.tithi, number), startJdUt),
      endJdUt: siddhanta().crossing(ANGAS.tithi, partStartDeg(ANGAS.tithi, number + 1), endJdUt),
    }),
    stays: perKey((nakshatra: Nakshatra) => {
      const number = NAKSHATRAS.indexOf(nakshatra) + 1;
      return sky.spans('nakshatra').filter((span) => span.number === number);
    }),
    sankrantis: perKey((sign: Sign) =>
      sky
        .spans('sun_sign')
        .filter(({ number }) => number === signIndex(sign) + 1)
        .map(({ startJdUt, endJdUt }) => ({ sign, jdUt: startJdUt, endJdUt })),
    ),
    solarMonths: (id) => regional().solarMonths(id),
    vakyaMonths: () => regional().vakyaMonths(),
  };
}

/** The regional calendars of the place of a sky, whose days they share. */
function regionalCalendarsOf({ observatory, luminaries, where, days }: RangeSky, rules: RegionalRules) {
  const sunDay = (date: CivilDate): WholeSunDay | null => {
    const day = days.of(daysSince2000(date));
    return day === null || day.isSubstituted ? null : day.sun;
  };
  return openRegionalCalendars(observatory, where, rules, { luminaries, sunDay });
}

/** Every tithi of the pass, null where its lunar month is not whole. */
function monthTithis(sky: RangeSky): readonly (MonthTithi | null)[] {
  const lunations = sky.lunations();
  let at = 0;
  return sky.spans('tithi').map((span, place) => {
    while (at < lunations.length && (lunations[at] as Lunation).endJdUt <= span.startJdUt) at++;
    const lunation = lunations[at];
    return lunation === undefined || lunation.startJdUt > span.startJdUt ? null : { ...span, lunation, place };
  });
}

/** The lunar month before another; null beyond the range. */
export function lunationBefore({ sky }: FestivalAlmanac, lunation: Lunation): Lunation | null {
  const lunations = sky.lunations();
  return lunations[lunations.indexOf(lunation) - 1] ?? null;
}
