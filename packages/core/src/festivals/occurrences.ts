import type { AngaSpan } from '../panchanga/angaSpans.js';
import { ANGAS } from '../panchanga/angas.js';
import { LUNAR_MONTHS } from '../panchanga/calendar.data.js';
import type { LunarMonthName } from '../panchanga/lunarMonths.js';
import type { Lunation } from '../panchanga/range/lunations.js';
import type { RangeDay } from '../panchanga/range/rangeDays.js';
import { tibetanDates } from '../regionalCalendars/tibetanDates.js';
import { contains } from '../time/interval.js';
import { julianDayUt, MINUTES_PER_DAY } from '../time/julianDay.js';
import { nakshatraAt } from '../zodiac/nakshatras.js';
import { type Sign, signIndex, signOf } from '../zodiac/signs.js';
import { weekdayIndex } from '../zodiac/weekdays.js';
import { type FestivalAlmanac, lunationBefore, type MonthTithi, type Sankranti, TRADITIONS } from './almanac.js';
import { firstCrescent } from './chandraDarshana.js';
import { chooseDay, type Decision, type DecisionId, dayAfter, dayFrom, type KaalaChoice } from './dayChoice.js';
import { type EkadashiFast, ekadashiFast, gaunaDay } from './ekadashi.js';
import type { FestivalRule, MonthChoice } from './festivalRow.js';
import { type Occurrence, plainOccurrence, tithiOccurrence } from './occurrence.js';
import { common, dayOfAnga } from './procedures.js';
import { byMonths, bySiddhanta, dateIndexAt, dayOfSankranti, dayOfSolarMonth, dayOfSunDegree } from './solarDays.js';

/** What the rules of a row read: the almanac, and the days of other rows. */
export interface RuleContext {
  readonly almanac: FestivalAlmanac;
  occurrencesOf(id: string): readonly Occurrence[];
}

type RuleOf<Kind extends FestivalRule['kind']> = Extract<FestivalRule, { kind: Kind }>;
type Finder<Kind extends FestivalRule['kind']> = (context: RuleContext, rule: RuleOf<Kind>) => readonly Occurrence[];

/** Every day of the pass on which a rule is kept, in time order. */
export const occurrences = (context: RuleContext, rule: FestivalRule): readonly Occurrence[] =>
  (FINDERS[rule.kind] as Finder<typeof rule.kind>)(context, rule as never);

const FINDERS: { readonly [Kind in FestivalRule['kind']]: Finder<Kind> } = {
  tithi: ({ almanac }, { months, tithis, day }) =>
    tithis
      .flatMap((number) => almanac.tithis(number))
      .filter(({ lunation }) => isInMonth(almanac, lunation, months))
      .map((tithi) => tithiOccurrence(dayOfAnga(almanac, tithi, day), tithi))
      .sort((a, b) => a.day.index - b.day.index),

  siddhanta_tithi: ({ almanac }, { month, tithi: number, day }) =>
    almanac
      .tithis(number)
      .filter(({ lunation }) => isInMonth(almanac, lunation, { names: [month], adhikaFirst: false }))
      .map((tithi) => {
        const ofSiddhanta = { ...tithi, ...almanac.siddhantaSpan(tithi) };
        return tithiOccurrence(dayOfAnga(almanac, ofSiddhanta, day), ofSiddhanta);
      }),

  sun_tithi: ({ almanac }, { sign, tithi, day }) =>
    lastUnderSun(
      almanac,
      sign,
      almanac.tithis(tithi).map((span) => tithiOccurrence(chooseDay(almanac.days, span, day), span)),
    ),

  sun_tithi_nakshatra: ({ almanac }, { sign, tithi, nakshatra, day }) =>
    bestUnderSun(
      almanac,
      sign,
      almanac.tithis(tithi).map((span) => {
        const { decision, isBest } = withNakshatra(almanac, span, almanac.stays(nakshatra), day);
        return { occurrence: tithiOccurrence(decision, span), isBest };
      }),
    ),

  sun_nakshatra: ({ almanac }, { sign, nakshatra, day }) =>
    lastUnderSun(
      almanac,
      sign,
      almanac.stays(nakshatra).map((stay) => nakshatraOccurrence(chooseDay(almanac.days, stay, day), stay)),
    ),

  fortnight_nakshatra: ({ almanac }, { month, paksha, nakshatra, day }) =>
    almanac.sky.lunations().flatMap((lunation) => {
      if (!isInMonth(almanac, lunation, { names: [month], adhikaFirst: false })) return [];
      const fullMoon = almanac.sky.luminaries.crossing(ANGAS.tithi, 180, (lunation.startJdUt + lunation.endJdUt) / 2);
      const half =
        paksha === 'shukla'
          ? { startJdUt: lunation.startJdUt, endJdUt: fullMoon }
          : { startJdUt: fullMoon, endJdUt: lunation.endJdUt };
      const stay = maxShareIn(almanac.stays(nakshatra), half);
      return stay === null ? [] : [nakshatraOccurrence(dayOfAnga(almanac, stay, day), stay, { lunation })];
    }),

  every_nakshatra: ({ almanac }, { nakshatra, day }) =>
    almanac.stays(nakshatra).map((stay) => nakshatraOccurrence(chooseDay(almanac.days, stay, day), stay)),

  ekadashi: ({ almanac }, { month, tithi: number }) => {
    const months: MonthChoice = month === 'adhika' ? 'adhika' : { names: [month], adhikaFirst: false };
    return almanac
      .tithis(number)
      .filter(({ lunation }) => isInMonth(almanac, lunation, months))
      .flatMap((tithi) => ekadashiOccurrence(almanac, tithi));
  },

  ekadashi_in_sign: ({ almanac }, { sign }) => {
    const all = almanac.tithis(11).flatMap((tithi) => {
      const fast = ekadashiFast(almanac, tithi, 'vaishnava');
      return fast === null ? [] : [tithiOccurrence(fast.decision, tithi)];
    });
    return lastUnderSun(almanac, sign, all);
  },

  offset: ({ almanac, occurrencesOf }, { of, days, notAfterAdhika }) =>
    occurrencesOf(of)
      .filter(({ lunation }) => notAfterAdhika === undefined || lunation?.isAdhika === false)
      .map((source) => derived(source, dayAfter(almanac.days, source.day, days), days === 0 ? 'same_day' : 'offset')),

  on_weekday: ({ almanac, occurrencesOf }, { of, weekday, search }) =>
    occurrencesOf(of).flatMap((source) => {
      const back = (weekdayIndex(source.day.weekday) - weekdayIndex(weekday) + 7) % 7;
      if (search === 'same') return back === 0 ? [derived(source, source.day, 'weekday')] : [];
      return [derived(source, dayFrom(almanac.days, source.day.index - back, -1), 'weekday')];
    }),

  weekday_after: (context, { from, days: steps, weekdays, weeks, evenYears }) =>
    occurrences(context, from).flatMap((source) => {
      if (evenYears === true && source.day.date.year % 2 !== 0) return [];
      const { days } = context.almanac;
      let day = dayAfter(days, source.day, steps);
      while (!weekdays.includes(day.weekday)) day = dayAfter(days, day, 1);
      return [derived(source, dayAfter(days, day, weeks * DAYS_OF_WEEK), 'weekday')];
    }),

  tibetan: ({ almanac }, { month, day }) => {
    const { days, sky } = almanac;
    const [first, last] = [sky.spans('tithi')[0], sky.spans('tithi').at(-1)];
    if (first === undefined || last === undefined) return [];
    const span = [dateIndexAt(almanac, first.startJdUt), dateIndexAt(almanac, last.endJdUt)] as const;
    return tibetanDates(month, day, ...span).map((index) =>
      plainOccurrence(byCalendar(dayFrom(days, index), 'tibetan_day')),
    );
  },

  sunrise_tithi_on_weekday: ({ almanac }, { tithis, weekday }) =>
    tithis
      .flatMap((number) => almanac.tithis(number))
      .flatMap((tithi) => {
        const found = daysBetween(almanac, tithi.startJdUt, tithi.endJdUt).find(
          (day) => day.weekday === weekday && contains(tithi, day.sun.sunriseJdUt),
        );
        return found === undefined ? [] : [tithiOccurrence(byCalendar(found, 'weekday'), tithi)];
      })
      .sort((a, b) => a.day.index - b.day.index),

  weekdays_of_shravana: (context, { weekday, month }) =>
    DAYS_OF_SHRAVANA[month](context, (day) => day.weekday === weekday).map((day) => {
      const lunation = context.almanac.tithiAt(day.sun.sunriseJdUt)?.lunation ?? null;
      return plainOccurrence(byCalendar(day, 'weekday'), { lunation, isLeaped: lunation?.isAdhika ?? false });
    }),

  sankranti: ({ almanac }, { sign, day, bySiddhanta: isOfSiddhanta }) =>
    almanac.sankrantis(sign).map((found) => {
      const entry = isOfSiddhanta === true ? bySiddhanta(found) : found;
      return solarOccurrence(dayOfSankranti(almanac, entry, day), entry, 'sankranti');
    }),

  sun_degree: ({ almanac }, { degree }) =>
    almanac.sankrantis('Aries').map((entry) => {
      const near = julianDayUt(entry.jdUt + degree / ANGAS.sun_sign.meanDegPerDay);
      const { jdUt, decision } = dayOfSunDegree(almanac, degree, near);
      return plainOccurrence(decision, {
        anga: { kind: 'sun_degree', id: signOf(degree), number: degree, startJdUt: jdUt, endJdUt: jdUt },
      });
    }),

  solar_day: ({ almanac }, { calendar, sign, day, byVakya }) => {
    const months = byVakya === true ? almanac.vakyaMonths() : almanac.solarMonths(calendar);
    return almanac.sankrantis(sign).map((found) => {
      const entry = byVakya === true ? byMonths(months, found) : found;
      return solarOccurrence(dayOfSolarMonth(almanac, months, entry, day), entry, 'solar_day', day);
    });
  },

  chandra_darshana: ({ almanac }, { month }) =>
    almanac.tithis(1).flatMap((tithi) => {
      if (month !== null && !isInMonth(almanac, tithi.lunation, { names: [month], adhikaFirst: false })) return [];
      const decision = firstCrescent(almanac, tithi.startJdUt);
      return decision === null ? [] : [tithiOccurrence(decision, tithi)];
    }),

  sandhi: ({ almanac }) =>
    almanac
      .tithis(8)
      .filter(({ lunation }) => isInMonth(almanac, lunation, { names: ['ashwina'], adhikaFirst: false }))
      .map((tithi) => tithiOccurrence(byCalendar(almanac.days.at(tithi.endJdUt), 'sandhi'), tithi)),
};

/** Sandhi Puja lasts from this long before the end of Ashtami until as long after it. */
export const SANDHI_DAYS = 24 / MINUTES_PER_DAY;

const byCalendar = (day: RangeDay, decidedBy: DecisionId): Decision => ({
  day,
  decidedBy,
  looks: [],
  checks: [],
  marginDays: null,
});

/** The day of a row that is counted from another: how far that one was from another day counts for this one too. */
const derived = (source: Occurrence, day: RangeDay, decidedBy: DecisionId): Occurrence =>
  plainOccurrence(
    { ...byCalendar(day, decidedBy), marginDays: source.decision.marginDays },
    { lunation: source.lunation },
  );

const nakshatraOccurrence = (decision: Decision, stay: AngaSpan, more: Partial<Occurrence> = {}): Occurrence =>
  plainOccurrence(decision, {
    anga: {
      kind: 'nakshatra',
      id: nakshatraAt(stay.number),
      number: stay.number,
      startJdUt: stay.startJdUt,
      endJdUt: stay.endJdUt,
    },
    ...more,
  });

const solarOccurrence = (
  decision: Decision,
  { sign, jdUt, endJdUt }: Sankranti,
  kind: 'sankranti' | 'solar_day',
  number = signIndex(sign) + 1,
): Occurrence =>
  plainOccurrence(decision, {
    anga: { kind, id: sign, number, startJdUt: jdUt, endJdUt: kind === 'sankranti' ? jdUt : endJdUt },
  });

function ekadashiOccurrence(almanac: FestivalAlmanac, tithi: MonthTithi): readonly Occurrence[] {
  const fasts = TRADITIONS.map((tradition) => ekadashiFast(almanac, tithi, tradition));
  const known = fasts.filter((fast): fast is EkadashiFast => fast !== null);
  const festival = known.find(({ tradition }) => tradition === almanac.rules.tradition);
  const smarta = known.find(({ tradition }) => tradition === 'smarta');
  if (festival === undefined || smarta === undefined) return [];
  return [tithiOccurrence(festival.decision, tithi, { fasts: known, gauna: gaunaDay(almanac, tithi, smarta) })];
}

/** Whether a row of some months is kept in a lunation (docs/rules/10-festivals.md#section-4). */
function isInMonth(almanac: FestivalAlmanac, lunation: Lunation, months: MonthChoice): boolean {
  if (months === 'every') return true;
  if (months === 'adhika') return lunation.isAdhika;
  if (!namesOf(lunation).some((name) => months.names.includes(name))) return false;
  if (!months.adhikaFirst) return !lunation.isAdhika;
  if (lunation.isAdhika) return true;
  const before = lunationBefore(almanac, lunation);
  return before === null || !before.isAdhika || before.monthIndex !== lunation.monthIndex;
}

/** The names that a lunation has: two where the Sun enters two signs. */
const namesOf = ({ amanta, monthIndex, isKshaya }: Lunation): readonly LunarMonthName[] =>
  isKshaya ? [amanta, LUNAR_MONTHS[(monthIndex + 1) % LUNAR_MONTHS.length] as LunarMonthName] : [amanta];

const DAYS_OF_WEEK = 7;
const NOON = { hour: 12, minute: 0, second: 0 };

/** A day of a tithi, and whether a nakshatra is there with it. */
interface WithNakshatra {
  readonly decision: Decision;
  readonly isBest: boolean;
}

/** The day whose kaala has a tithi and a nakshatra; else that of most of their time together; else that of the tithi. */
function withNakshatra(
  { days }: FestivalAlmanac,
  span: MonthTithi,
  stays: readonly AngaSpan[],
  choice: KaalaChoice,
): WithNakshatra {
  const together = stays.map((stay) => common(stay, span)).find((part) => part.startJdUt < part.endJdUt);
  if (together === undefined) return { decision: chooseDay(days, span, choice), isBest: false };
  const inKaala = chooseDay(days, together, choice);
  if (inKaala.looks.some(({ isCovered }) => isCovered)) return { decision: inKaala, isBest: true };
  const byShare = chooseDay(days, together, { kaala: 'vedic_day', both: 'vyapti', none: 'start' });
  return { decision: { ...byShare, looks: inKaala.looks }, isBest: true };
}

/** Of the days of one stay of the Sun in a sign the last that has the nakshatra, else the last. */
function bestUnderSun(
  almanac: FestivalAlmanac,
  sign: Sign,
  all: readonly { readonly occurrence: Occurrence; readonly isBest: boolean }[],
): readonly Occurrence[] {
  const best = lastUnderSun(
    almanac,
    sign,
    all.filter(({ isBest }) => isBest).map(({ occurrence }) => occurrence),
  );
  const any = lastUnderSun(
    almanac,
    sign,
    all.map(({ occurrence }) => occurrence),
  );
  return any.map((last) => best.find(({ day }) => Math.abs(day.index - last.day.index) <= SAME_SIGN_DAYS) ?? last);
}

/** Two lunar months do not both end in one stay of the Sun further apart than this. */
const SAME_SIGN_DAYS = 31;

/** Of the days of one stay of the Sun in a sign, by its place at noon, the last. */
function lastUnderSun(almanac: FestivalAlmanac, sign: Sign, all: readonly Occurrence[]): readonly Occurrence[] {
  const { clock } = almanac.sky.where;
  return almanac.sankrantis(sign).flatMap(({ jdUt, endJdUt }) => {
    const last = all.findLast(({ day }) => {
      const noon = clock.momentOf({ ...day.date, ...NOON });
      return noon >= jdUt && noon < endJdUt;
    });
    return last === undefined ? [] : [last];
  });
}

/** The stay that shares most with an interval. */
function maxShareIn(stays: readonly AngaSpan[], half: { startJdUt: number; endJdUt: number }): AngaSpan | null {
  const shared = (stay: AngaSpan): number =>
    Math.min(stay.endJdUt, half.endJdUt) - Math.max(stay.startJdUt, half.startJdUt);
  return stays.reduce<AngaSpan | null>(
    (best, stay) => (shared(stay) > Math.max(0, best === null ? 0 : shared(best)) ? stay : best),
    null,
  );
}

type DaysOfMonth = (context: RuleContext, isWanted: (day: RangeDay) => boolean) => readonly RangeDay[];

/** Days of Shravana and of its intercalary month: from full moon to full moon, or those whose sunrise is between its new moons. */
const DAYS_OF_SHRAVANA: Readonly<Record<RuleOf<'weekdays_of_shravana'>['month'], DaysOfMonth>> = {
  purnimanta: ({ almanac: { days }, occurrencesOf }, isWanted) =>
    occurrencesOf('guru_purnima').flatMap(({ day: start }) => {
      const end = occurrencesOf('gayatri_jayanti').find(({ day }) => day.index > start.index);
      const length = end === undefined ? 0 : end.day.index - start.index;
      return Array.from({ length }, (_, at) => dayAfter(days, start, at + 1)).filter(isWanted);
    }),
  amanta: ({ almanac }, isWanted) =>
    almanac.sky
      .lunations()
      .filter(({ amanta }) => amanta === 'shravana')
      .flatMap((lunation) =>
        daysBetween(almanac, lunation.startJdUt, lunation.endJdUt).filter(
          (day) => isWanted(day) && contains(lunation, day.sun.sunriseJdUt),
        ),
      ),
};

function daysBetween({ days }: FestivalAlmanac, from: number, to: number): readonly RangeDay[] {
  const [first, last] = [days.at(julianDayUt(from)), days.at(julianDayUt(to))];
  const found: RangeDay[] = [first];
  for (let day = first; day.index < last.index; ) {
    day = dayAfter(days, day, 1);
    found.push(day);
  }
  return found;
}
