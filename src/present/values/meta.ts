import type { Meta } from '../../calculations/calculation.js';

/** The ledger as it goes on the wire. */
export const metaRecord = (meta: Meta) => ({
  ignored_fields: meta.ignoredFields,
  engine_version: meta.engineVersion,
  ephemeris: { name: meta.ephemeris.name, version: meta.ephemeris.version, data: meta.ephemeris.data },
  conventions: meta.conventions,
});
