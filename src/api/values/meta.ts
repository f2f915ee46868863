import type { Meta } from '../../calculations/calculation.js';
import type { metaSchema } from '../../calculations/fields/metaSchema.js';
import type { Wire } from '../schema/wire.js';
import { round8 } from './numbers.js';

/** A value of `meta.conventions`, its figures to 8 decimals at any depth. */
function rounded(value: unknown): unknown {
  if (typeof value === 'number') return round8(value);
  if (Array.isArray(value)) return value.map(rounded);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, rounded(inner)]));
}

/** The ledger as it goes on the wire; its figures are rounded like the answer's own. */
export const metaRecord = (meta: Meta): Wire<typeof metaSchema> => ({
  ignored_fields: meta.ignoredFields,
  engine_version: meta.engineVersion,
  ephemeris: { name: meta.ephemeris.name, version: meta.ephemeris.version, data: meta.ephemeris.data },
  zone_data: meta.zoneData,
  conventions: Object.fromEntries(Object.entries(meta.conventions).map(([name, value]) => [name, rounded(value)])),
});
