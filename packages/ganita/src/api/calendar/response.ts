import { type TSchema, Type } from 'typebox';
import { calendarSection } from '../../calculations/calendar/calendarRange.js';
import { date, latitude, longitude } from '../../calculations/fields/birthFields.js';
import { metaSchema } from '../../calculations/fields/metaSchema.js';
import { described } from '../../calculations/fields/schema.js';
import { grahanasOfDaySchema } from '../eclipses/grahanaSchemas.js';
import { festivalSchema } from '../festivals/response.js';
import { dayNameFields, panchangParts } from '../panchang/response.js';
import { resolvedTimeSchema } from '../schema/resolvedTime.js';

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

export const calendarHeadSchema = Type.Object({
  ...calendarHeadFields,
  sections: Type.Array(calendarSection, {
    description: 'sections of each date',
  }),
  count: Type.Integer({
    minimum: 1,
    description: 'number of dates; one that the clocks of the zone skipped is left out',
  }),
});

/** The answer of `POST /calendar`. */
export const calendarResponse = Type.Object({
  calendar: Type.Object(
    {
      ...calendarHeadSchema.properties,
      rows: Type.Array(calendarDaySchema, { description: 'every date of the range, in order' }),
    },
    { title: 'Calendar', description: 'the panchanga of each date of a range at a place' },
  ),
  resolved_time: resolvedTimeSchema,
  meta: metaSchema,
});
