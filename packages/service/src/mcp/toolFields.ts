import { PRESETS } from '@ganita/core/rules/presets.js';
import { type CalculationName, calculationRow } from 'ganita/api/endpoints.js';
import { date, time } from 'ganita/calculations/fields/birthFields.js';
import { oneOf } from 'ganita/calculations/fields/schema.js';
import { type TSchema, Type } from 'typebox';

type FieldSchemas = Readonly<Record<string, TSchema>>;

/** Fields of a calculation's request as a tool takes them, none of them required. */
export function fieldsOf(calculation: CalculationName, ...names: readonly string[]): FieldSchemas {
  const { properties } = calculationRow(calculation).calculation.request;
  return Object.fromEntries(names.map((name) => [name, Type.Optional(properties[name] as TSchema)]));
}

const placeField = Type.String({
  minLength: 2,
  maxLength: 200,
  description:
    'name of the place, as "Pune" or "Salem, Oregon"; looked up where latitude and longitude are left out, and the answer shows the choice',
});

/** Where: a name, or coordinates with a zone. */
export const PLACE: FieldSchemas = {
  place: Type.Optional(placeField),
  ...fieldsOf('panchangDay', 'latitude', 'longitude', 'zone'),
  timezone: Type.Optional(
    Type.Number({ minimum: -12, maximum: 14, description: 'hours ahead of UTC, where no zone is given' }),
  ),
};

export const PRESET_NAMES: readonly string[] = Object.keys(PRESETS);

/** Choices of words and rules. */
export const CHOICES: FieldSchemas = {
  ...fieldsOf('panchangDay', 'language'),
  preset: Type.Optional(oneOf(PRESET_NAMES, { description: 'set of conventions; left out: that of the service' })),
};

/** A birth: date, time on the clock of the place, and the place. */
export const BIRTH: FieldSchemas = { date, time, ...PLACE, ...CHOICES };

/** A birth inside the arguments of a tool. */
export const birthInside = (description: string) => Type.Object({ date, time, ...PLACE }, { description });

/** The moment of which running periods are wanted. */
export const asOf = Type.Optional(
  Type.String({
    pattern: '^\\d{4}-\\d{2}-\\d{2}(T\\d{2}:\\d{2}:\\d{2})?$',
    description: 'YYYY-MM-DD or YYYY-MM-DDTHH:MM:SS on the clock of the birth; left out: now',
  }),
);

const MAX_ROWS = 100;

/** Which rows of a list are wanted. */
export const PAGE: FieldSchemas = {
  offset: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 100_000, default: 0, description: 'rows to leave out at the start' }),
  ),
  limit: Type.Optional(
    Type.Integer({ minimum: 1, maximum: MAX_ROWS, default: 20, description: 'most rows; fewer where they are long' }),
  ),
};

/** A record whose fields the description says. */
export const record = (description: string) => Type.Record(Type.String(), Type.Unknown(), { description });

/** A list of such records. */
export const records = (description: string) => Type.Array(Type.Record(Type.String(), Type.Unknown()), { description });
