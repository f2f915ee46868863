import { Type } from 'typebox';
import { nullable } from '../../calculations/fields/schema.js';
import { ENGINE } from '../../calculations/meta.js';
import { DEFAULT_LIMIT, type ProbeEndpoint, type ServiceEndpoint } from '../endpoint.js';

export const indexRow = {
  kind: 'service',
  method: 'GET',
  path: '/',
  group: 'service',
  summary: 'Service information',
  description: 'Names the service, its version, its main endpoints and its licence.',
  docs: 'http',
  limitPerMinute: DEFAULT_LIMIT,
  costMs: 1,
  example: {
    message:
      'Ganita: Vedic astrology calculations. Computed data only; every answer lists the settings that it was computed with.',
    version: ENGINE.version,
    endpoints: { 'POST /horoscope': 'Complete natal chart' },
    documentation: '/docs',
    licence: ENGINE.licence,
    source: null,
  },
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
  description: 'Computes known values, and reports whether ephemeris and data files give them.',
  docs: 'http',
  limitPerMinute: DEFAULT_LIMIT,
  costMs: 0,
  localRateLimit: true,
  headline: true,
  silent: true,
  statuses: { 503: 'the same body, when it cannot compute' },
  example: {
    status: 'healthy',
    service: ENGINE.name,
    ephemeris: { usable: true, name: 'Swiss Ephemeris', version: '2.10.03', faults: [] },
    data: { usable: true, faults: [] },
    zone_data: '2026f',
  },
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
  description: 'Shows the resident memory of the process and what the cache of answers contains.',
  docs: 'http',
  limitPerMinute: DEFAULT_LIMIT,
  costMs: 1,
  example: {
    allocator: 'V8 11.3.244.8-node.38',
    rss_mb: 302.4,
    rss_peak_mb: 310.1,
    horoscope_cache: { size: 1, max_size: 67108864, bytes: 412_345, hits: 3, misses: 1 },
  },
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
  description: 'Reports that the process answers. A supervisor restarts the service if it does not.',
  docs: 'http',
  example: { status: 'alive' },
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
  description:
    'Reports whether requests can be computed now, and if not why. A load balancer stops sending requests meanwhile.',
  docs: 'http',
  statuses: { 503: 'the same body, when it is not ready' },
  example: { status: 'ready', faults: [] },
  response: Type.Object({
    status: Type.Unsafe<string>({ type: 'string', enum: ['ready', 'not_ready'] }),
    faults: Type.Array(Type.Unsafe<string>({ type: 'string', enum: [...READINESS_FAULTS] }), {
      description: 'what keeps it from being ready; empty when it is',
    }),
  }),
} as const satisfies ProbeEndpoint;
