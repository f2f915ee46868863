import { grahanaSchema } from 'ganita/api/eclipses/grahana.js';
import { doshaHeadSchema } from 'ganita/api/horoscope/doshas.js';
import { nakshatraSchema } from 'ganita/api/horoscope/positions.js';
import { yogaChartSchema, yogaHeadSchema } from 'ganita/api/horoscope/yogas.js';
import { kpPointFields } from 'ganita/api/kp/points.js';
import { locationFields } from 'ganita/api/location/location.js';
import { pairMatchSchema } from 'ganita/api/match/match.js';
import { kootaSchema, kootaScoreFields, pairDoshaSchema } from 'ganita/api/match/northMatch.js';
import { seasonFields, yearFields } from 'ganita/api/panchang/lunarDate.js';
import { panchangParts, panchangSchema } from 'ganita/api/panchang/panchang.js';
import { nakshatraSchema as nakshatraAngaSchema, tithiNameSchema } from 'ganita/api/schema/angaFields.js';
import { grahaId } from 'ganita/api/schema/bodies.js';
import { eventPlaceFields } from 'ganita/api/schema/eventPlaceFields.js';
import { type JsonSchema, withAliases } from 'ganita/api/schema/jsonSchema.js';
import { moonAttributeFields } from 'ganita/api/schema/matchAttributesFields.js';
import { spanFields, windowSchema } from 'ganita/api/schema/moments.js';
import { nakshatraRowFields } from 'ganita/api/schema/nakshatraFields.js';
import { namedFields } from 'ganita/api/schema/nameFields.js';
import {
  absoluteLongitudeSchema,
  longitudeSchema,
  signNamedFields,
  signSchema,
} from 'ganita/api/schema/positionFields.js';
import { resolvedTimeSchema } from 'ganita/api/schema/resolvedTimeFields.js';
import { varaFields } from 'ganita/api/schema/weekdayFields.js';
import { gocharaMomentFields } from 'ganita/api/transits/gocharaMoment.js';
import { openSpanFields } from 'ganita/api/transits/saturnTimeline.js';
import { grahaFields } from 'ganita/api/transits/transits.js';
import { dateRangeFields } from 'ganita/calculations/calendar/dateRange.js';
import { namedPlaceFields } from 'ganita/calculations/calendar/placeFields.js';
import {
  appliedAyanamsaMode,
  birthCore,
  birthFields,
  birthMomentFields,
  chartSettingFields,
  timezoneSupplied,
} from 'ganita/calculations/fields/birthFields.js';
import { eventFields } from 'ganita/calculations/fields/eventFields.js';
import { languageField } from 'ganita/calculations/fields/languageField.js';
import { metaField, metaFields, metaSchema, settingsSchema } from 'ganita/calculations/fields/metaSchema.js';
import { namedPlace } from 'ganita/calculations/fields/namedPlace.js';
import { pictureFields, plainPictureFields } from 'ganita/calculations/fields/pictureFields.js';
import { placeOptionFields } from 'ganita/calculations/fields/transitFields.js';
import { kpChartFields } from 'ganita/calculations/kp/chartFields.js';
import { kpMomentFields } from 'ganita/calculations/kp/momentFields.js';
import { matchBirthSchema } from 'ganita/calculations/match/matchInput.js';
import { chartOptionFields } from 'ganita/calculations/natal/natalInput.js';
import { gocharaExtensions, includeField, transitBirth } from 'ganita/calculations/transits/gocharaFields.js';
import { type TObject, type TProperties, Type } from 'typebox';
import { isSameSchema } from './sameSchema.js';

const part = (title: string, description: string, fields: TProperties): TObject =>
  Type.Object(fields, { title, description });

/** A birth at a place that has a name, with the words about the place left to each request. */
const { place: _birthPlace, ...namedBirthFields } = { ...birthCore, ...namedPlace };
/** A place that may have a name, without what every answer has. */
const { language: _language, meta: _meta, ...namedPlaceOptions } = { ...placeOptionFields, ...namedPlace };

/** Objects whose fields other objects have too. The larger are first. */
const SHARED_PARTS = [
  panchangSchema,
  ...Object.values(panchangParts),
  pairMatchSchema,
  part('BirthAsUsed', 'the clock and the zodiac of a birth, as they were used', {
    timezone: timezoneSupplied,
    ayanamsa_mode: appliedAyanamsaMode,
    resolved_time: resolvedTimeSchema,
  }),
  part('BirthFields', 'a birth, and how its chart is computed', birthFields),
  part('TransitBirth', 'a birth with which transits or days are compared', transitBirth),
  part('ChartSettings', 'how a chart is computed', chartSettingFields),
  matchBirthSchema,
  part('BirthMoment', 'when and where a birth was', birthMomentFields),
  part('ChartOptions', 'what of a chart is computed', chartOptionFields),
  part('KpMoment', 'when and where a KP chart is cast, and its zodiac', kpMomentFields),
  part('KpOptions', 'what of a KP chart is computed', kpChartFields),
  part('KpPoint', 'a longitude with its lords', kpPointFields),
  part('NamedBirth', 'when and where a birth was; the name of the place may replace its coordinates', namedBirthFields),
  part('NamedPlaceOptions', 'a place by coordinates or name, its clock, its zodiac', namedPlaceOptions),
  part('EventPlace', 'the place of an event; each field defaults to that of the birth', eventFields),
  part('GocharaOptions', 'what of the transits is computed, and how', { include: includeField, ...gocharaExtensions }),
  part('PlaceOptions', 'a place, its clock, and how positions are computed', placeOptionFields),
  part('GocharaMoment', 'what is said of a moment', gocharaMomentFields),
  part('GrahaAtMoment', 'a graha at a moment', grahaFields),
  part('Seasons', 'season and half of the year', seasonFields),
  part('LunarYears', 'elapsed years', yearFields),
  part('NamedPlaceFields', 'a place by its coordinates or its name, and its clock', namedPlaceFields),
  part('DateRangeFields', 'a range of dates, or a year or a month', dateRangeFields),
  part('MetaFields', 'what every `meta` has', metaFields),
  settingsSchema,
  part('PlaceOfEvent', 'where an event is', eventPlaceFields),
  grahanaSchema,
  part('PersonalPicture', 'how a picture of a person is drawn', pictureFields),
  part('PictureFields', 'how a picture is drawn', plainPictureFields),
  part('Location', 'a place', locationFields),
  nakshatraAngaSchema,
  tithiNameSchema,
  kootaSchema,
  pairDoshaSchema,
  part('DoshaFinding', 'whether a dosha is present, and why', doshaHeadSchema.properties),
  part('YogaHead', 'what a yoga is', yogaHeadSchema.properties),
  part('YogaInChart', 'a yoga in a chart', yogaChartSchema.properties),
  part('PointInSign', 'a point of the zodiac', {
    ...signSchema.properties,
    longitude: longitudeSchema,
    absolute_longitude: absoluteLongitudeSchema,
  }),
  part('NakshatraAndPadaRow', 'a nakshatra and a pada', nakshatraSchema.properties),
  part('OpenSpan', 'a span of time that the ephemeris may not cover whole', openSpanFields),
  part('NamedNakshatra', 'a nakshatra with its word and number', nakshatraRowFields),
  part('KootaScore', 'the points of a koota', kootaScoreFields),
  part('MoonSign', 'the sign of the Moon', signNamedFields('moon_sign')),
  part('MoonAttributes', 'what the sign and the nakshatra of the Moon give a birth', moonAttributeFields),
  part('Vara', 'the weekday of a Vedic day', varaFields),
  part('AngaTimes', 'when an anga or a stay starts and ends', spanFields),
  part('ClockAndMeta', 'how the clock was read, and what the answer was computed with', {
    resolved_time: resolvedTimeSchema,
    meta: metaSchema,
  }),
  part('NamedPlanet', 'a graha with its word', namedFields('planet', grahaId)),
  part('LanguageAndMeta', 'words and settings of an answer', { language: languageField, meta: metaField }),
  signSchema,
  windowSchema,
].map((schema) => withAliases(schema as JsonSchema));

/** The shared parts that an object is made of, and what it has of its own. `name`: that of the object. */
export function sharedPartsOf(schema: JsonSchema, name?: string): { parts: readonly JsonSchema[]; own: JsonSchema } {
  const { properties = {}, required = [], ...rest } = schema;
  if (schema.additionalProperties !== undefined || schema.allOf !== undefined) return { parts: [], own: schema };
  const own = new Map(Object.entries(properties));
  const needed = new Set(required);
  const parts = SHARED_PARTS.filter((shared) => {
    if (shared.title === name || !isPartOf(shared, own, needed)) return false;
    for (const key of shared.required ?? []) needed.delete(key);
    // A field that is required here and not in the part stays: a strict validator wants it beside its name in `required`.
    for (const key of Object.keys(shared.properties ?? {})) if (!needed.has(key)) own.delete(key);
    return true;
  });
  if (parts.length === 0) return { parts, own: schema };
  return {
    parts,
    own: {
      ...rest,
      ...(needed.size > 0 && { required: [...needed] }),
      ...(own.size > 0 && { properties: Object.fromEntries(own) }),
    },
  };
}

/** Whether an object has every field of another, just as it is there, and requires what that requires. */
const isPartOf = (
  { properties = {}, required = [] }: JsonSchema,
  own: ReadonlyMap<string, JsonSchema>,
  needed: ReadonlySet<string>,
): boolean =>
  Object.keys(properties).every((key) => own.has(key)) &&
  required.every((key) => needed.has(key)) &&
  Object.entries(properties).every(([key, property]) => isSameSchema(own.get(key), property));
