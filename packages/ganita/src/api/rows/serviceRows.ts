import { Type } from 'typebox';
import { ENGINE } from '../../calculations/engineMeta.js';
import { nullable } from '../../calculations/fields/schema.js';
import { DEFAULT_LIMIT, type ProbeEndpoint, type ServiceEndpoint } from '../endpoint.js';

/** What `GET /` says of the service. */
export const SERVICE_MESSAGE =
  'Ganita: Vedic astrology calculations. Computed data only; every response lists the settings it was computed with.';

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
    message: SERVICE_MESSAGE,
    version: ENGINE.version,
    endpoints: {
      'POST /horoscope': 'Complete natal chart',
      'POST /panchang': 'Panchanga of a date and place',
      'POST /marriage-match': 'Ashtakoota and ten poruthams of two births',
    },
    documentation: '/docs',
    licence: ENGINE.licence,
    source: null,
  },
  response: Type.Object({
    message: Type.String({ description: 'what the service does' }),
    version: Type.String({ description: 'version of Ganita' }),
    endpoints: Type.Record(Type.String(), Type.String(), { description: 'the headline endpoints' }),
    documentation: Type.String({ description: 'path of the page that documents the endpoints' }),
    source: nullable(
      Type.String({ description: 'address of the source of the running version; null where SOURCE_URL is not set' }),
    ),
    licence: Type.String({ description: 'SPDX id of the licence' }),
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
    status: Type.String({
      enum: ['healthy', 'degraded'],
      description: 'healthy: known values are computed right; degraded: they are not',
    }),
    service: Type.String({ description: 'name of the service' }),
    ephemeris: Type.Object(
      {
        usable: Type.Boolean({ description: 'whether it gives known values' }),
        name: Type.String({ description: 'name of the ephemeris' }),
        version: Type.String({ description: 'version of its library' }),
        faults: Type.Array(Type.String(), { description: 'what is wrong; empty where it is usable' }),
      },
      { title: 'EphemerisHealth', description: 'whether positions can be computed' },
    ),
    zone_data: Type.String({ description: 'release of the IANA time zone database in use' }),
    data: Type.Object(
      {
        usable: Type.Boolean({ description: 'whether the data files are whole' }),
        faults: Type.Array(Type.String(), { description: 'what is wrong; empty where they are usable' }),
      },
      { title: 'DataHealth', description: 'whether time zones and places can be read' },
    ),
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
    allocator: Type.String({ description: 'what manages the memory: V8 and its version' }),
    rss_mb: Type.Optional(Type.Number({ description: 'resident megabytes now' })),
    rss_peak_mb: Type.Optional(Type.Number({ description: 'most resident megabytes since the start' })),
    rss_error: Type.Optional(Type.String({ description: 'why the resident memory cannot be read' })),
    horoscope_cache: Type.Object(
      {
        size: Type.Integer({ description: 'responses in the cache' }),
        max_size: Type.Integer({ description: 'bytes that the cache may have' }),
        bytes: Type.Integer({ description: 'bytes that it has' }),
        hits: Type.Integer({ description: 'responses that came from it' }),
        misses: Type.Integer({ description: 'responses that were computed' }),
      },
      { title: 'CacheFigures', description: 'the cache of responses' },
    ),
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
  response: Type.Object({ status: Type.Literal('alive', { description: 'always alive' }) }),
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
    status: Type.Unsafe<string>({
      type: 'string',
      enum: ['ready', 'not_ready'],
      description: 'whether requests can be computed now',
    }),
    faults: Type.Array(Type.Unsafe<string>({ type: 'string', enum: [...READINESS_FAULTS] }), {
      description: 'what keeps it from being ready; empty when it is',
    }),
  }),
} as const satisfies ProbeEndpoint;
