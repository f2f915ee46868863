import { invalidInput } from '@ganita/core/errors/domainError.js';
import type { House } from '@ganita/core/zodiac/houses.js';
import { Type } from 'typebox';
import { optionalInteger } from '../fields/birthFields.js';
import { oneOf } from '../fields/schema.js';
import { dashaChecks, dashaFields } from '../natal/dashaFields.js';
import type { FieldCheck } from '../validation/checkRequest.js';

/** Theories beyond the four kinds of significators (docs/rules/12-kp-and-prashna.md#section-7). */
export const KP_THEORIES = ['four_step', 'cuspal_interlinks', 'cuspal_sub_lords', 'nakshatra_nadi'] as const;
export type KpTheory = (typeof KP_THEORIES)[number];

const MAX_GROUPS = 20;
/** A fifth would make 66,429 periods; `dasha_at` gives the running ones of every level. */
const MAX_DASHA_LEVELS = 4;

const houseNumber = Type.Unsafe<House>({ title: 'House', type: 'integer', minimum: 1, maximum: 12 });

/** What of a KP chart is answered. */
export const kpChartFields = {
  rotate: Type.Optional(
    Type.Unsafe<House>({
      title: 'House',
      type: 'integer',
      minimum: 1,
      maximum: 12,
      default: 1,
      description: 'house that becomes the first, for the chart of a relative: 1 leaves the chart as it is',
    }),
  ),
  theories: Type.Optional(
    Type.Array(
      oneOf(KP_THEORIES, { title: 'KpTheory', description: 'a theory beyond the four kinds of significators' }),
      {
        default: [],
        description:
          'theories beyond the four kinds of significators: four_step of Gondhalekar, cuspal_interlinks of Khullar, cuspal_sub_lords of the KP Readers, nakshatra_nadi of Taneja',
      },
    ),
  ),
  house_groups: Type.Optional(
    Type.Array(
      Type.Object(
        {
          name: Type.String({ maxLength: 60, description: 'a name of yours' }),
          houses: Type.Array(houseNumber, { description: 'houses of the group, 1 to 12' }),
        },
        { title: 'HouseGroupRequest', description: 'houses that are looked at together' },
      ),
      {
        default: [],
        description: `up to ${MAX_GROUPS} groups of houses; the answer lists by which letters each graha touches them`,
      },
    ),
  ),
  dasha_levels: optionalInteger(1, MAX_DASHA_LEVELS, 2, 'levels of the periods of vimsottari, 1 maha .. 4 sookshma'),
  dasha_at: dashaFields.dasha_at,
};

const groupsCheck: FieldCheck = (value) => {
  const { length: count } = value as readonly unknown[];
  if (count > MAX_GROUPS) {
    throw invalidInput('house_groups', `must have at most ${MAX_GROUPS} groups`, count, 'out_of_range');
  }
};

export const kpChartChecks: Readonly<Record<string, FieldCheck>> = { house_groups: groupsCheck, ...dashaChecks };
