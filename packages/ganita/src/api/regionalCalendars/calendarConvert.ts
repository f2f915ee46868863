import { tithiFacts } from '@ganita/core/panchanga/angaNames.js';
import type { RegionalCalendarId } from '@ganita/core/regionalCalendars/calendars.data.js';
import type { RegionalDate } from '@ganita/core/regionalCalendars/regionalDate.js';
import { dateText } from '@ganita/core/time/civilText.js';
import { MINUTES_PER_DAY, weekdayOf } from '@ganita/core/time/julianDay.js';
import { weekdayAt } from '@ganita/core/zodiac/weekdays.js';
import type { Language } from '@ganita/words/languages.js';
import { WORDS } from '@ganita/words/words.js';
import { Type } from 'typebox';
import { date } from '../../calculations/fields/birthFields.js';
import { metaSchema } from '../../calculations/fields/metaSchema.js';
import { described, nullable } from '../../calculations/fields/schema.js';
import type {
  CalendarConvertAnswer,
  ConvertedDate,
} from '../../calculations/regionalCalendars/calendarConvertCalculation.js';
import { regionalCalendarId, regionalMonthId } from '../../calculations/regionalCalendars/regionalCalendarsInput.js';
import type { EndpointAnswer } from '../endpointAnswer.js';
import { samvatsaraRecord, samvatsaraSchema } from '../panchang/lunarDate.js';
import { pakshaId, tithiId } from '../schema/angaFields.js';
import { momentOf } from '../schema/moments.js';
import { displayWord, idIn, namedFields, namedOrNullFields } from '../schema/nameFields.js';
import { resolvedTimeSchema } from '../schema/resolvedTimeFields.js';
import { weekdayId } from '../schema/weekdayFields.js';
import type { Wire } from '../schema/wire.js';
import { type Clock, clockOf } from '../values/clock.js';
import { metaRecord } from '../values/meta.js';
import { named, namedOrNull } from '../values/names.js';
import { round6 } from '../values/numbers.js';
import { clockUsedRecord } from '../values/resolvedTime.js';
import { weekdayRecord } from '../values/weekday.js';

const eraId = idIn(WORDS.en.regionalCalendars.era, 'Era', 'what the years of a calendar are counted from');

const LUNAR = 'null where months do not follow the Moon';
const SOLAR = 'null where months do not follow the Sun';

/** A date of a regional calendar. */
const regionalDateSchema = Type.Object(
  {
    ...namedFields('regional_calendar', regionalCalendarId),
    ...namedFields('era', eraId),
    calendar_year: Type.Integer({ description: 'year of the era' }),
    ...namedFields('calendar_month', regionalMonthId),
    calendar_month_number: Type.Integer({ minimum: 1, maximum: 12, description: 'number of the month in its year' }),
    calendar_day: Type.Integer({
      minimum: 1,
      maximum: 32,
      description: 'day of the month; where months follow the Moon the number of the tithi in its paksha, 1 to 15',
    }),
    ...namedOrNullFields('paksha', described(pakshaId, `half of the lunar month; ${LUNAR}`)),
    ...namedOrNullFields('tithi', described(tithiId, `tithi at sunrise; ${LUNAR}`)),
    tithi_number: nullable(
      Type.Integer({ minimum: 1, maximum: 30, description: `number of the tithi from the new moon; ${LUNAR}` }),
    ),
    is_adhika: nullable(Type.Boolean({ description: `an adhika (intercalary) month; ${LUNAR}` })),
    is_repeated: nullable(Type.Boolean({ description: `the sunrise before was in the same tithi; ${LUNAR}` })),
    month_start: nullable(
      described(date, 'first date of the month; null where months end with the full moon, and may be divided'),
    ),
    month_end: nullable(described(date, 'last date of the month; null where `month_start` is')),
    samvatsara: nullable(
      described(samvatsaraSchema, 'year of the cycle of sixty; null where the calendar does not name its years'),
    ),
    sankranti_at: nullable(momentOf(`when the Sun entered the sign of the month; ${SOLAR}`)),
    margin_minutes: nullable(
      Type.Number({
        minimum: 0,
        description: `minutes by which that moment would have to move for the month to start on the neighbouring date; ${SOLAR}`,
      }),
    ),
    near_boundary: nullable(
      Type.Boolean({
        description: `the margin is so small that printed almanacs may have the neighbouring date; ${SOLAR}`,
      }),
    ),
    predicted: Type.Boolean({
      description:
        'the months of the calendar are proclaimed, and this one is by the rule: the proclaimed one is not known here',
    }),
  },
  { title: 'RegionalDate', description: 'a date of a calendar of a region' },
);

const calendarConvertResponse = Type.Object({
  converted: Type.Array(
    Type.Object(
      {
        date: described(date, 'the Gregorian date'),
        ...namedFields('weekday', described(weekdayId, 'weekday of that date')),
        sun_event_substituted: Type.Boolean({
          description: 'the Sun does not rise or set on the date: midnight replaces sunrise',
        }),
        calendars: Type.Array(regionalDateSchema, { description: 'the date in each calendar that was in use' }),
        not_in_use: Type.Array(regionalCalendarId, {
          description: 'calendars of the request that were introduced after the date',
        }),
        not_in_use_names: Type.Array(displayWord, { description: 'their names' }),
      },
      { title: 'ConvertedDate', description: 'a Gregorian date in the calendars of the regions' },
    ),
    {
      minItems: 1,
      description:
        'the date that was requested. In general one; two where two sunrises are in one tithi, or where a long year of the Odia calendar has a day twice',
    },
  ),
  resolved_time: resolvedTimeSchema,
  meta: metaSchema,
});

function calendarConvertRecord({
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
    ...named('calendar_month', month, regionalMonthWords(calendar, language)),
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
export function regionalMonthWords(calendar: RegionalCalendarId, language: Language): Readonly<Record<string, string>> {
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
export const calendarConvertAnswer: EndpointAnswer<CalendarConvertAnswer, typeof calendarConvertResponse> = {
  schema: calendarConvertResponse,
  record: calendarConvertRecord,
};
