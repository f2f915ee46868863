import { type TSchema, Type } from 'typebox';
import { invalidInput } from '../../core/errors/domainError.js';
import { FESTIVAL_IDS } from '../../core/festivals/catalogue.js';
import { CATEGORIES, COMMUNITIES, REGIONS } from '../../core/festivals/festivalRow.js';
import { DAILY_RULES } from '../../core/rules/dailyRules.js';
import { festivalChoices } from '../../core/rules/festivalChoices.js';
import type { RuleName } from '../../core/rules/rules.js';
import { TRANSIT_YEARS } from '../../core/time/civilText.js';
import { ayanamsaMode, date, latitude, longitude, timezone } from '../fields/birthFields.js';
import { calendarDateCheck } from '../fields/dateChecks.js';
import { languageField } from '../fields/languages.js';
import { metaField } from '../fields/metaSchema.js';
import { ayanamsaWithoutBirth } from '../fields/rulesChecks.js';
import { rulesField } from '../fields/rulesField.js';
import { nullable, oneOf } from '../fields/schema.js';
import { cosmeticPlace, spanEndCheck } from '../fields/transitFields.js';
import { zone } from '../fields/zoneFields.js';
import { ANGA_RULES } from '../meta.js';
import { latitudeCheck } from '../panchang/input.js';
import { REQUIRED_UNLESS } from '../validation/alternatives.js';
import type { FieldCheck } from '../validation/checkRequest.js';

/** Most dates of a request, both ends counted. */
const MAX_DATES = 400;

/** The choices that affect the dates and windows of festivals. */
export const FESTIVAL_RULES = [
  'ayanamsa_mode',
  'positions',
  'lagna_nutation',
  'sunrise_definition',
  'moonrise_definition',
  'tradition',
  'ekadashi_arunodaya',
  'nakshatra_mahadvadashi',
  'sankranti_day',
  ...ANGA_RULES,
] as const satisfies readonly RuleName[];

const dateOrNull = (description: string, unless: string) =>
  Type.Optional(nullable({ ...date, default: null, description, [REQUIRED_UNLESS]: unless }));

/** Ids that a request and an answer share. */
export const festivalId = oneOf(FESTIVAL_IDS, {
  title: 'FestivalId',
  description: 'id of a festival or fast; docs/festivals.md lists all',
});
export const festivalCategoryId = oneOf(CATEGORIES, { title: 'FestivalCategory', description: 'kind of festival' });

const someOf = <S extends TSchema>(item: S, description: string) =>
  Type.Optional(nullable(Type.Array(item, { default: null, description })));

/** The request of `POST /festivals`. */
export const festivalsInput = Type.Object({
  year: Type.Optional(
    nullable(
      Type.Integer({
        minimum: TRANSIT_YEARS.first,
        maximum: TRANSIT_YEARS.last,
        default: null,
        description: 'civil year; or give from and to',
        [REQUIRED_UNLESS]: 'from',
      }),
    ),
  ),
  from: dateOrNull('YYYY-MM-DD; first date, in place of year', 'year'),
  to: dateOrNull(`YYYY-MM-DD; last date, at most ${MAX_DATES - 1} days after the first`, 'year'),
  latitude,
  longitude,
  timezone,
  zone,
  place: cosmeticPlace,
  tradition: Type.Optional(
    oneOf(festivalChoices.tradition.values, {
      default: festivalChoices.tradition.default,
      description:
        'whose day of a fast is given as its date: smarta, vaishnava (Gaudiya), iskcon, madhva; the days of the others are in variants',
    }),
  ),
  region: someOf(
    oneOf(REGIONS, { title: 'FestivalRegion', description: 'a region' }),
    'regions whose festivals are wanted, beside those of everyone; null: all regions',
  ),
  communities: someOf(
    oneOf(COMMUNITIES, { title: 'FestivalCommunity', description: 'a community' }),
    'communities whose festivals are wanted; null: all communities',
  ),
  categories: someOf(festivalCategoryId, 'categories that are wanted; null: all'),
  ids: someOf(festivalId, 'festivals that are wanted, by their ids; null: all'),
  evidence: Type.Optional(
    Type.Boolean({ default: false, description: 'whether each date shows the days that were compared, and how' }),
  ),
  ayanamsa_mode: ayanamsaMode,
  language: languageField,
  rules: rulesField(FESTIVAL_RULES, DAILY_RULES),
  meta: metaField,
});

/** A range in place of a year, not beside it. */
const notWithYear: FieldCheck = (value, { year }) => {
  if ((year ?? null) !== null)
    throw invalidInput('from', 'must be left out where year is given', value, 'contradiction');
};

/** A year, or both ends of a range: null is none. */
const yearOrRange: FieldCheck = (_value, { year, from, to }) => {
  const hasRange = (from ?? null) !== null && (to ?? null) !== null;
  if ((year ?? null) === null && !hasRange)
    throw invalidInput('year', 'is required where from and to are not given', null, 'requires_field');
};

export const festivalsChecks: Readonly<Record<string, FieldCheck>> = {
  year: yearOrRange,
  from(value, record, limits) {
    yearOrRange(value, record, limits);
    if (value === null) return null;
    notWithYear(value, record, limits);
    return calendarDateCheck('from')(value, record, limits);
  },
  to(value, record, limits) {
    yearOrRange(value, record, limits);
    if (value === null) return null;
    if ((record.from ?? null) === null)
      throw invalidInput('from', 'is required where to is given', null, 'requires_field');
    return spanEndCheck('to', 'from', MAX_DATES - 1)(value, record, limits);
  },
  latitude: latitudeCheck,
  ayanamsa_mode: ayanamsaWithoutBirth,
};
