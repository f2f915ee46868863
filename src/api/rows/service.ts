import { Type } from 'typebox';
import { nullable } from '../../calculations/fields/schema.js';
import { DEFAULT_LIMIT, type ProbeEndpoint, type ServiceEndpoint } from '../endpoint.js';

export const indexRow = {
  kind: 'service',
  method: 'GET',
  path: '/',
  group: 'service',
  summary: 'What the service is',
  limitPerMinute: DEFAULT_LIMIT,
  costMs: 1,
  response: Type.Object({
    message: Type.String(),
    version: Type.String(),
    endpoints: Type.Record(Type.String(), Type.String(), { description: 'the headline endpoints' }),
    documentation: Type.String(),
    source: nullable(
      Type.String({ description: 'where the source of the version that runs is; null where nobody said' }),
    ),
    licence: Type.String(),
  }),
} as const satisfies ServiceEndpoint;

export const healthRow = {
  kind: 'service',
  method: 'GET',
  path: '/health',
  group: 'service',
  summary: 'Whether it can reckon now',
  limitPerMinute: DEFAULT_LIMIT,
  costMs: 0,
  countedHere: true,
  headline: true,
  silent: true,
  statuses: { 503: 'the same body, where it cannot compute' },
  response: Type.Object({
    status: Type.String({ enum: ['healthy', 'degraded'] }),
    service: Type.String(),
    ephemeris: Type.Object({
      usable: Type.Boolean(),
      name: Type.String(),
      version: Type.String(),
      faults: Type.Array(Type.String()),
    }),
    zone_data: Type.String({ description: 'release of the IANA time zone database that clocks are read by' }),
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
  summary: 'Whether the process answers',
  response: Type.Object({ status: Type.Literal('alive') }),
} as const satisfies ProbeEndpoint;

/** What may keep a service from being sent requests. */
export const READINESS_FAULTS = ['ephemeris', 'worker', 'stopping'] as const;
export type ReadinessFault = (typeof READINESS_FAULTS)[number];

export const readyRow = {
  kind: 'probe',
  method: 'GET',
  path: '/health/ready',
  group: 'service',
  summary: 'Whether requests should be sent to it now',
  statuses: { 503: 'the same body, where it is not ready' },
  response: Type.Object({
    status: Type.Unsafe<string>({ type: 'string', enum: ['ready', 'not_ready'] }),
    faults: Type.Array(Type.Unsafe<string>({ type: 'string', enum: [...READINESS_FAULTS] }), {
      description: 'what keeps it from being ready; empty when it is',
    }),
  }),
} as const satisfies ProbeEndpoint;
