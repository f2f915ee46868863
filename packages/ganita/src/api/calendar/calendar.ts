import { touches } from '@ganita/core/eclipses/grahanasOfDay.js';
import type { CalendarDay } from '@ganita/core/panchanga/range/calendarDays.js';
import { dateText } from '@ganita/core/time/civilText.js';
import { daysSince2000 } from '@ganita/core/time/julianDay.js';
import type { Language } from '@ganita/words/languages.js';
import { type TSchema, Type } from 'typebox';
import {
  type CalendarAnswer,
  type CalendarFestivals,
  calendarSection,
  sectionsOf,
} from '../../calculations/calendar/calendarRange.js';
import { date, latitude, longitude } from '../../calculations/fields/birthFields.js';
import { metaSchema } from '../../calculations/fields/metaSchema.js';
import { described } from '../../calculations/fields/schema.js';
import { grahanaOfDayRecord, grahanasOfDaySchema } from '../eclipses/grahana.js';
import type { EndpointAnswer } from '../endpointAnswer.js';
import { festivalRecord, festivalSchema } from '../festivals/festivals.js';
import { qualitiesRecord } from '../panchang/dayQualities.js';
import {
  angasRecord,
  dayNameFields,
  dayNameRecord,
  lunarDateRecord,
  panchangParts,
  risesRecord,
  solarDateRecord,
} from '../panchang/panchang.js';
import { resolvedTimeSchema } from '../schema/resolvedTimeFields.js';
import type { Wire } from '../schema/wire.js';
import { type Clock, clockOf } from '../values/clock.js';
import { metaRecord } from '../values/meta.js';
import { clockUsedRecord } from '../values/resolvedTime.js';
import { briefDaySchema, briefRows } from './briefDay.js';

const section = <S extends TSchema>(schema: S) => Type.Optional(schema);

/** A date of a calendar; each section that was requested has what `/panchang`, or `/festivals`, has of it. */
export const calendarDaySchema = Type.Object(
  {
    date,
    timezone: Type.Number({ description: 'hours ahead of UTC at the start of the date' }),
    ...dayNameFields,
    limbs: section(panchangParts.limbs),
    sun_moon: section(panchangParts.sun_moon),
    windows: section(panchangParts.windows),
    lunar: section(panchangParts.lunar),
    solar: section(panchangParts.solar),
    grahanas: section(grahanasOfDaySchema),
    festivals: section(
      Type.Array(festivalSchema, { description: 'festivals and fasts of the date, in the order of the table' }),
    ),
  },
  { title: 'CalendarDay', description: 'a date of a calendar, in the sections that were requested' },
);

/** What is calculated: the place as it was found, and the range. */
const calendarHeadFields = {
  from_date: described(date, 'first date'),
  to_date: described(date, 'last date'),
  place: Type.String({ description: 'name of the place, as given or as found' }),
  latitude,
  longitude,
};

const calendarHeadSchema = Type.Object({
  ...calendarHeadFields,
  sections: Type.Array(calendarSection, {
    description: 'sections of each date; of a brief answer those that its rows are made of',
  }),
  count: Type.Integer({
    minimum: 1,
    description: 'number of dates; one that the clocks of the zone skipped is left out',
  }),
});

const calendarResponse = Type.Object({
  calendar: Type.Object(
    {
      ...calendarHeadSchema.properties,
      rows: Type.Array(calendarDaySchema, {
        description: 'every date of the range, in order; empty in a brief answer, which has `brief_rows`',
      }),
      brief_rows: Type.Optional(
        Type.Array(briefDaySchema, { description: 'of a brief answer: every date of the range, in order' }),
      ),
    },
    { title: 'Calendar', description: 'the panchanga of each date of a range at a place' },
  ),
  resolved_time: resolvedTimeSchema,
  meta: metaSchema,
});

const calendarRecord = (answer: CalendarAnswer): Wire<typeof calendarResponse> => ({
  calendar: {
    ...calendarHead(answer),
    ...(answer.input.detail === 'brief' ? { rows: [], brief_rows: briefRows(answer) } : { rows: calendarRows(answer) }),
  },
  resolved_time: clockUsedRecord(answer.range.clockUsed),
  meta: metaRecord(answer.meta),
});

/** Place, range and sections of a calendar. */
export const calendarHead = ({ input, range, days }: CalendarAnswer): Wire<typeof calendarHeadSchema> => ({
  from_date: dateText(range.from),
  to_date: dateText(range.to),
  place: input.place,
  latitude: input.latitude as number,
  longitude: input.longitude as number,
  sections: [...sectionsOf(input)],
  count: days.length,
});

/** A row for each date. */
export function calendarRows(answer: CalendarAnswer): Wire<typeof calendarDaySchema>[] {
  const { language } = answer.input;
  const clock = clockOf(answer.range.clock, answer.rounding);
  return answer.days.map((day) => ({
    ...calendarDayRecord(day, clock, language),
    ...(answer.input.sections.includes('grahanas') && { grahanas: grahanasRecord(day, answer, clock) }),
    ...(answer.festivals && { festivals: festivalsOfDay(day, answer.festivals, answer, clock) }),
  }));
}

const grahanasRecord = ({ basis }: CalendarDay, { grahanas, input }: CalendarAnswer, clock: Clock) =>
  grahanas.filter((one) => touches(one, basis.interval)).map((one) => grahanaOfDayRecord(one, clock, input.language));

function festivalsOfDay(
  { basis }: CalendarDay,
  { calendar, days }: CalendarFestivals,
  { grahanas, input }: CalendarAnswer,
  clock: Clock,
) {
  const show = { calendar, grahanas, clock, language: input.language, withEvidence: false };
  const index = daysSince2000(basis.date);
  return days.filter(({ occurrence }) => occurrence.day.index === index).map((one) => festivalRecord(one, show));
}

function calendarDayRecord(
  { basis, rises, angas, lunar, solar, qualities }: CalendarDay,
  clock: Clock,
  language: Language,
) {
  const { date, where } = basis;
  return {
    date: dateText(date),
    timezone: where.clock.offsetHoursAt(where.clock.startOf(date)),
    ...dayNameRecord(basis, language),
    ...(angas && { limbs: angasRecord(angas, clock, language) }),
    ...(rises && { sun_moon: risesRecord(basis, rises, clock, language) }),
    ...(qualities && { windows: qualitiesRecord(qualities, clock, language) }),
    ...(lunar && { lunar: lunarDateRecord(lunar, clock, language) }),
    ...(solar && { solar: solarDateRecord(solar, language) }),
  };
}

/** The answer of `POST /calendar`. */
export const calendarAnswer: EndpointAnswer<CalendarAnswer, typeof calendarResponse> = {
  schema: calendarResponse,
  record: calendarRecord,
};
