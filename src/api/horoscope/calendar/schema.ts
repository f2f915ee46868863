import { type TProperties, Type } from 'typebox';
import { birthFields } from '../../../calculations/fields/birthFields.js';
import { nullable, oneOf } from '../../../calculations/fields/schema.js';
import { WEEKDAYS } from '../../../core/zodiac/weekdays.js';
import {
  lunarMonthSchema,
  samvatsaraSchema,
  seasonFields,
  solarMonthSchema,
  yearFields,
} from '../../panchang/calendarSchemas.js';
import { karanaFields, nakshatraAndPadaFields, nityaYogaFields, tithiFields } from '../../schema/angas.js';
import { grahaId } from '../../schema/bodies.js';
import { momentSchema, windowSchema, windowsSchema } from '../../schema/moments.js';
import { namedFields } from '../../schema/names.js';
import { signFields } from '../../schema/position.js';

const running = <F extends TProperties>(title: string, fields: F) =>
  Type.Object(
    {
      ...fields,
      start: momentSchema,
      end: momentSchema,
      fraction_left: Type.Number({ minimum: 0, maximum: 1, description: 'by time' }),
    },
    { title },
  );
const timeOfDay = nullable(Type.String({ pattern: '^\\d{2}:\\d{2}:\\d{2}$', description: 'HH:MM:SS' }));
const moment = nullable(momentSchema);

/** Panchanga and calendar of the chart's moment. */
export const calendarInfoSchema = Type.Object({
  place: Type.String(),
  latitude: birthFields.latitude,
  longitude: birthFields.longitude,
  timezone: Type.Number({ description: 'hours ahead of UTC, as used' }),
  date: birthFields.date,
  time: birthFields.time,
  ...namedFields('weekday', oneOf(WEEKDAYS)),
  ...namedFields('vara', oneOf(WEEKDAYS)),
  ...namedFields('vara_lord', grahaId),
  lunar_month: lunarMonthSchema,
  solar_month: solarMonthSchema,
  ...seasonFields,
  samvatsara: samvatsaraSchema,
  samvatsaras: Type.Object({
    south_solar: samvatsaraSchema,
    south_lunar: samvatsaraSchema,
    north_jovian: samvatsaraSchema,
    vikram_year: samvatsaraSchema,
  }),
  next_jovian_samvatsara_at: momentSchema,
  mesha_sankranti: momentSchema,
  ...yearFields,
  sunrise: timeOfDay,
  sunset: timeOfDay,
  moonrise: timeOfDay,
  moonset: timeOfDay,
  sunrise_at: moment,
  sunset_at: moment,
  moonrise_at: moment,
  moonset_at: moment,
  day_length: timeOfDay,
  day_length_hours: nullable(Type.Number({ minimum: 0, maximum: 24 })),
  tithi: running('RunningTithi', tithiFields),
  nakshatra: running('RunningNakshatra', nakshatraAndPadaFields),
  yoga: running('RunningYoga', nityaYogaFields),
  karana: running('RunningKarana', karanaFields),
  moon_sign: running('RunningSign', signFields),
  sun_sign: running('RunningSign', signFields),
  vedic_day: nullable(
    Type.Object({
      date: birthFields.date,
      sunrise: momentSchema,
      sunset: momentSchema,
      next_sunrise: momentSchema,
    }),
  ),
  rahu_kalam: nullable(windowSchema),
  yamaganda: nullable(windowSchema),
  gulika: nullable(windowSchema),
  abhijit: nullable(windowSchema),
  durmuhurta: nullable(windowsSchema),
});
