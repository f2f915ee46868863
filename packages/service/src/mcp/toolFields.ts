import { PRESETS } from '@ganita/core/rules/presets.js';
import { LANGUAGES } from '@ganita/words/languages.js';
import { type CalculationName, calculationRow } from 'ganita/api/endpoints.js';
import { date, time } from 'ganita/calculations/fields/birthFields.js';
import { languageField } from 'ganita/calculations/fields/languageField.js';
import { oneOf } from 'ganita/calculations/fields/schema.js';
import { DASHA_SYSTEMS } from 'ganita/calculations/natal/dashaSystems.js';
import { type TSchema, Type } from 'typebox';

type FieldSchemas = Readonly<Record<string, TSchema>>;

/** Keyword of a field under which is how the list of tools shows it, where that is shorter than what a call is checked by. */
export const LISTED_KEYWORD = 'x-listed';

/** A field that the list of tools shows by a sentence: an unknown value is an error that names those that are known. */
export const listed = (type: 'string' | 'integer' | 'number' | 'array', description?: string) => ({
  [LISTED_KEYWORD]: {
    type,
    ...(type === 'array' && { items: { type: 'string' } }),
    ...(description && { description }),
  },
});

/**
 * How the fields of requests are listed that the instructions of the server explain, or that have long lists of values or long
 * descriptions.
 */
const LISTED: Readonly<Record<string, object>> = {
  latitude: listed('number'),
  longitude: listed('number'),
  zone: listed('string'),
  region: listed('array', 'regions, states or their people, as tamil, bihar; left out: all'),
  ayanamsa_mode: listed('string', 'LAHIRI (default), RAMAN, KP, TRUE_CITRA, YUKTESHWAR, FAGAN, and others'),
  dasha_systems: listed('array', 'ids of dashas, as vimsottari, yogini, narayana; left out: all'),
  vargas: listed('array', 'divisional charts, as D-9 or navamsa; left out: all'),
  yoga_charts: listed('array', 'charts in which yogas are looked for, as D-1, D-9'),
};

/** Fields of a calculation's request as a tool takes them, none of them required. */
export function fieldsOf(calculation: CalculationName, ...names: readonly string[]): FieldSchemas {
  const { properties } = calculationRow(calculation).calculation.request;
  return Object.fromEntries(
    names.map((name) => [name, Type.Optional({ ...(properties[name] as TSchema), ...LISTED[name] } as TSchema)]),
  );
}

const placeField = Type.String({
  minLength: 2,
  maxLength: 200,
  description: 'name, as "Salem, Oregon", or give coordinates and zone',
});

/** Where: a name, or coordinates with a zone. */
export const PLACE: FieldSchemas = {
  place: Type.Optional(placeField),
  ...fieldsOf('panchangDay', 'latitude', 'longitude', 'zone'),
  timezone: Type.Optional({
    ...Type.Number({ minimum: -12, maximum: 14 }),
    ...listed('number'),
  }),
};

export const PRESET_NAMES: readonly string[] = Object.keys(PRESETS);

/** Choices of words and rules. */
export const CHOICES: FieldSchemas = {
  language: Type.Optional({ ...languageField, [LISTED_KEYWORD]: { type: 'string', enum: LANGUAGES } }),
  preset: Type.Optional({
    ...oneOf(PRESET_NAMES),
    ...listed('string'),
  }),
};

/** A date and a time on the clock of the place. */
const MOMENT: FieldSchemas = {
  date: { ...date, ...listed('string', 'YYYY-MM-DD') } as TSchema,
  time: { ...time, ...listed('string', 'HH:MM:SS') } as TSchema,
};

/** A birth: date, time on the clock of the place, and the place. */
export const BIRTH: FieldSchemas = { ...MOMENT, ...PLACE, ...CHOICES };

/** A birth inside the arguments of a tool. */
export const birthInside = (description: string) => Type.Object({ ...MOMENT, ...PLACE }, { description });

/** The moment of which running periods are wanted. */
export const asOf = Type.Optional(
  Type.String({
    pattern: '^\\d{4}-\\d{2}-\\d{2}(T\\d{2}:\\d{2}:\\d{2})?$',
    description: 'YYYY-MM-DD or YYYY-MM-DDTHH:MM:SS; left out: now',
  }),
);

const MAX_ROWS = 100;

/** Which rows of a list are wanted. */
export const PAGE: FieldSchemas = {
  offset: Type.Optional({
    ...Type.Integer({ minimum: 0, maximum: 100_000, default: 0 }),
    ...listed('integer', 'rows to leave out'),
  }),
  limit: Type.Optional({
    ...Type.Integer({ minimum: 1, maximum: MAX_ROWS, default: 20 }),
    ...listed('integer', `most rows, at most ${MAX_ROWS}`),
  }),
};

/** A dasha system. */
export const dashaSystem = Type.Optional({
  ...oneOf(DASHA_SYSTEMS, { default: 'vimsottari' }),
  ...listed('string', 'id of a dasha, as vimsottari (default), ashtottari, yogini, narayana, chara_kn_rao, sudasa'),
});

/** A record whose fields the description says. */
export const record = (description: string) => Type.Record(Type.String(), Type.Unknown(), { description });

/** A list of such records. */
export const records = (description: string) => Type.Array(Type.Record(Type.String(), Type.Unknown()), { description });
