import type { AngaSpan } from '@ganita/core/panchanga/angaSpans.js';
import type { PanchangDay } from '@ganita/core/panchanga/panchangDay.js';
import type {
  AbsentRise,
  DayAngas,
  DayBasis,
  DayLunarDate,
  DayRises,
  DaySolarDate,
  RiseEvent,
} from '@ganita/core/panchanga/panchangParts.js';
import type { PanchangaSection } from '@ganita/core/panchanga/range/calendarDays.js';
import type { SunDay } from '@ganita/core/panchanga/sunDay.js';
import { dateText } from '@ganita/core/time/civilText.js';
import { nakshatraAt } from '@ganita/core/zodiac/nakshatras.js';
import { signAt } from '@ganita/core/zodiac/signs.js';
import type { Language } from '@ganita/words/languages.js';
import { filled } from '@ganita/words/messages.js';
import { WORDS } from '@ganita/words/words.js';
import { type TSchema, Type } from 'typebox';
import { timezoneUsed } from '../../calculations/fields/birthFields.js';
import { metaSchema } from '../../calculations/fields/metaSchema.js';
import { described, nullable } from '../../calculations/fields/schema.js';
import type { PanchangAnswer } from '../../calculations/panchang/panchangDayCalculation.js';
import { panchangInput } from '../../calculations/panchang/panchangInput.js';
import { grahanaOfDayRecord, grahanasOfDaySchema } from '../eclipses/grahana.js';
import type { EndpointAnswer } from '../endpointAnswer.js';
import {
  karanaSchema,
  nakshatraAndPadaSchema,
  nakshatraSchema,
  nityaYogaSchema,
  running,
  signStaySchema,
  tithiNameSchema,
  tithiSchema,
} from '../schema/angaFields.js';
import { minuteOf, momentOf } from '../schema/moments.js';
import { nakshatraRowFields, padaSchema } from '../schema/nakshatraFields.js';
import { namedFields } from '../schema/nameFields.js';
import { signNamedFields } from '../schema/positionFields.js';
import { resolvedTimeSchema } from '../schema/resolvedTimeFields.js';
import { varaFields, weekdayId } from '../schema/weekdayFields.js';
import type { Wire } from '../schema/wire.js';
import { karanaRecord, nakshatraRecord, nityaYogaRecord, signOfNumber, tithiRecord } from '../values/angas.js';
import { type Clock, clockOf } from '../values/clock.js';
import { metaRecord } from '../values/meta.js';
import { nakshatraRow } from '../values/nakshatra.js';
import { durationRecord } from '../values/numbers.js';
import { signNamed } from '../values/position.js';
import { clockUsedRecord } from '../values/resolvedTime.js';
import { varaRecord, weekdayRecord } from '../values/weekday.js';
import { moment, qualitiesRecord, qualityFields } from './dayQualities.js';
import {
  lunarMonthRecord,
  lunarMonthSchema,
  samvatsaraRecord,
  samvatsaraSchema,
  seasonFields,
  seasonRecord,
  solarMonthRecord,
  solarMonthSchema,
  yearFields,
  yearRecord,
} from './lunarDate.js';

type Fields = Readonly<Record<string, TSchema>>;

/** The list of all angas that run within a day. */
const listOf = <S extends TSchema>(schema: S, description: string) =>
  Type.Array(schema, { minItems: 1, description: `${description} that run between this sunrise and the next` });

const length = (what: string) =>
  nullable(Type.String({ pattern: '^\\d{2}:\\d{2}:\\d{2}$', description: `length of the ${what}, HH:MM:SS` }));
const hours = (what: string) =>
  nullable(Type.Number({ minimum: 0, maximum: 24, description: `length of the ${what} in hours` }));

/** The weekday of a day. */
export const dayNameFields = {
  ...varaFields,
  ...namedFields('weekday', described(weekdayId, 'weekday of the civil date')),
};

const note = (what: string) =>
  nullable(
    Type.String({
      description: `why there is no ${what}, with the one before and the one after; null where there is one`,
    }),
  );

const civilMoments = (what: string) => Type.Array(momentOf(what), { description: `each ${what}, in time order` });

/** The rises and sets of a civil date. */
const civilDaySchema = Type.Object(
  {
    sunrises: civilMoments('sunrise'),
    sunsets: civilMoments('sunset'),
    moonrises: civilMoments('moonrise'),
    moonsets: civilMoments('moonset'),
  },
  { title: 'CivilDay', description: 'rises and sets of the date from midnight to midnight' },
);

/** Rises and sets of a day. */
export const riseFields = {
  sunrise: minuteOf('sunrise'),
  sunset: minuteOf('sunset'),
  moonrise: minuteOf('moonrise'),
  moonset: minuteOf('moonset'),
  sunrise_at: moment('sunrise'),
  sunset_at: moment('sunset'),
  moonrise_at: moment('moonrise'),
  moonset_at: moment('moonset'),
  sunrise_note: note('sunrise'),
  sunset_note: note('sunset'),
  moonrise_note: note('moonrise'),
  moonset_note: note('moonset'),
  civil_day: civilDaySchema,
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

const panchangRecord = ({
  input,
  day,
  grahanas,
  clock,
  clockUsed,
  rounding,
  meta,
}: PanchangAnswer): Wire<typeof panchangResponse> => ({
  panchang: panchangDayRecord(
    day,
    { ...input, timezone: clockUsed.offsetHours },
    clockOf(clock, rounding),
    input.language,
  ),
  grahanas: grahanas.map((one) => grahanaOfDayRecord(one, clockOf(clock, rounding), input.language)),
  resolved_time: clockUsedRecord(clockUsed),
  meta: metaRecord(meta),
});

/** Where a panchanga is computed. */
interface PanchangPlace {
  readonly place: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly timezone: number;
}

/** The panchanga of a day, the same of a date and of a birth. */
export function panchangDayRecord(day: PanchangDay, where: PanchangPlace, clock: Clock, language: Language) {
  return {
    date: dateText(day.date),
    place: where.place,
    latitude: where.latitude,
    longitude: where.longitude,
    timezone: where.timezone,
    ...dayNameRecord(day, language),
    ...risesRecord(day, day, clock, language),
    ...angasRecord(day, clock, language),
    lunar_month: lunarMonthRecord(day.lunarMonth, clock, language),
    ...solarDateRecord(day, language),
    ...lunarYearRecord(day, clock, language),
    ...qualitiesRecord(day, clock, language),
  };
}

/** The weekday of a day. */
export const dayNameRecord = ({ weekday }: DayBasis, language: Language) => ({
  ...varaRecord(weekday, language),
  ...weekdayRecord(weekday, language),
});

/** Lunar month and year of a day. */
export const lunarDateRecord = (day: DayLunarDate, clock: Clock, language: Language) => ({
  lunar_month: lunarMonthRecord(day.lunarMonth, clock, language),
  ...lunarYearRecord(day, clock, language),
});

const lunarYearRecord = (day: DayLunarDate, clock: Clock, language: Language) => ({
  ...yearRecord(day.lunarYear, clock),
  shaka_samvatsara: samvatsaraRecord(day.lunarYear.shakaSamvatsara, language),
  vikram_samvatsara: samvatsaraRecord(day.lunarYear.vikramSamvatsara, language),
  jovian_samvatsara: samvatsaraRecord(day.jovianSamvatsara, language),
});

/** Solar month and season of a day. */
export const solarDateRecord = (day: DaySolarDate, language: Language) => ({
  solar_month: solarMonthRecord(day.solarMonth, language),
  ...seasonRecord(day.seasons, language),
});

/** Rises and sets as `HH:MM`, each with its full moment or why there is none, and the lengths of day and night. */
export function risesRecord(
  { sunDay }: DayBasis,
  { sunriseJdUt, sunsetJdUt, moon, absent, civilDay }: DayRises,
  clock: Clock,
  language: Language,
) {
  const noteOf = (event: RiseEvent) => absenceNote(event, absent[event] ?? null, clock, language);
  return {
    sunrise: clock.minuteOrNull(sunriseJdUt),
    sunset: clock.minuteOrNull(sunsetJdUt),
    moonrise: clock.minuteOrNull(moon.moonriseJdUt),
    moonset: clock.minuteOrNull(moon.moonsetJdUt),
    sunrise_at: clock.momentOrNull(sunriseJdUt),
    sunset_at: clock.momentOrNull(sunsetJdUt),
    moonrise_at: clock.momentOrNull(moon.moonriseJdUt),
    moonset_at: clock.momentOrNull(moon.moonsetJdUt),
    sunrise_note: noteOf('sunrise'),
    sunset_note: noteOf('sunset'),
    moonrise_note: noteOf('moonrise'),
    moonset_note: noteOf('moonset'),
    civil_day: {
      sunrises: civilDay.sunrise.map(clock.moment),
      sunsets: civilDay.sunset.map(clock.moment),
      moonrises: civilDay.moonrise.map(clock.moment),
      moonsets: civilDay.moonset.map(clock.moment),
    },
    next_sunrise_at: clock.momentOrNull(sunDay?.nextSunriseJdUt ?? null),
    ...lengths(sunDay),
  };
}

/** Why a day has no rise or set, with those around it; null of one that it has. */
function absenceNote(event: RiseEvent, absent: AbsentRise | null, clock: Clock, language: Language): string | null {
  if (absent === null) return null;
  const words = WORDS[language];
  const { absentRise, riseSpan, neighbourRise } = words.panchangaDay;
  const around = (['before', 'after'] as const).flatMap((side) => {
    const jdUt = absent[`${side}JdUt`];
    return jdUt === null ? [] : [filled(neighbourRise[side], { moment: clock.moment(jdUt).replace('T', ' ') }, words)];
  });
  return [filled(absentRise[event], { span: riseSpan[absent.span] }, words), ...around].join('; ');
}

const lengths = (sunDay: SunDay | null) => ({
  ...durationRecord('day_length', sunDay && sunDay.sunsetJdUt - sunDay.sunriseJdUt),
  ...durationRecord('night_length', sunDay && sunDay.nextSunriseJdUt - sunDay.sunsetJdUt),
});

/** Each anga at sunrise, then the list of all its parts that overlap the day. */
export function angasRecord({ spans, isTithiVriddhi, kshayaTithis }: DayAngas, clock: Clock, language: Language) {
  const listed = <R extends object>(list: readonly AngaSpan[], facts: (number: number) => R) =>
    list.map((span) => ({ ...facts(span.number), ...clock.span(span) }));
  const tithis = listed(spans.tithi, (number) => tithiRecord(number, language));
  const nakshatras = listed(spans.nakshatra, (number) => nakshatraRecord(number, language));
  const yogas = listed(spans.yoga, (number) => nityaYogaRecord(number, language));
  const karanas = listed(spans.karana, (number) => karanaRecord(number, language));
  const padas = listed(spans.pada, (number) => ({
    ...nakshatraRow(nakshatraAt(Math.floor((number - 1) / 4) + 1), language),
    pada: ((number - 1) % 4) + 1,
  }));
  const moonSigns = listed(spans.moon_sign, (number) => signOfNumber(number, language));
  const sunSigns = listed(spans.sun_sign, (number) => signOfNumber(number, language));
  const sunNakshatras = listed(spans.sun_nakshatra, (number) => nakshatraRecord(number, language));
  return {
    tithi: first(tithis),
    nakshatra: { ...first(nakshatras), pada: first(padas).pada },
    yoga: first(yogas),
    karana: first(karanas),
    ...signNamed('moon_sign', signAt(first(spans.moon_sign).number - 1), language),
    ...signNamed('sun_sign', signAt(first(spans.sun_sign).number - 1), language),
    tithis,
    nakshatras,
    nakshatra_padas: padas,
    nitya_yogas: yogas,
    karanas,
    moon_signs: moonSigns,
    sun_signs: sunSigns,
    sun_nakshatras: sunNakshatras,
    tithi_vriddhi: isTithiVriddhi,
    tithi_kshaya: kshayaTithis.map((number) => tithiRecord(number, language)),
  };
}

/** The part at sunrise: every list begins with it. */
function first<Part>([part]: readonly Part[]): Part {
  if (part === undefined) throw new Error('a day has no part of an anga');
  return part;
}

/** The answer of `POST /panchang`. */
export const panchangAnswer: EndpointAnswer<PanchangAnswer, typeof panchangResponse> = {
  schema: panchangResponse,
  record: panchangRecord,
};
