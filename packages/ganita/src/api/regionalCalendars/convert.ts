import { tithiFacts } from '@ganita/core/panchanga/angaNames.js';
import type { RegionalCalendarId } from '@ganita/core/regionalCalendars/calendars.data.js';
import type { RegionalDate } from '@ganita/core/regionalCalendars/regionalDate.js';
import { dateText } from '@ganita/core/time/civilText.js';
import { MINUTES_PER_DAY, weekdayOf } from '@ganita/core/time/julianDay.js';
import { weekdayAt } from '@ganita/core/zodiac/weekdays.js';
import type { Language } from '@ganita/words/languages.js';
import { WORDS } from '@ganita/words/words.js';
import type { CalendarConvertAnswer, ConvertedDate } from '../../calculations/regionalCalendars/calendarConvert.js';
import { endpointAnswer } from '../endpointAnswer.js';
import { samvatsaraRecord } from '../panchang/calendar.js';
import type { Wire } from '../schema/wire.js';
import { type Clock, clockOf } from '../values/clock.js';
import { metaRecord } from '../values/meta.js';
import { named, namedOrNull } from '../values/names.js';
import { round6 } from '../values/numbers.js';
import { clockUsedRecord } from '../values/resolvedTime.js';
import { weekdayRecord } from '../values/weekday.js';
import type { regionalDateSchema } from './response.js';
import { calendarConvertResponse } from './response.js';

/** The wire record of `POST /calendar/convert`. */
export function calendarConvertRecord({
  input: { language },
  dates,
  clock,
  clockUsed,
  rounding,
  meta,
}: CalendarConvertAnswer): Wire<typeof calendarConvertResponse> {
  const write = clockOf(clock, rounding);
  return {
    converted: dates.map((date) => convertedRecord(date, write, language)),
    resolved_time: clockUsedRecord(clockUsed),
    meta: metaRecord(meta),
  };
}

function convertedRecord({ date, isSunEventSubstituted, calendars }: ConvertedDate, clock: Clock, language: Language) {
  const notInUse = calendars.flatMap(([id, converted]) => (converted === null ? [id] : []));
  return {
    date: dateText(date),
    ...weekdayRecord(weekdayAt(weekdayOf(date)), language),
    sun_event_substituted: isSunEventSubstituted,
    calendars: calendars.flatMap(([, converted]) =>
      converted === null ? [] : [regionalDateRecord(converted, clock, language)],
    ),
    not_in_use: notInUse,
    not_in_use_names: notInUse.map((id) => WORDS[language].regionalCalendars.calendar[id]),
  };
}

/** A date of a regional calendar. */
function regionalDateRecord(
  { calendar, era, year, month, monthNumber, day, monthDates, samvatsara, entry, lunar, isPredicted }: RegionalDate,
  clock: Clock,
  language: Language,
): Wire<typeof regionalDateSchema> {
  const words = WORDS[language];
  const tithi = lunar === null ? null : tithiFacts(lunar.tithi).tithi;
  return {
    ...named('regional_calendar', calendar, words.regionalCalendars.calendar),
    ...named('era', era, words.regionalCalendars.era),
    calendar_year: year,
    ...named('calendar_month', month, monthWords(calendar, language)),
    calendar_month_number: monthNumber,
    calendar_day: day,
    ...namedOrNull('paksha', lunar?.paksha ?? null, words.angas.paksha),
    ...namedOrNull('tithi', tithi, words.angas.tithi),
    tithi_number: lunar?.tithi ?? null,
    is_adhika: lunar?.isAdhika ?? null,
    is_repeated: lunar?.isRepeated ?? null,
    month_start: monthDates && dateText(monthDates.first),
    month_end: monthDates && dateText(monthDates.last),
    samvatsara: samvatsara && samvatsaraRecord(samvatsara, language),
    sankranti_at: clock.momentOrNull(entry?.sankrantiJdUt ?? null),
    margin_minutes: entry === null ? null : round6(entry.marginDays * MINUTES_PER_DAY),
    near_boundary: entry === null ? null : entry.isNearLimit,
    predicted: isPredicted,
  };
}

/** The names of the months of a calendar: its own, or those of the lunar months. */
function monthWords(calendar: RegionalCalendarId, language: Language): Readonly<Record<string, string>> {
  const { regionalCalendars: words, panchangaCalendar } = WORDS[language];
  switch (calendar) {
    case 'tamil':
      return panchangaCalendar.tamilMonth;
    case 'malayalam':
      return words.malayalamMonth;
    case 'bengali':
      return words.bengaliMonth;
    case 'assamese':
      return words.assameseMonth;
    case 'odia':
      return words.odiaMonth;
    case 'nepali':
      return words.nepaliMonth;
    default:
      return panchangaCalendar.lunarMonth;
  }
}

/** The answer of `POST /calendar/convert`. */
export const calendarConvertAnswer = endpointAnswer({ schema: calendarConvertResponse, record: calendarConvertRecord });
