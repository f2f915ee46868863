import { type TSchema, Type } from 'typebox';
import { metaSchema } from '../../calculations/fields/metaSchema.js';
import { nullable, oneOf } from '../../calculations/fields/schema.js';
import { panchangInput } from '../../calculations/panchang/input.js';
import { DAY_YOGA_IDS } from '../../core/panchanga/dayYogas.js';
import { WINDOW_IDS } from '../../core/panchanga/windows.js';
import { WEEKDAYS } from '../../core/zodiac/weekdays.js';
import { grahaId } from '../schema/bodies.js';
import { fieldsOf, recordOf } from '../schema/maps.js';
import { signFields, signSchema } from '../schema/position.js';
import { lunarMonthSchema, samvatsaraSchema, seasonFields, solarMonthSchema, yearFields } from './calendarSchemas.js';
import {
  idAndName,
  karanaFields,
  momentSchema,
  nakshatraFields,
  padaSchema,
  tithiFields,
  windowSchema,
  windowsSchema,
  yogaFields,
} from './limbSchemas.js';

type Fields = Readonly<Record<string, TSchema>>;

const limbTimes = { starts: momentSchema, ends: momentSchema };
const listOf = <F extends Fields>(fields: F) => Type.Array(Type.Object({ ...fields, ...limbTimes }), { minItems: 1 });
const limb = <F extends Fields>(fields: F, description: string) =>
  Type.Object({ ...fields, ...limbTimes }, { description });
const window = { start: momentSchema, end: momentSchema };
const stretches = <F extends Fields>(fields: F) => Type.Array(Type.Object({ ...fields, ...window }));
const quality = { quality: Type.String({ enum: ['good', 'neutral', 'bad'] }), quality_name: Type.String() };
const dayAndNight = <F extends Fields>(fields: F) =>
  nullable(Type.Object({ day: stretches(fields), night: stretches(fields) }));
const minute = nullable(Type.String({ pattern: '^\\d{2}:\\d{2}$', description: 'HH:MM, to the nearest minute' }));
const moment = nullable(momentSchema);
const length = nullable(Type.String({ pattern: '^\\d{2}:\\d{2}:\\d{2}$', description: 'HH:MM:SS' }));
const hours = nullable(Type.Number({ minimum: 0, maximum: 24 }));

/** The wire record of `POST /panchang`. */
export const panchangResponse = Type.Object({
  panchang: Type.Object({
    date: panchangInput.properties.date,
    place: Type.String(),
    latitude: panchangInput.properties.latitude,
    longitude: panchangInput.properties.longitude,
    timezone: panchangInput.properties.timezone,
    vara: Type.String({ description: 'display word of the day from sunrise to sunrise' }),
    vara_id: oneOf(WEEKDAYS),
    vara_lord: grahaId,
    weekday: Type.String({ description: 'display word' }),
    weekday_id: oneOf(WEEKDAYS),
    sunrise: minute,
    sunset: minute,
    moonrise: minute,
    moonset: minute,
    sunrise_at: moment,
    sunset_at: moment,
    moonrise_at: moment,
    moonset_at: moment,
    next_sunrise_at: moment,
    day_length: length,
    day_length_hours: hours,
    night_length: length,
    night_length_hours: hours,
    tithi: limb(tithiFields, 'at sunrise'),
    nakshatra: limb({ ...nakshatraFields, pada: padaSchema }, 'at sunrise'),
    yoga: limb(yogaFields, 'at sunrise'),
    karana: limb(karanaFields, 'at sunrise'),
    moon_sign: limb(signFields, 'at sunrise'),
    sun_sign: limb(signFields, 'at sunrise'),
    tithis: listOf(tithiFields),
    nakshatras: listOf(nakshatraFields),
    nakshatra_padas: listOf({ nakshatra: Type.String(), nakshatra_number: Type.Integer(), pada: padaSchema }),
    yogas: listOf(yogaFields),
    karanas: listOf(karanaFields),
    moon_signs: listOf(signFields),
    sun_signs: listOf(signFields),
    sun_nakshatras: listOf(nakshatraFields),
    tithi_vriddhi: Type.Boolean({ description: 'the tithi of this sunrise runs at the next one too' }),
    tithi_kshaya: Type.Array(Type.Object(tithiFields), { description: 'tithis that begin and end within the day' }),
    lunar_month: lunarMonthSchema,
    solar_month: solarMonthSchema,
    ...seasonFields,
    ...yearFields,
    shaka_samvatsara: samvatsaraSchema,
    vikram_samvatsara: samvatsaraSchema,
    jovian_samvatsara: samvatsaraSchema,
    madhyahna: moment,
    ...fieldsOf(WINDOW_IDS, nullable(windowSchema)),
    durmuhurta: nullable(windowsSchema),
    choghadiya: dayAndNight({ ...idAndName, lord: grahaId, ...quality }),
    gowri: dayAndNight({ ...idAndName, ...quality }),
    hora: dayAndNight({ lord: grahaId }),
    muhurtas: dayAndNight({ ...idAndName, ...quality }),
    varjyam: windowsSchema,
    amrita_kala: windowsSchema,
    special_yogas: recordOf(DAY_YOGA_IDS, Type.Object({ name: Type.String(), periods: windowsSchema })),
    bhadra: stretches({
      moon_sign: signSchema,
      residence: Type.String({ enum: ['heaven', 'earth', 'nether'] }),
      residence_name: Type.String(),
    }),
    anandadi: stretches(idAndName),
    tamil_yoga: stretches(idAndName),
    chandra_bala: stretches({
      moon_sign: signSchema,
      favourable_for: Type.Array(signSchema),
      chandrashtama_for: signSchema,
    }),
    tara_bala: stretches({
      moon_nakshatra: Type.Object(nakshatraFields),
      favourable_for: Type.Array(Type.Object(nakshatraFields)),
    }),
    panchaka_rahita: stretches({
      ...signFields,
      panchaka: nullable(Type.String({ description: 'null is clean' })),
      panchaka_name: nullable(Type.String()),
    }),
    lagnas: stretches(signFields),
    disha_shool: Type.String({ enum: ['east', 'west', 'north', 'south'] }),
    disha_shool_name: Type.String(),
    agni_vasa: Type.String({ enum: ['heaven', 'earth', 'nether'] }),
    agni_vasa_name: Type.String(),
    shiva_vasa: Type.String(),
    shiva_vasa_name: Type.String(),
  }),
  meta: metaSchema,
});
