import { DAY_YOGA_IDS } from '@ganita/core/panchanga/dayYogas.js';
import { HIGHEST_LAGNA_LATITUDE_DEG } from '@ganita/core/panchanga/lagnaSpans.js';
import type { PanchangaSection } from '@ganita/core/panchanga/range/calendarDays.js';
import type { WindowId } from '@ganita/core/panchanga/windows.js';
import { WORDS } from '@ganita/words/words.js';
import { type TSchema, Type } from 'typebox';
import { timezoneUsed } from '../../calculations/fields/birthFields.js';
import { metaSchema } from '../../calculations/fields/metaSchema.js';
import { described, nullable } from '../../calculations/fields/schema.js';
import { panchangInput } from '../../calculations/panchang/input.js';
import { grahanasOfDaySchema } from '../eclipses/grahanaSchemas.js';
import {
  karanaSchema,
  nakshatraAndPadaSchema,
  nakshatraSchema,
  nityaYogaSchema,
  running,
  signStaySchema,
  tithiNameSchema,
  tithiSchema,
} from '../schema/angas.js';
import { grahaId } from '../schema/bodies.js';
import { recordOf } from '../schema/maps.js';
import { minuteOf, momentOf, windowFields, windowSchema, windows } from '../schema/moments.js';
import { nakshatraNamedFields, nakshatraRowFields, padaSchema } from '../schema/nakshatra.js';
import { displayWord, idAndNameFields, idIn, namedFields, namedOrNullFields } from '../schema/names.js';
import { signFields, signNamedFields, signSchema } from '../schema/position.js';
import { resolvedTimeSchema } from '../schema/resolvedTime.js';
import { varaFields, weekdayId } from '../schema/weekday.js';
import { lunarMonthSchema, samvatsaraSchema, seasonFields, solarMonthSchema, yearFields } from './calendarSchemas.js';

type Fields = Readonly<Record<string, TSchema>>;

const { panchangaDay } = WORDS.en;
const worldId = idIn(panchangaDay.world, 'World', 'heaven, earth or nether world');

/** The list of all angas that run within a day. */
const listOf = <S extends TSchema>(schema: S, description: string) =>
  Type.Array(schema, { minItems: 1, description: `${description} that run between this sunrise and the next` });

const row = <F extends Fields>(title: string, description: string, fields: F) =>
  Type.Object({ ...fields, ...windowFields }, { title, description });
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

const taraRow = row('TaraBalaPeriod', 'a stay of the Moon in a nakshatra, and whom it favours', {
  ...nakshatraNamedFields('moon_nakshatra'),
  favourable_nakshatras: Type.Array(
    Type.Object(nakshatraRowFields, {
      title: 'NamedNakshatra',
      description: 'a nakshatra with its word and number',
    }),
    { description: 'birth nakshatras for which the tara of the period is good' },
  ),
});
const chandraRow = row('ChandraBalaPeriod', 'a stay of the Moon in a sign, and whom it favours', {
  ...signNamedFields('moon_sign'),
  favourable_signs: Type.Array(signSchema, { description: 'birth signs of the Moon for which the period is good' }),
  ...signNamedFields('chandrashtama_for'),
});

const NO_SUN = 'null without a sunrise or sunset';
const windowOf = (what: string) => nullable(described(windowSchema, `${what}; ${NO_SUN}`));

/** The windows that occur once a day. */
const singleWindows = {
  rahu_kalam: windowOf("Rahu's eighth of the day"),
  yamaganda: windowOf("Jupiter's eighth of the day"),
  gulika: windowOf("Saturn's eighth of the day"),
  abhijit: windowOf('8th of 15 parts of the day; null on Wednesday too, by the rule `abhijit_on_wednesday`'),
  brahma_muhurta: windowOf('14th of 15 parts of the night before'),
  pratah_sandhya: windowOf('last of 10 parts of the night before'),
  sayahna_sandhya: windowOf('first of 10 parts of the night'),
  godhuli: windowOf('first of 30 parts of the night'),
  vijaya: windowOf('11th of 15 parts of the day'),
  nishita: windowOf('8th of 15 parts of the night'),
  pradosha: windowOf('first of 5 parts of the night'),
  pratah_kala: windowOf('first fifth of the day'),
  sangava_kala: windowOf('second fifth of the day'),
  madhyahna_kala: windowOf('third fifth of the day'),
  aparahna_kala: windowOf('fourth fifth of the day'),
  sayahna_kala: windowOf('last fifth of the day'),
} as const satisfies Readonly<Record<WindowId, TSchema>>;

/** The weekday of a day. */
export const dayNameFields = {
  ...varaFields,
  ...namedFields('weekday', described(weekdayId, 'weekday of the civil date')),
};

/** Rises and sets of a day. */
const riseFields = {
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
};

/** The angas of a day. */
const angaFields = {
  tithi: described(tithiSchema, 'tithi at sunrise'),
  nakshatra: described(nakshatraAndPadaSchema, 'nakshatra of the Moon at sunrise, with its pada'),
  yoga: described(nityaYogaSchema, 'nitya yoga at sunrise'),
  karana: described(karanaSchema, 'karana at sunrise'),
  ...signNamedFields('moon_sign'),
  ...signNamedFields('sun_sign'),
  tithis: listOf(tithiSchema, 'tithis'),
  nakshatras: listOf(nakshatraSchema, 'nakshatras of the Moon'),
  nakshatra_padas: listOf(
    running('NakshatraPadaStay', 'the time of the Moon in a pada', { ...nakshatraRowFields, pada: padaSchema }),
    'padas of the nakshatras of the Moon',
  ),
  nitya_yogas: listOf(nityaYogaSchema, 'nitya yogas'),
  karanas: listOf(karanaSchema, 'karanas'),
  moon_signs: listOf(signStaySchema, 'signs of the Moon'),
  sun_signs: listOf(signStaySchema, 'signs of the Sun'),
  sun_nakshatras: listOf(nakshatraSchema, 'nakshatras of the Sun'),
  tithi_vriddhi: Type.Boolean({ description: 'the tithi of this sunrise is also current at the next one' }),
  tithi_kshaya: Type.Array(tithiNameSchema, { description: 'tithis that start and end within the day' }),
};

/** Lunar year of a day. */
const lunarYearFields = {
  ...yearFields,
  shaka_samvatsara: described(samvatsaraSchema, 'year of the cycle by the Shaka year'),
  vikram_samvatsara: described(samvatsaraSchema, 'year of the cycle by the Vikram year'),
  jovian_samvatsara: described(samvatsaraSchema, 'year of the cycle by the mean Jupiter'),
};

/** Solar month and season of a day. */
const solarDateFields = { solar_month: solarMonthSchema, ...seasonFields };

/** What is favourable in a day and what is not. */
const qualityFields = {
  madhyahna: moment('middle of the day'),
  ...singleWindows,
  durmuhurta: nullable(windows(`fifteenths of day and night to avoid, by the weekday; ${NO_SUN}`)),
  choghadiya: dayAndNight(
    'Choghadiyas',
    row('Choghadiya', 'an eighth of a day or night, good or bad', {
      ...idAndNameFields(idIn(panchangaDay.choghadiya, 'ChoghadiyaId', 'id of a choghadiya')),
      ...namedFields('lord', grahaId),
      ...quality,
    }),
    'eighths of day and night',
  ),
  gowri: dayAndNight(
    'Gowris',
    row('Gowri', 'an eighth of a day or night, good or bad', {
      ...idAndNameFields(idIn(panchangaDay.gowri, 'GowriId', 'id of a gowri part')),
      ...quality,
    }),
    'eighths of day and night by the gowri panchangam',
  ),
  hora: dayAndNight(
    'Horas',
    row('Hora', 'a twelfth of a day or night under a planet', namedFields('lord', grahaId)),
    'twelfths of day and night',
  ),
  muhurtas: dayAndNight(
    'Muhurtas',
    row('Muhurta', 'a fifteenth of a day or night', {
      ...idAndNameFields(idIn(panchangaDay.muhurta, 'MuhurtaId', 'id of one of the thirty muhurtas')),
      ...quality,
    }),
    'fifteenths of day and night',
  ),
  varjyam: windows('part of each nakshatra to avoid, where it starts in the day'),
  amrita_kala: windows('favourable part of each nakshatra, where it starts in the day'),
  special_yogas: recordOf(
    DAY_YOGA_IDS,
    Type.Object(
      { name: displayWord, present_during: windows('when it is present; empty where it is absent') },
      { title: 'DayYoga', description: 'a yoga of the day, and when it is present' },
    ),
    { title: 'DayYogas', description: 'yogas of weekday, tithi and nakshatra, by id, present or not' },
  ),
  bhadra: Type.Array(
    row('Bhadra', 'a time of the karana Vishti', {
      ...signNamedFields('moon_sign'),
      ...namedFields('residence', described(worldId, 'where bhadra resides, by the sign of the Moon')),
    }),
    { description: 'when the karana is Vishti' },
  ),
  anandadi: Type.Array(
    row(
      'AnandadiYoga',
      'a yoga of weekday and nakshatra',
      idAndNameFields(idIn(panchangaDay.anandadi, 'AnandadiId', 'id of an anandadi yoga')),
    ),
    { description: 'yogas of weekday and nakshatra, 28 in turn' },
  ),
  tamil_yoga: Type.Array(
    row(
      'TamilYoga',
      'a yoga of weekday and nakshatra',
      idAndNameFields(idIn(panchangaDay.tamilYoga, 'TamilYogaId', 'id of a Tamil yoga')),
    ),
    { description: 'yogas of weekday and nakshatra of Tamil almanacs' },
  ),
  chandra_bala_periods: Type.Array(chandraRow, { description: 'strength by the sign of the Moon' }),
  tara_bala_periods: Type.Array(taraRow, { description: 'strength by the nakshatra of the Moon' }),
  panchaka_rahita: nullable(
    Type.Array(
      row('PanchakaPeriod', 'a time of one rising sign and the same angas', {
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
  ...namedFields('agni_vasa', described(worldId, 'where fire resides')),
  ...namedFields('shiva_vasa', idIn(panchangaDay.shivaVasa, 'ShivaVasa', 'where Shiva resides')),
};

/** The panchanga of a day, the same of a date and of a birth. */
export const panchangFields = {
  date: panchangInput.properties.date,
  place: Type.String({ description: 'name of the place as given' }),
  latitude: panchangInput.properties.latitude,
  longitude: panchangInput.properties.longitude,
  timezone: timezoneUsed,
  ...dayNameFields,
  ...riseFields,
  ...angaFields,
  lunar_month: lunarMonthSchema,
  ...solarDateFields,
  ...lunarYearFields,
  ...qualityFields,
};

const partOfDay = <F extends Fields>(title: string, description: string, fields: F) =>
  Type.Object(fields, { title, description });

/** The parts of a panchanga that a calendar has as sections, by section. */
export const panchangParts = {
  limbs: partOfDay('DayAngas', 'angas of a day', angaFields),
  sun_moon: partOfDay('DayRises', 'rises and sets of a day', riseFields),
  windows: partOfDay('DayQualities', 'windows, yogas and strengths of a day', qualityFields),
  lunar: partOfDay('DayLunarDate', 'lunar month and year of a day', {
    lunar_month: lunarMonthSchema,
    ...lunarYearFields,
  }),
  solar: partOfDay('DaySolarDate', 'solar month and season of a day', solarDateFields),
} as const satisfies Readonly<Record<PanchangaSection, TSchema>>;

export const panchangSchema = Type.Object(panchangFields, {
  title: 'Panchang',
  description: 'the panchanga of a day from sunrise to sunrise, at a place',
});

/** The answer of `POST /panchang`. */
export const panchangResponse = Type.Object({
  panchang: panchangSchema,
  grahanas: grahanasOfDaySchema,
  resolved_time: resolvedTimeSchema,
  meta: metaSchema,
});
