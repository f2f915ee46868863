import { invalidInput } from '@ganita/core/errors/domainError.js';
import { DAILY_RULES } from '@ganita/core/rules/dailyRules.js';
import { DEFAULT_RULES, type RuleName, resolveRules } from '@ganita/core/rules/rules.js';
import { STAR_PLANETS } from '@ganita/core/visibility/planets.data.js';
import { CONJUNCTION_BODIES } from '@ganita/core/visibility/solarConjunctions.js';
import { Type } from 'typebox';
import { ayanamsaMode, date } from '../fields/birthFields.js';
import { calendarDateCheck } from '../fields/dateChecks.js';
import { languageField } from '../fields/languageField.js';
import { metaField } from '../fields/metaSchema.js';
import { optionalPlaceChecks, optionalPlaceFields } from '../fields/optionalPlace.js';
import { ayanamsaWithoutBirth } from '../fields/rulesChecks.js';
import { rulesField } from '../fields/rulesField.js';
import { described, nullable, oneOf } from '../fields/schema.js';
import { spanEndCheck } from '../fields/transitFields.js';
import { TRANSIT_RULES } from '../transits/transitRules.js';
import type { FieldCheck } from '../validation/checkRequest.js';

/** Parts of the answer, in its order. */
export const VISIBILITY_PARTS = ['asta', 'conjunctions', 'moon_phases', 'crescents', 'twilight'] as const;
export type VisibilityPart = (typeof VISIBILITY_PARTS)[number];
/** Those of every request that names none: they need no place. */
export const DEFAULT_PARTS: readonly VisibilityPart[] = ['asta', 'conjunctions', 'moon_phases'];
const PARTS_OF_A_PLACE: readonly VisibilityPart[] = ['crescents', 'twilight'];

/** Days from the first date to the last: ten years. */
const MAX_DAYS = 3653;
/** The same of what has a row for each day or week: conjunctions of the Moon, twilight. */
const MAX_DAILY_DAYS = 366;
const MAX_MARGIN_DAYS = 15;

/** The choices that affect visibility. */
export const VISIBILITY_RULES = [
  ...TRANSIT_RULES,
  'asta_method',
  'crescent_rule',
  'moon_horizon',
  'graha_yuddha_victor',
] as const satisfies readonly RuleName[];

/** Defaults: those of a day, but geometric positions, by which combustion is defined. */
export const VISIBILITY_DEFAULTS = resolveRules(DAILY_RULES, { positions: DEFAULT_RULES.positions });

const marginDays = (what: string) =>
  Type.Number({ minimum: 0, maximum: MAX_MARGIN_DAYS, default: 0, description: `days ${what}` });

/** The request of `POST /visibility`. */
export const visibilityInput = Type.Object({
  from_date: described(date, 'YYYY-MM-DD; first date'),
  to_date: described(date, `YYYY-MM-DD; last date, at most ${MAX_DAYS} days after the first`),
  include: Type.Optional(
    nullable(
      Type.Array(oneOf(VISIBILITY_PARTS), {
        minItems: 1,
        default: null,
        description: `parts of the response; null: ${DEFAULT_PARTS.join(', ')}. crescents and twilight require a place; twilight at most ${MAX_DAILY_DAYS} days`,
      }),
    ),
  ),
  planets: Type.Optional(
    nullable(
      Type.Array(oneOf(STAR_PLANETS), { minItems: 1, default: null, description: 'planets of asta; null: all five' }),
    ),
  ),
  conjunction_bodies: Type.Optional(
    nullable(
      Type.Array(oneOf(CONJUNCTION_BODIES), {
        minItems: 2,
        default: null,
        description: `bodies whose conjunctions are listed, two by two; null: the five planets; with the Moon at most ${MAX_DAILY_DAYS} days`,
      }),
    ),
  ),
  margin_days: Type.Optional(
    nullable(
      Type.Object(
        { before: marginDays('before asta that are counted in'), after: marginDays('after udaya that are counted in') },
        {
          title: 'AstaMargin',
          description: 'days of old age and childhood (vriddhatva, balatva) around each asta; null: none',
          default: null,
        },
      ),
    ),
  ),
  ...optionalPlaceFields,
  ayanamsa_mode: ayanamsaMode,
  language: languageField,
  rules: rulesField(VISIBILITY_RULES, VISIBILITY_DEFAULTS),
  meta: metaField,
});

const includeCheck: FieldCheck = (value, record) => {
  const parts = (value ?? DEFAULT_PARTS) as readonly VisibilityPart[];
  const ofPlace = parts.find((part) => PARTS_OF_A_PLACE.includes(part));
  if (ofPlace === undefined || ((record.latitude ?? null) !== null && (record.longitude ?? null) !== null)) return;
  throw invalidInput('include', `requires latitude and longitude for ${ofPlace}`, value, 'requires_field');
};

const toDateCheck: FieldCheck = (value, record, limits) => {
  const parts = (record.include ?? DEFAULT_PARTS) as readonly VisibilityPart[];
  const bodies = (record.conjunction_bodies ?? []) as readonly string[];
  const isDaily = parts.includes('twilight') || (parts.includes('conjunctions') && bodies.includes('Moon'));
  spanEndCheck('to_date', 'from_date', isDaily ? MAX_DAILY_DAYS : MAX_DAYS)(value, record, limits);
};

export const visibilityChecks: Readonly<Record<string, FieldCheck>> = {
  from_date: calendarDateCheck('from_date'),
  to_date: toDateCheck,
  include: includeCheck,
  ...optionalPlaceChecks,
  ayanamsa_mode: ayanamsaWithoutBirth,
};
