import { MARGIN_GROUPS } from '@ganita/core/margins/key.js';
import { DIVISION_IDS } from '@ganita/core/margins/margins.js';
import { TIME_WEIGHTS } from '@ganita/core/margins/uncertainty.js';
import { NATAL_RULES } from '@ganita/core/rules/areas.js';
import { Type } from 'typebox';
import type { Filled } from '../calculation.js';
import { birthCore, birthFields, optionalInteger } from '../fields/birthFields.js';
import { birthDateCheck, clockCheck } from '../fields/dateChecks.js';
import { metaField } from '../fields/metaSchema.js';
import { namedPlace } from '../fields/namedPlace.js';
import { rulesField } from '../fields/rulesField.js';
import { described, nullable, oneOf } from '../fields/schema.js';
import { chartInput } from '../natal/chartInput.js';
import { ayanamsaCheck } from '../natal/natalInput.js';
import type { FieldCheck } from '../validation/checkRequest.js';

import { MAX_DIVIDING_KEYS, rectificationField } from './rectificationInput.js';

/** Half a day: beyond it the ascendant has been everywhere. */
const MAX_MINUTES = 720;
const DEFAULT_WINDOW_MINUTES = 120;

/** A shorter uncertainty is none: six hundredths of a second. */
export const MIN_MINUTES = 0.001;

/** How exactly a time of birth is recorded. */
export const TIME_PRECISIONS = ['second', 'minute'] as const;

const minutes = (minimum: number, description: string) =>
  Type.Optional(nullable(Type.Number({ minimum, maximum: MAX_MINUTES, default: null, description })));

const keyName = Type.String({ maxLength: 60, pattern: '^[A-Za-z0-9_.-]+$' });
const keyList = (description: string, defaultKeys: readonly string[] | null, maxItems: number) =>
  Type.Optional(nullable(Type.Array(keyName, { maxItems, default: defaultKeys, description })));

const MAX_KEYS = 1000;

/** Keys that split an uncertain time into classes. */
const CLASS_KEYS = ['lagna.D-1', 'lagna.D-9', 'Moon.D-9'];

/** The request of `POST /margins`. */
export const marginsInput = Type.Object({
  ...birthCore,
  ...namedPlace,
  time: described(
    Type.String({
      pattern: '^\\d{2}:\\d{2}(:\\d{2})?$',
      description: 'HH:MM:SS, or HH:MM with `time_precision` minute; time of day on the clock of the place',
    }),
    'HH:MM:SS, or HH:MM with `time_precision` minute; time of day on the clock of the place',
  ),
  ayanamsa_value: birthFields.ayanamsa_value,
  calculation_type: birthFields.calculation_type,
  node_type: birthFields.node_type,
  bhava_madhya_method: birthFields.bhava_madhya_method,
  varnada_method: birthFields.varnada_method,
  gender: chartInput.properties.gender,
  language: birthFields.language,
  time_precision: Type.Optional(
    oneOf(TIME_PRECISIONS, {
      default: 'second',
      description:
        'how exactly the time is recorded; minute: it may be half a minute off, which `uncertainty` then shows unless another is given',
    }),
  ),
  window_minutes: optionalInteger(
    1,
    MAX_MINUTES,
    DEFAULT_WINDOW_MINUTES,
    'how far before and after the birth changes are searched, minutes',
  ),
  groups: Type.Optional(
    nullable(
      Type.Array(oneOf(MARGIN_GROUPS, { title: 'MarginGroup' }), {
        default: null,
        description: 'groups of which all keys are wanted; null: the usual keys of several groups',
      }),
    ),
  ),
  divisions: Type.Optional(
    nullable(
      Type.Array(
        oneOf([...DIVISION_IDS, 'D-150'], { title: 'DivisionId', description: 'a divisional chart that has a name' }),
        {
          default: null,
          description: 'charts of the keys of `groups`, such as D-9; null: all 23',
        },
      ),
    ),
  ),
  keys: keyList('further keys by name, such as house.4.Mars; null: none', null, MAX_KEYS),
  birth_time_uncertainty_minutes: minutes(
    MIN_MINUTES,
    'how far the time of birth may be off, to either side, minutes; null: it is not uncertain',
  ),
  uncertainty_earlier_minutes: minutes(0, 'the same before the recorded time alone; null: as to either side'),
  uncertainty_later_minutes: minutes(0, 'the same after the recorded time alone; null: as to either side'),
  weight: Type.Optional(
    oneOf(TIME_WEIGHTS, {
      default: 'uniform',
      description:
        'how much each moment of the uncertain time counts in `weighted_share`; normal: a standard deviation of half the uncertainty',
    }),
  ),
  class_keys: keyList(
    `at most ${MAX_DIVIDING_KEYS} keys that divide the uncertain time into \`classes\``,
    CLASS_KEYS,
    MAX_DIVIDING_KEYS,
  ),
  rectification: rectificationField,
  rules: rulesField(NATAL_RULES),
  meta: metaField,
});

/** This request with its defaults filled in. */
export type MarginsInput = Filled<typeof marginsInput>;

export const marginsChecks: Readonly<Record<string, FieldCheck>> = {
  date: birthDateCheck('date'),
  time: clockCheck('time'),
  ayanamsa_mode: ayanamsaCheck,
};

const MINUTE = /^\d{2}:\d{2}$/;

/** A time to the minute gets its seconds, where the request says that it is one. */
export function normaliseMargins(body: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { time, time_precision: precision } = body;
  const isMinute = typeof time === 'string' && MINUTE.test(time) && precision === 'minute';
  return isMinute ? { ...body, time: `${time}:00` } : { ...body };
}
