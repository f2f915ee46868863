import { AYANAMSA_MODES, FURTHER_AYANAMSA_MODES } from '@ganita/core/rules/ayanamsaModes.js';
import { PRESET_NAMES } from '@ganita/core/rules/presetChoices.js';
import { RULE_CHOICES } from '@ganita/core/rules/rules.js';
import { Type } from 'typebox';
import { latitude, longitude } from './birthFields.js';
import { described, nullable, oneOf } from './schema.js';

const META_DETAILS = ['brief', 'full'] as const;

/** The field `meta` of a request. */
export const metaField = Type.Optional(
  oneOf(META_DETAILS, {
    title: 'MetaDetail',
    default: 'brief',
    description:
      '`full` adds every choice to `meta.conventions`, with the ephemeris and the release of the time zone data',
  }),
);

/** An input with the field `meta`. */
export interface WithMeta {
  readonly meta: (typeof META_DETAILS)[number];
}

const choiceOrNull = <const V extends string>({ values }: { readonly values: readonly V[] }, description: string) =>
  nullable(oneOf(values, { description: `${description}; null where nothing depends on it` }));

/** Which moment is sunrise and sunset. */
export const sunriseDefinitionId = oneOf(RULE_CHOICES.sunrise_definition.values, {
  title: 'SunriseDefinition',
  description: 'which moment is sunrise and sunset, by the rule of the same name',
});

/** The main settings of a response, and what differs from the preset. */
const settingsFields = {
  preset: nullable(
    oneOf(PRESET_NAMES, { description: 'the preset that the choices start from; null without choices' }),
  ),
  ayanamsa_mode: nullable(
    oneOf([...AYANAMSA_MODES, ...FURTHER_AYANAMSA_MODES], { description: 'sidereal zero point; null without one' }),
  ),
  ayanamsa_value: nullable(
    Type.Number({
      description: 'ayanamsa in degrees at the moment of the response; null if there are several or none',
    }),
  ),
  positions: choiceOrNull(RULE_CHOICES.positions, 'geometric or apparent positions'),
  node_type: choiceOrNull(RULE_CHOICES.node_type, 'mean or true lunar nodes'),
  sunrise_definition: nullable(
    described(sunriseDefinitionId, 'what counts as sunrise; null where nothing depends on it'),
  ),
  changed: Type.Record(Type.String(), Type.Unknown(), {
    description: 'choices that differ from the preset, by name; `rules` in the request chooses them',
  }),
  not_applied: Type.Record(Type.String(), Type.String(), {
    description: 'fields and choices of the request without effect, each with the choice that is the reason',
  }),
};

const ephemerisSchema = Type.Object(
  {
    name: Type.String({ description: 'name of the ephemeris' }),
    version: Type.String({ description: 'version of its library' }),
    data: Type.String({ description: 'its data files and their years' }),
  },
  { title: 'EphemerisIdentity', description: 'the ephemeris that positions come from' },
);

const placeUsedSchema = Type.Object(
  {
    place_field: Type.String({ description: 'field with the name' }),
    place: Type.String({ description: 'name, state and country of the place, in English' }),
    latitude,
    longitude,
    zone: Type.String({ description: 'IANA id of its time zone' }),
  },
  { title: 'PlaceUsed', description: 'the place that a name was taken for' },
);

/** The fields of every `meta`. */
export const metaFields = {
  engine_version: Type.String({ description: 'version of Ganita' }),
  ignored_fields: Type.Array(Type.String(), { description: 'fields of the request that are not known' }),
  place_used: Type.Optional(
    Type.Array(placeUsedSchema, {
      description: 'what the names of places were taken for, where they had no coordinates',
    }),
  ),
  notes: Type.Optional(Type.Array(Type.String(), { description: 'remarks on the request, in English' })),
  ephemeris: Type.Optional(ephemerisSchema),
  zone_data: Type.Optional(
    Type.String({ description: 'release of the IANA time zone database by which clocks are read' }),
  ),
  conventions: Type.Optional(
    Type.Record(Type.String(), Type.Unknown(), {
      description: 'every choice of a tradition that went into the answer, by name; with `meta: "full"`',
    }),
  ),
};

/** `meta` of every other response. */
export const metaSchema = Type.Object(
  { ...metaFields, ...settingsFields },
  { title: 'Meta', description: 'what the answer was computed with' },
);

/** `meta` of a response by two rule sets. */
export const settingsSchema = Type.Object(settingsFields, {
  title: 'Settings',
  description: 'the choices that decide an answer most',
});
export const comparedMetaSchema = Type.Object(
  {
    ...metaFields,
    first: described(settingsSchema, 'choices of the first rule set'),
    second: described(settingsSchema, 'choices of the second rule set'),
  },
  { title: 'ComparedMeta', description: 'what the two rule sets are, and what the comparison was computed with' },
);
