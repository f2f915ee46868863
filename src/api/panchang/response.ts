import { type TSchema, Type } from 'typebox';
import { timezoneUsed } from '../../calculations/fields/birthFields.js';
import { metaSchema } from '../../calculations/fields/metaSchema.js';
import { nullable } from '../../calculations/fields/schema.js';
import { panchangInput } from '../../calculations/panchang/input.js';
import { DAY_YOGA_IDS } from '../../core/panchanga/dayYogas.js';
import { HIGHEST_LAGNA_LATITUDE_DEG } from '../../core/panchanga/lagnaSpans.js';
import { WINDOW_IDS } from '../../core/panchanga/windows.js';
import { WORDS } from '../../i18n/words.js';
import {
  karanaSchema,
  nakshatraAndPadaSchema,
  nakshatraSchema,
  nityaYogaSchema,
  running,
  signStaySchema,
  tithiFields,
  tithiSchema,
} from '../schema/angas.js';
import { grahaId } from '../schema/bodies.js';
import { fieldsOf, recordOf } from '../schema/maps.js';
import { minuteOf, momentOf, windowFields, windowSchema, windowsSchema } from '../schema/moments.js';
import { nakshatraNamedFields, nakshatraRowFields, padaSchema } from '../schema/nakshatra.js';
import { displayWord, idAndNameFields, idIn, namedFields, namedOrNullFields } from '../schema/names.js';
import { signFields, signNamedFields, signSchema } from '../schema/position.js';
import { resolvedTimeSchema } from '../schema/resolvedTime.js';
import { weekdayId } from '../schema/weekday.js';
import { lunarMonthSchema, samvatsaraSchema, seasonFields, solarMonthSchema, yearFields } from './calendarSchemas.js';

type Fields = Readonly<Record<string, TSchema>>;

const { panchangaDay } = WORDS.en;
const worldId = idIn(panchangaDay.world, 'World', 'heaven, earth or nether world');

/** The list of all angas that run within a day. */
const listOf = <S extends TSchema>(schema: S, description: string) =>
  Type.Array(schema, { minItems: 1, description: `${description} that run between this sunrise and the next` });

const row = <F extends Fields>(title: string, fields: F) => Type.Object({ ...fields, ...windowFields }, { title });
const quality = namedFields('quality', idIn(panchangaDay.partQuality, 'PartQuality', 'good, neutral or bad'));
const dayAndNight = <S extends TSchema>(title: string, part: S, description: string) =>
  nullable(
    Type.Object(
      {
        day: Type.Array(part, { description: 'from sunrise to sunset' }),
        night: Type.Array(part, { description: 'from sunset to the next sunrise' }),
      },
      { title, description: `${description}; null where the Sun does not rise or set` },
    ),
  );

const moment = (what: string) => nullable(momentOf(`${what}; null where there is none on the date`));
const length = (what: string) =>
  nullable(Type.String({ pattern: '^\\d{2}:\\d{2}:\\d{2}$', description: `length of the ${what}, HH:MM:SS` }));
const hours = (what: string) =>
  nullable(Type.Number({ minimum: 0, maximum: 24, description: `length of the ${what} in hours` }));

const WHERE_ALL_RISE = `null beyond ${HIGHEST_LAGNA_LATITUDE_DEG} degrees of latitude, where some signs never rise`;

const taraRow = row('TaraBalaPeriod', {
  ...nakshatraNamedFields('moon_nakshatra'),
  favourable_nakshatras: Type.Array(Type.Object(nakshatraRowFields, { title: 'NamedNakshatra' }), {
    description: 'birth nakshatras for which the tara of the period is good',
  }),
});
const chandraRow = row('ChandraBalaPeriod', {
  ...signNamedFields('moon_sign'),
  favourable_signs: Type.Array(signSchema, { description: 'birth signs of the Moon for which the period is good' }),
  ...signNamedFields('chandrashtama_for'),
});

/** The panchanga of a day, the same of a date and of a birth. */
export const panchangFields = {
  date: panchangInput.properties.date,
  place: Type.String({ description: 'name of the place as given' }),
  latitude: panchangInput.properties.latitude,
  longitude: panchangInput.properties.longitude,
  timezone: timezoneUsed,
  ...namedFields('vara', { ...weekdayId, description: 'weekday from sunrise to sunrise' }),
  ...namedFields('vara_lord', grahaId),
  ...namedFields('weekday', { ...weekdayId, description: 'weekday of the civil date' }),
  sunrise: minuteOf('sunrise'),
  sunset: minuteOf('sunset'),
  moonrise: minuteOf('moonrise'),
  moonset: minuteOf('moonset'),
  sunrise_at: moment('sunrise'),
  sunset_at: moment('sunset'),
  moonrise_at: moment('moonrise'),
  moonset_at: moment('moonset'),
  next_sunrise_at: moment('next sunrise'),
  day_length: length('day'),
  day_length_hours: hours('day'),
  night_length: length('night'),
  night_length_hours: hours('night'),
  tithi: { ...tithiSchema, description: 'tithi at sunrise' },
  nakshatra: { ...nakshatraAndPadaSchema, description: 'nakshatra of the Moon at sunrise, with its pada' },
  yoga: { ...nityaYogaSchema, description: 'nitya yoga at sunrise' },
  karana: { ...karanaSchema, description: 'karana at sunrise' },
  ...signNamedFields('moon_sign'),
  ...signNamedFields('sun_sign'),
  tithis: listOf(tithiSchema, 'tithis'),
  nakshatras: listOf(nakshatraSchema, 'nakshatras of the Moon'),
  nakshatra_padas: listOf(
    running('NakshatraPadaStay', { ...nakshatraRowFields, pada: padaSchema }),
    'padas of the nakshatras of the Moon',
  ),
  nitya_yogas: listOf(nityaYogaSchema, 'nitya yogas'),
  karanas: listOf(karanaSchema, 'karanas'),
  moon_signs: listOf(signStaySchema, 'signs of the Moon'),
  sun_signs: listOf(signStaySchema, 'signs of the Sun'),
  sun_nakshatras: listOf(nakshatraSchema, 'nakshatras of the Sun'),
  tithi_vriddhi: Type.Boolean({ description: 'the tithi of this sunrise is also current at the next one' }),
  tithi_kshaya: Type.Array(Type.Object(tithiFields, { title: 'TithiName' }), {
    description: 'tithis that start and end within the day',
  }),
  lunar_month: lunarMonthSchema,
  solar_month: solarMonthSchema,
  ...seasonFields,
  ...yearFields,
  shaka_samvatsara: { ...samvatsaraSchema, description: 'year of the cycle by the Shaka year' },
  vikram_samvatsara: { ...samvatsaraSchema, description: 'year of the cycle by the Vikram year' },
  jovian_samvatsara: { ...samvatsaraSchema, description: 'year of the cycle by the mean Jupiter' },
  madhyahna: moment('middle of the day'),
  ...fieldsOf(WINDOW_IDS, nullable(windowSchema)),
  durmuhurta: nullable(windowsSchema),
  choghadiya: dayAndNight(
    'Choghadiyas',
    row('Choghadiya', {
      ...idAndNameFields(idIn(panchangaDay.choghadiya, 'ChoghadiyaId', 'id of a choghadiya')),
      ...namedFields('lord', grahaId),
      ...quality,
    }),
    'eighths of day and night',
  ),
  gowri: dayAndNight(
    'Gowris',
    row('Gowri', { ...idAndNameFields(idIn(panchangaDay.gowri, 'GowriId', 'id of a gowri part')), ...quality }),
    'eighths of day and night by the gowri panchangam',
  ),
  hora: dayAndNight('Horas', row('Hora', namedFields('lord', grahaId)), 'twelfths of day and night'),
  muhurtas: dayAndNight(
    'Muhurtas',
    row('Muhurta', {
      ...idAndNameFields(idIn(panchangaDay.muhurta, 'MuhurtaId', 'id of one of the thirty muhurtas')),
      ...quality,
    }),
    'fifteenths of day and night',
  ),
  varjyam: windowsSchema,
  amrita_kala: windowsSchema,
  special_yogas: recordOf(
    DAY_YOGA_IDS,
    Type.Object(
      { name: displayWord, present_during: { ...windowsSchema, description: 'when it is present' } },
      { title: 'DayYoga' },
    ),
  ),
  bhadra: Type.Array(
    row('Bhadra', {
      ...signNamedFields('moon_sign'),
      ...namedFields('residence', { ...worldId, description: 'where bhadra resides, by the sign of the Moon' }),
    }),
    { description: 'when the karana is Vishti' },
  ),
  anandadi: Type.Array(
    row('AnandadiYoga', idAndNameFields(idIn(panchangaDay.anandadi, 'AnandadiId', 'id of an anandadi yoga'))),
    { description: 'yogas of weekday and nakshatra, 28 in turn' },
  ),
  tamil_yoga: Type.Array(
    row('TamilYoga', idAndNameFields(idIn(panchangaDay.tamilYoga, 'TamilYogaId', 'id of a Tamil yoga'))),
    { description: 'yogas of weekday and nakshatra of Tamil almanacs' },
  ),
  chandra_bala_periods: Type.Array(chandraRow, { description: 'strength by the sign of the Moon' }),
  tara_bala_periods: Type.Array(taraRow, { description: 'strength by the nakshatra of the Moon' }),
  panchaka_rahita: nullable(
    Type.Array(
      row('PanchakaPeriod', {
        ...signFields,
        ...namedOrNullFields('panchaka', {
          ...idIn(panchangaDay.panchakaRahita, 'PanchakaId', 'id of a panchaka'),
          description: 'the panchaka of the period; null is free of one',
        }),
      }),
      { description: `panchakas by the rising sign; ${WHERE_ALL_RISE}` },
    ),
  ),
  lagnas: nullable(Type.Array(signStaySchema, { description: `rising signs; ${WHERE_ALL_RISE}` })),
  ...namedFields('disha_shool', idIn(panchangaDay.direction, 'Direction', 'direction to avoid on a journey')),
  ...namedFields('agni_vasa', { ...worldId, description: 'where fire resides' }),
  ...namedFields('shiva_vasa', idIn(panchangaDay.shivaVasa, 'ShivaVasa', 'where Shiva resides')),
};

/** The answer of `POST /panchang`. */
export const panchangResponse = Type.Object({
  panchang: Type.Object(panchangFields, { title: 'Panchang' }),
  resolved_time: resolvedTimeSchema,
  meta: metaSchema,
});
