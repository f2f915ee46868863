import type { LunarMonthName } from '../../panchanga/lunarMonths.js';
import type { SolarCalendarId } from '../../regionalCalendars/regionalDates.js';
import type { Nakshatra } from '../../zodiac/nakshatras.js';
import type { Sign } from '../../zodiac/signs.js';
import type { Weekday } from '../../zodiac/weekdays.js';
import type { BothChoice, KaalaChoice, NoneChoice } from '../dayChoice.js';
import type { Dispute, DisputeChoice, NamedReading } from '../disputes.js';
import type { Audience, DayRule, FestivalCategory, FestivalRow, FestivalRule, SankrantiDay } from '../festivalRow.js';
import type { Kaala } from '../kaalas.js';
import type { FestivalSource } from '../sources.data.js';
import type { WindowName } from '../windowNames.js';

/** The part of the day that the anga must cover, which of two days, and which where it covers it on none. */
export const day = (kaala: Kaala, both: BothChoice, none: NoneChoice): KaalaChoice => ({ kaala, both, none });
/** The day whose sunrise the anga holds, the first of two. */
export const SUNRISE = day('sunrise', 'purva', 'start');
/** The same, the second of two. */
export const LAST_SUNRISE = day('sunrise', 'para', 'start');
/** The day on which the anga begins. */
export const DAY_OF_START: DayRule = { procedure: 'day_of_start' };

/** A tithi of a month: 1..15 of the bright half, 16..30 of the dark half, months from new moon to new moon. */
export const inMonth = (name: LunarMonthName, tithi: number, dayRule: DayRule): FestivalRule => ({
  kind: 'tithi',
  months: { names: [name], adhikaFirst: false },
  tithis: [tithi],
  day: dayRule,
});
/** The same, in the intercalary month of the name where there is one. */
export const inFirstMonth = (name: LunarMonthName, tithi: number, dayRule: DayRule): FestivalRule => ({
  kind: 'tithi',
  months: { names: [name], adhikaFirst: true },
  tithis: [tithi],
  day: dayRule,
});
/** The same, of a tithi of the Surya Siddhanta. */
export const inMonthOfSiddhanta = (month: LunarMonthName, tithi: number, dayRule: DayRule): FestivalRule => ({
  kind: 'siddhanta_tithi',
  month,
  tithi,
  day: dayRule,
});
export const inMonths = (names: readonly LunarMonthName[], tithi: number, dayRule: DayRule): FestivalRule => ({
  kind: 'tithi',
  months: { names, adhikaFirst: false },
  tithis: [tithi],
  day: dayRule,
});
export const everyMonth = (tithis: readonly number[], dayRule: DayRule): FestivalRule => ({
  kind: 'tithi',
  months: 'every',
  tithis,
  day: dayRule,
});
export const inAdhikaMonth = (tithi: number, dayRule: DayRule): FestivalRule => ({
  kind: 'tithi',
  months: 'adhika',
  tithis: [tithi],
  day: dayRule,
});
/** A nakshatra in half of a lunar month. */
export const inPaksha = (
  month: LunarMonthName,
  paksha: 'shukla' | 'krishna',
  nakshatra: Nakshatra,
  dayRule: DayRule,
): FestivalRule => ({ kind: 'fortnight_nakshatra', month, paksha, nakshatra, day: dayRule });
/** A nakshatra while the Sun is in a sign. */
export const underSun = (sign: Sign, nakshatra: Nakshatra, dayRule: KaalaChoice): FestivalRule => ({
  kind: 'sun_nakshatra',
  sign,
  nakshatra,
  day: dayRule,
});
/** A tithi while the Sun is in a sign. */
export const tithiUnderSun = (sign: Sign, tithi: number, dayRule: KaalaChoice): FestivalRule => ({
  kind: 'sun_tithi',
  sign,
  tithi,
  day: dayRule,
});
/** A tithi while the Sun is in a sign, best together with a nakshatra. */
export const tithiWithNakshatraUnderSun = (
  sign: Sign,
  tithi: number,
  nakshatra: Nakshatra,
  dayRule: KaalaChoice,
): FestivalRule => ({ kind: 'sun_tithi_nakshatra', sign, tithi, nakshatra, day: dayRule });
/** A named other rule of a row, by which some keep it. */
export const dispute = (
  own: NamedReading,
  other: NamedReading & { readonly rule: FestivalRule },
  choice: DisputeChoice | null = null,
): { readonly dispute: Dispute<FestivalRule> } => ({ dispute: { own, other, choice } });
/** A dwadashi vrata, which Drik Panchang has at aparahna and the Calendar Reform Committee at sunrise. */
export const dwadashiOfCommittee = (month: LunarMonthName): { readonly dispute: Dispute<FestivalRule> } =>
  dispute(
    { reading: 'in_the_afternoon', followers: ['drik_panchang'] },
    { reading: 'at_sunrise', followers: ['reform_committee'], rule: inMonth(month, 12, SUNRISE) },
  );
/** A number of days after the day of another row (before, when negative). */
export const after = (of: string, days: number): FestivalRule => ({ kind: 'offset', of, days });
export const sankranti = (sign: Sign, dayRule: SankrantiDay = 'by_rule'): FestivalRule => ({
  kind: 'sankranti',
  sign,
  day: dayRule,
});
/** The date of a sankranti of the Surya Siddhanta, or the next. */
export const siddhantaSankranti = (sign: Sign): FestivalRule => ({
  kind: 'sankranti',
  sign,
  day: 'by_rule',
  bySiddhanta: true,
});
/** A day of a solar month, which is named by its sign. */
export const solarDay = (calendar: SolarCalendarId, sign: Sign, number: number): FestivalRule => ({
  kind: 'solar_day',
  calendar,
  sign,
  day: number,
});
/** A day of a Tamil month by the Vakyas, as Tamil Nadu and Sri Lanka have it; Drik Panchang has it by the observed Sun. */
export const tamilDay = (sign: Sign, number: number): FestivalRule => ({
  kind: 'solar_day',
  calendar: 'tamil',
  sign,
  day: number,
  byVakya: true,
});
export const tamilDayOfDrik = (sign: Sign, number: number): { readonly dispute: Dispute<FestivalRule> } =>
  dispute(
    { reading: 'by_vakya', followers: ['tamil_nadu', 'sri_lanka'] },
    {
      reading: 'by_drik',
      followers: ['drik_panchang', 'other_almanacs'],
      rule: solarDay('tamil', sign, number),
    },
    'pongal_rule',
  );

/** The first of some weekdays on or after the day of a rule and some days more, and some weeks later. */
export const weekdayAfter = (
  from: FestivalRule,
  days: number,
  weekdays: readonly Weekday[],
  weeks = 0,
): Extract<FestivalRule, { kind: 'weekday_after' }> => ({ kind: 'weekday_after', from, days, weekdays, weeks });
/** Each such weekday of Shravana, whose months end with the full moon or with the new moon. */
export const inShravana = (weekday: Weekday, month: 'purnimanta' | 'amanta'): FestivalRule => ({
  kind: 'weekdays_of_shravana',
  weekday,
  month,
});
/** A day of a month of the Tibetan calendar. */
export const tibetan = (month: number, number: number): FestivalRule => ({ kind: 'tibetan', month, day: number });
/** Of a row whose rule no text, gazette or three printed years confirm. */
export const UNDECIDED = { undecided: true } as const;

/** One row of the table of festivals. */
export const row = <const Id extends string>(
  id: Id,
  category: FestivalCategory,
  audiences: readonly Audience[],
  rule: FestivalRule,
  windows: readonly WindowName[],
  sources: readonly FestivalSource[],
  more: Partial<Pick<FestivalRow, 'until' | 'variantOf' | 'replaces' | 'dispute' | 'undecided'>> = {},
): FestivalRow & { readonly id: Id } => ({
  id,
  category,
  audiences,
  rule,
  windows,
  sources,
  until: null,
  variantOf: null,
  replaces: null,
  dispute: null,
  undecided: false,
  ...more,
});
