import type { CalendarDay } from '@ganita/core/panchanga/range/calendarDays.js';
import { dateText } from '@ganita/core/time/civilText.js';
import { daysSince2000 } from '@ganita/core/time/julianDay.js';
import { Type } from 'typebox';
import type { CalendarAnswer } from '../../calculations/calendar/calendarRange.js';
import { date } from '../../calculations/fields/birthFields.js';
import { described } from '../../calculations/fields/schema.js';
import { briefFestivalRecord, briefFestivalSchema } from '../festivals/brief.js';
import { lunarMonthId } from '../panchang/lunarDate.js';
import { angasRecord, dayNameRecord, lunarDateRecord, riseFields, risesRecord } from '../panchang/panchang.js';
import { nakshatraAngaFields, tithiFields } from '../schema/angaFields.js';
import { momentOf } from '../schema/moments.js';
import { namedFields } from '../schema/nameFields.js';
import { weekdayId } from '../schema/weekdayFields.js';
import type { Wire } from '../schema/wire.js';
import { type Clock, clockOf } from '../values/clock.js';

const { id: tithi, name: tithiName, number: tithiNumber, paksha, paksha_name } = tithiFields;
const { id: nakshatra, name: nakshatraName, number: nakshatraNumber } = nakshatraAngaFields;
const { sunrise, sunset, moonrise, moonset, moonrise_at, moonset_at } = riseFields;
const ends = momentOf('when it ends');

/** A date of a calendar as a cell of a month shows it. */
export const briefDaySchema = Type.Object(
  {
    date,
    ...namedFields('weekday', described(weekdayId, 'weekday of the civil date')),
    sunrise,
    sunset,
    moonrise,
    moonset,
    moonrise_at,
    moonset_at,
    tithi: Type.Object(
      { id: tithi, name: tithiName, number: tithiNumber, paksha, paksha_name, ends },
      { title: 'BriefTithi', description: 'tithi at sunrise' },
    ),
    nakshatra: Type.Object(
      { id: nakshatra, name: nakshatraName, number: nakshatraNumber, ends },
      { title: 'BriefNakshatra', description: 'nakshatra of the Moon at sunrise' },
    ),
    ...namedFields('amanta', described(lunarMonthId, 'month that ends with the new moon')),
    ...namedFields('purnimanta', described(lunarMonthId, 'month that ends with the full moon')),
    is_adhika: Type.Boolean({ description: 'whether the month is intercalary' }),
    festivals: Type.Array(briefFestivalSchema, {
      description: 'festivals and fasts of the date, in the order of the table',
    }),
  },
  { title: 'BriefDay', description: 'a date of a calendar, in brief' },
);

/** A brief row for each date. */
export function briefRows(answer: CalendarAnswer): Wire<typeof briefDaySchema>[] {
  const clock = clockOf(answer.range.clock, answer.rounding);
  return answer.days.map((day) => briefDayRecord(day, answer, clock));
}

function briefDayRecord(
  { basis, rises, angas, lunar }: CalendarDay,
  { input: { language }, festivals }: CalendarAnswer,
  clock: Clock,
): Wire<typeof briefDaySchema> {
  if (rises === null || angas === null || lunar === null || festivals === null) throw new Error('a section is missing');
  const { weekday, weekday_name } = dayNameRecord(basis, language);
  const { sunrise, sunset, moonrise, moonset, moonrise_at, moonset_at } = risesRecord(basis, rises, clock, language);
  const { tithi, nakshatra } = angasRecord(angas, clock, language);
  const { lunar_month: month } = lunarDateRecord(lunar, clock, language);
  const index = daysSince2000(basis.date);
  return {
    date: dateText(basis.date),
    weekday,
    weekday_name,
    sunrise,
    sunset,
    moonrise,
    moonset,
    moonrise_at,
    moonset_at,
    tithi: {
      id: tithi.id,
      name: tithi.name,
      number: tithi.number,
      paksha: tithi.paksha,
      paksha_name: tithi.paksha_name,
      ends: tithi.ends,
    },
    nakshatra: { id: nakshatra.id, name: nakshatra.name, number: nakshatra.number, ends: nakshatra.ends },
    amanta: month.amanta,
    amanta_name: month.amanta_name,
    purnimanta: month.purnimanta,
    purnimanta_name: month.purnimanta_name,
    is_adhika: month.is_adhika,
    festivals: festivals.days
      .filter(({ occurrence }) => occurrence.day.index === index)
      .map((one) => briefFestivalRecord(one, festivals.calendar, language)),
  };
}
