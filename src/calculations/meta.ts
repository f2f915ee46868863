import type { Meta, Ports } from './calculation.js';
import { ENGINE } from './engine.js';
import type { CheckedRequest } from './validation/checkRequest.js';

/** `meta` of an answer. `ignoredValues` are values of known fields that mean nothing, each with its field. */
export const metaOf = (
  { ignoredFields }: Pick<CheckedRequest<unknown>, 'ignoredFields'>,
  { ephemeris, zones }: Pick<Ports, 'ephemeris' | 'zones'>,
  conventions: Meta['conventions'],
  ignoredValues: readonly string[] = [],
): Meta => ({
  ignoredFields: [...ignoredFields, ...ignoredValues],
  engineVersion: ENGINE.version,
  ephemeris: ephemeris.identity,
  zoneData: zones.tzdataVersion,
  conventions,
});
