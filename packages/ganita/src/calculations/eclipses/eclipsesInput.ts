import { ECLIPSE_KINDS } from '@ganita/core/eclipses/globalEclipse.js';
import { invalidInput } from '@ganita/core/errors/domainError.js';
import { DAILY_RULES } from '@ganita/core/rules/dailyRules.js';
import type { RuleName } from '@ganita/core/rules/rules.js';
import { type Static, Type } from 'typebox';
import { ayanamsaMode, birthMomentFields, date, timezoneField } from '../fields/birthFields.js';
import { birthDateCheck, calendarDateCheck, clockCheck } from '../fields/dateChecks.js';
import { languageField } from '../fields/languageField.js';
import { metaField } from '../fields/metaSchema.js';
import { optionalPlaceChecks, optionalPlaceFields } from '../fields/optionalPlace.js';
import { ayanamsaWithoutBirth } from '../fields/rulesChecks.js';
import { rulesField } from '../fields/rulesField.js';
import { described, nullable, oneOf } from '../fields/schema.js';
import { dateOrToday, TODAY } from '../fields/today.js';
import { spanEndCheck } from '../fields/transitFields.js';
import { TRANSIT_RULES } from '../transits/transitRules.js';
import type { FieldCheck } from '../validation/checkRequest.js';

/** Days from the first date to the last: a century, or ten years with a place. */
const MAX_DAYS = 36_525;
const MAX_DAYS_WITH_PLACE = 3653;
/** Eclipses of a list by number. */
const MAX_COUNT = 50;
export const DEFAULT_COUNT = 10;

/** The choices that affect an eclipse. */
export const ECLIPSE_RULES = [
  ...TRANSIT_RULES,
  'sunrise_definition',
  'moon_horizon',
  'sutak_rule',
  'sutak_from',
] as const satisfies readonly RuleName[];

/** A birth whose Moon eclipses are counted from. */
const eclipseBirthSchema = Type.Object(
  { ...birthMomentFields, timezone: timezoneField('hours ahead of UTC at the birth; its coordinates take precedence') },
  { title: 'EclipseBirth', description: 'a birth from whose Moon eclipses are counted' },
);
export type EclipseBirth = Static<typeof eclipseBirthSchema>;

/** The request of `POST /eclipses`. */
export const eclipsesInput = Type.Object({
  from_date: dateOrToday('first date of the list, or of the search'),
  to_date: Type.Optional(
    nullable({
      ...described(
        date,
        `YYYY-MM-DD; last date, at most ${MAX_DAYS} days after the first, with a place ${MAX_DAYS_WITH_PLACE}; null: a number of eclipses`,
      ),
      default: null,
    }),
  ),
  count: Type.Optional(
    nullable(
      Type.Integer({
        minimum: 1,
        maximum: MAX_COUNT,
        default: null,
        description: `number of eclipses where there is no to_date; null: ${DEFAULT_COUNT}`,
      }),
    ),
  ),
  direction: Type.Optional(
    oneOf(['forward', 'backward'], {
      default: 'forward',
      description: 'forward: the next ones from from_date on; backward: the last ones before it, the latest first',
    }),
  ),
  kinds: Type.Optional(
    nullable(
      Type.Array(oneOf(ECLIPSE_KINDS), {
        minItems: 1,
        default: null,
        description: 'of the Sun (solar), of the Moon (lunar); null: both',
      }),
    ),
  ),
  include_penumbral: Type.Optional(
    nullable(
      Type.Boolean({
        default: null,
        description:
          'whether eclipses are listed in which the Moon enters only the penumbra; null: only without a place',
      }),
    ),
  ),
  only_visible: Type.Optional(
    Type.Boolean({ default: false, description: 'whether only those are listed of which a part is seen at the place' }),
  ),
  ...optionalPlaceFields,
  birth: Type.Optional(
    nullable({ ...described(eclipseBirthSchema, 'birth from whose Moon they are counted; null: none'), default: null }),
  ),
  ayanamsa_mode: ayanamsaMode,
  language: languageField,
  rules: rulesField(ECLIPSE_RULES, DAILY_RULES),
  meta: metaField,
});

type Fields = Readonly<Record<string, unknown>>;

const hasPlace = ({ latitude, longitude }: Fields): boolean =>
  (latitude ?? null) !== null && (longitude ?? null) !== null;

export const toDateCheck: FieldCheck = (value, record, limits) => {
  if (value === null) return;
  if ((record.count ?? null) !== null) {
    throw invalidInput('to_date', 'cannot be given beside count', value, 'contradiction');
  }
  // Which date today is, is known when the request is resolved.
  if (record.from_date === TODAY) return;
  spanEndCheck('to_date', 'from_date', hasPlace(record) ? MAX_DAYS_WITH_PLACE : MAX_DAYS)(value, record, limits);
};

const onlyVisibleCheck: FieldCheck = (value, record) => {
  if (value === true && !hasPlace(record)) {
    throw invalidInput('only_visible', 'requires latitude and longitude', value, 'requires_field');
  }
};

export const eclipsesChecks: Readonly<Record<string, FieldCheck>> = {
  from_date: (value, record, limits) => value === TODAY || calendarDateCheck('from_date')(value, record, limits),
  to_date: toDateCheck,
  only_visible: onlyVisibleCheck,
  ...optionalPlaceChecks,
  'birth.date': birthDateCheck('birth.date'),
  'birth.time': clockCheck('birth.time'),
  ayanamsa_mode: ayanamsaWithoutBirth,
};
