import { Type } from 'typebox';

/** `meta` of every answer. */
export const metaSchema = Type.Object({
  ignored_fields: Type.Array(Type.String(), { description: 'unknown request fields' }),
  engine_version: Type.String(),
  ephemeris: Type.Object({ name: Type.String(), version: Type.String(), data: Type.String() }),
  zone_data: Type.String({ description: 'release of the IANA time zone database that clocks are read by' }),
  conventions: Type.Record(Type.String(), Type.Unknown(), {
    description: 'every choice of a tradition that went into the answer',
  }),
});
