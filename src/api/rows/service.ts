import { Type } from 'typebox';
import { nullable } from '../../calculations/fields/schema.js';
import { DEFAULT_LIMIT, type ProbeEndpoint, type ServiceEndpoint } from '../endpoint.js';

export const indexRow = {
  kind: 'service',
  method: 'GET',
  path: '/',
  group: 'service',
  summary: 'Service information',
  limitPerMinute: DEFAULT_LIMIT,
  costMs: 1,
  response: Type.Object({
    message: Type.String(),
    version: Type.String(),
    endpoints: Type.Record(Type.String(), Type.String(), { description: 'the headline endpoints' }),
    documentation: Type.String(),
    source: nullable(
      Type.String({ description: 'address of the source of the running version; null where SOURCE_URL is not set' }),
    ),
    licence: Type.String(),
  }),
} as const satisfies ServiceEndpoint;

export const healthRow = {
  kind: 'service',
  method: 'GET',
  path: '/health',
  group: 'service',
  summary: 'Health check',
  limitPerMinute: DEFAULT_LIMIT,
  costMs: 0,
  localRateLimit: true,
  headline: true,
  silent: true,
  statuses: { 503: 'the same body, when it cannot compute' },
  response: Type.Object({
    status: Type.String({ enum: ['healthy', 'degraded'] }),
    service: Type.String(),
    ephemeris: Type.Object({
      usable: Type.Boolean(),
      name: Type.String(),
      version: Type.String(),
      faults: Type.Array(Type.String()),
    }),
    zone_data: Type.String({ description: 'release of the IANA time zone database in use' }),
    data: Type.Object({ usable: Type.Boolean(), faults: Type.Array(Type.String()) }),
  }),
} as const satisfies ServiceEndpoint;

export const memoryRow = {
  kind: 'service',
  method: 'GET',
  path: '/debug/meminfo',
  group: 'service',
  summary: 'Memory and cache figures',
  limitPerMinute: DEFAULT_LIMIT,
  costMs: 1,
  response: Type.Object({
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
} as const satisfies ServiceEndpoint;

export const liveRow = {
  kind: 'probe',
  method: 'GET',
  path: '/health/live',
  group: 'service',
  summary: 'Liveness probe',
  response: Type.Object({ status: Type.Literal('alive') }),
} as const satisfies ProbeEndpoint;

/** Reasons why a service is not ready. */
export const READINESS_FAULTS = ['ephemeris', 'worker', 'stopping'] as const;
export type ReadinessFault = (typeof READINESS_FAULTS)[number];

export const readyRow = {
  kind: 'probe',
  method: 'GET',
  path: '/health/ready',
  group: 'service',
  summary: 'Readiness probe',
  statuses: { 503: 'the same body, when it is not ready' },
  response: Type.Object({
    status: Type.Unsafe<string>({ type: 'string', enum: ['ready', 'not_ready'] }),
    faults: Type.Array(Type.Unsafe<string>({ type: 'string', enum: [...READINESS_FAULTS] }), {
      description: 'what keeps it from being ready; empty when it is',
    }),
  }),
} as const satisfies ProbeEndpoint;
