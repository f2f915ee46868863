import { GENDERS } from '@ganita/core/facts/gender.js';
import { RULE_CHOICES } from '@ganita/core/rules/rules.js';
import { Type } from 'typebox';
import type { BirthMoment } from '../../calculations/birthMoment.js';
import type { Settings } from '../../calculations/calculation.js';
import { appliedAyanamsaMode, birthFields, timezoneSupplied } from '../../calculations/fields/birthFields.js';
import { nullable, oneOf } from '../../calculations/fields/schema.js';
import { resolvedTimeSchema } from '../schema/resolvedTimeFields.js';
import type { Wire } from '../schema/wire.js';
import { birthClockRecord } from './resolvedTime.js';

/** The request of a natal chart as applied. */
export const birthDetailsSchema = Type.Object(
  {
    ...Type.Required(Type.Object(birthFields)).properties,
    timezone: timezoneSupplied,
    ayanamsa_mode: appliedAyanamsaMode,
    gender: nullable(oneOf(GENDERS, { title: 'Gender', description: 'gender; null where it is not supplied' })),
    resolved_time: resolvedTimeSchema,
  },
  { title: 'BirthDetails', description: 'the birth of the request, with defaults filled in' },
);
type BirthDetails = Wire<typeof birthDetailsSchema>;

/** The fields of a birth that an answer beside the horoscope says, whatever it computes. */
export const COMMON_BIRTH_FIELDS = [
  'date',
  'time',
  'place',
  'latitude',
  'longitude',
  'timezone',
  'zone',
  'elevation',
  'ayanamsa_mode',
  'ayanamsa_value',
  'calculation_type',
  'node_type',
  'language',
  'resolved_time',
] as const;

/** What is said of a birth: the shared block, and the gender where the calculation takes it. */
const BIRTH_FIELDS = [...(Object.keys(birthFields) as (keyof typeof birthFields)[]), 'gender'] as const;
type BirthField = (typeof BIRTH_FIELDS)[number];

/** The fields of a birth in a request. */
type BirthInput = Partial<Omit<Pick<BirthDetails, BirthField>, 'timezone'>> & { readonly timezone?: number | null };

/**
 * The request as applied, with defaults filled in and `timezone` as supplied (as used, where only a zone was): those fields of the birth that the
 * calculation takes. A field that is also a choice (`ayanamsa_mode`, `node_type` ...) shows what was chosen, be it by
 * the field, by `rules` or by a preset.
 */
export function birthDetailsRecord<I extends BirthInput>(
  input: I,
  birth: BirthMoment,
  { choices }: Pick<Settings, 'choices'>,
) {
  const echoed = BIRTH_FIELDS.filter((name) => name in input);
  const given: BirthInput = { ...input, timezone: input.timezone ?? birth.resolved.offsetHours };
  const applied = (name: BirthField): unknown =>
    Object.hasOwn(RULE_CHOICES, name) && Object.hasOwn(choices, name) ? choices[name] : given[name];
  return {
    ...(Object.fromEntries(echoed.map((name) => [name, applied(name)])) as Pick<BirthDetails, BirthField & keyof I>),
    resolved_time: birthClockRecord(birth),
  };
}
