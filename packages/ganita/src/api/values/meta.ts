import { groupedChoices } from '@ganita/core/rules/choiceGroups.js';
import type { Meta, Settings } from '../../calculations/calculation.js';
import type { comparedMetaSchema, metaSchema } from '../../calculations/fields/metaSchema.js';
import type { PlaceUsed } from '../../calculations/validation/placeOfBody.js';
import type { Wire } from '../schema/wire.js';
import { round8 } from './numbers.js';

type SettingsRecord = Wire<typeof comparedMetaSchema>['first'];

/** A value of `meta`, its figures to 8 decimals at any depth. */
function rounded(value: unknown): unknown {
  if (typeof value === 'number') return round8(value);
  if (Array.isArray(value)) return value.map(rounded);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, rounded(inner)]));
}

/** Every choice and figure of an answer, by wire name. */
export const conventionsRecord = ({ choices, figures }: Settings) =>
  rounded(groupedChoices({ ...choices, ...figures })) as Readonly<Record<string, unknown>>;

/** The settings that decide an answer most; null for one that the calculation does not use. */
function settingsRecord(settings: Settings): SettingsRecord {
  const { choices, figures, changed } = settings;
  return {
    preset: choices.preset ?? null,
    ayanamsa_mode: choices.ayanamsa_mode ?? null,
    ayanamsa_value: rounded(figures.ayanamsa_value) ?? null,
    positions: choices.positions ?? null,
    node_type: choices.node_type ?? null,
    sunrise_definition: choices.sunrise_definition ?? null,
    changed,
    not_applied: figures.not_applied ?? {},
  } as SettingsRecord;
}

/** The fields of `meta` by which a saved table says how it was computed. */
export const TABLE_META = ['engine_version', 'preset', 'ayanamsa_mode', 'changed'] as const;

/** What every `meta` starts with, and what it ends with where everything is shown. */
const versionOf = (meta: Meta<unknown>) => ({ engine_version: meta.engineVersion });
const placeUsedRecord = ({ field, name, latitude, longitude, zone }: PlaceUsed) => ({
  place_field: field,
  place: name,
  latitude,
  longitude,
  zone,
});
const endOf = (
  { isFull, ignoredFields, placed, notes = [], ephemeris, zoneData }: Meta<unknown>,
  conventions: () => Readonly<Record<string, unknown>>,
) => {
  const remarks = [...(placed?.notes ?? []), ...notes];
  return {
    ignored_fields: ignoredFields,
    ...(placed && placed.used.length > 0 && { place_used: placed.used.map(placeUsedRecord) }),
    ...(remarks.length > 0 && { notes: remarks }),
    ...(isFull && {
      ephemeris: { name: ephemeris.name, version: ephemeris.version, data: ephemeris.data },
      zone_data: zoneData,
      conventions: conventions(),
    }),
  };
};

/** `meta` of an answer: brief, or with every choice. Its figures are rounded like those of the answer. */
export const metaRecord = (meta: Meta): Wire<typeof metaSchema> => ({
  ...versionOf(meta),
  ...settingsRecord(meta.settings),
  ...endOf(meta, () => conventionsRecord(meta.settings)),
});

/** The same of an answer by two rule sets. */
export function comparedMetaRecord(
  meta: Meta<{ readonly first: Settings; readonly second: Settings }>,
): Wire<typeof comparedMetaSchema> {
  const { first, second } = meta.settings;
  return {
    ...versionOf(meta),
    first: settingsRecord(first),
    second: settingsRecord(second),
    ...endOf(meta, () => ({ first: conventionsRecord(first), second: conventionsRecord(second) })),
  };
}
