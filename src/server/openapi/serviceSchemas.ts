import { Type } from 'typebox';
import type { SERVICE_ENDPOINTS } from '../endpoints.js';

/** Answers of the endpoints that reckon nothing. */
export const SERVICE_SCHEMAS: Readonly<Record<keyof typeof SERVICE_ENDPOINTS, object>> = {
  index: Type.Object({
    message: Type.String(),
    version: Type.String(),
    endpoints: Type.Record(Type.String(), Type.String(), { description: 'the headline endpoints' }),
    documentation: Type.String(),
    source: Type.String(),
    licence: Type.String(),
  }),
  health: Type.Object({
    status: Type.String({ enum: ['healthy', 'degraded'] }),
    service: Type.String(),
    ephemeris: Type.Object({
      usable: Type.Boolean(),
      name: Type.String(),
      version: Type.String(),
      faults: Type.Array(Type.String()),
    }),
  }),
  memory: Type.Object({
    allocator: Type.String(),
    rss_mb: Type.Optional(Type.Number()),
    rss_peak_mb: Type.Optional(Type.Number()),
    rss_error: Type.Optional(Type.String()),
    horoscope_cache: Type.Object({
      size: Type.Integer(),
      max_size: Type.Integer({ description: 'bytes' }),
      bytes: Type.Integer(),
      hits: Type.Integer(),
      misses: Type.Integer(),
    }),
  }),
};
