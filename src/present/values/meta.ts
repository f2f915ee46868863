import type { Meta } from '../../calculations/calculation.js';
import { round8 } from './numbers.js';

/** The ledger as it goes on the wire; its figures are rounded like the answer's own. */
export const metaRecord = (meta: Meta) => ({
  ignored_fields: meta.ignoredFields,
  engine_version: meta.engineVersion,
  ephemeris: { name: meta.ephemeris.name, version: meta.ephemeris.version, data: meta.ephemeris.data },
  conventions: Object.fromEntries(
    Object.entries(meta.conventions).map(([name, value]) => [name, typeof value === 'number' ? round8(value) : value]),
  ),
});
