import { type TSchema, Type } from 'typebox';
import type { PROBE_ENDPOINTS, SERVICE_ENDPOINTS } from '../../api/endpoints.js';
import { nullable } from '../../calculations/fields/schema.js';
import { READINESS_FAULTS } from '../readiness.js';

const locationFields = {
  place: Type.String({ description: 'name of the place' }),
  displayName: Type.String({ description: 'name, state and country' }),
  latitude: Type.Number({ description: 'degrees, north positive' }),
  longitude: Type.Number({ description: 'degrees, east positive' }),
  timezone: Type.Number({ description: 'UTC offset in hours in force now' }),
  country: Type.String(),
  country_code: Type.String({ description: 'ISO 3166-1 alpha-2' }),
  zone: Type.String({ description: 'IANA zone id' }),
};

/** Answers of the endpoints that reckon nothing. */
export const SERVICE_SCHEMAS: Readonly<Record<keyof typeof SERVICE_ENDPOINTS, object>> = {
  search: Type.Object({
    ...locationFields,
    source: Type.String({ description: 'where the places come from, with its licence' }),
    state: Type.Optional(Type.String({ description: 'present only when known' })),
  }),
  autocomplete: Type.Object({
    query: Type.String(),
    count: Type.Integer(),
    results: Type.Array(Type.Object({ ...locationFields, state: nullable(Type.String()) })),
  }),
  batch: Type.Object({
    line: Type.Integer({ minimum: 1, description: 'number of the line in the request' }),
    answer: Type.Optional(Type.Unknown({ description: 'as of POST /horoscope' })),
    error: Type.Optional(Type.Object({ status: Type.Integer(), detail: Type.String() })),
  }),
  report: Type.Unsafe<Uint8Array>({ type: 'string', format: 'binary', description: 'the PDF' }),
  index: Type.Object({
    message: Type.String(),
    version: Type.String(),
    endpoints: Type.Record(Type.String(), Type.String(), { description: 'the headline endpoints' }),
    documentation: Type.String(),
    source: nullable(
      Type.String({ description: 'where the source of the version that runs is; null where nobody said' }),
    ),
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
    zone_data: Type.String({ description: 'release of the IANA time zone database that clocks are read by' }),
    data: Type.Object({ usable: Type.Boolean(), faults: Type.Array(Type.String()) }),
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

/** Answers of the probes. */
export const PROBE_SCHEMAS: Readonly<Record<keyof typeof PROBE_ENDPOINTS, TSchema>> = {
  live: Type.Object({ status: Type.Literal('alive') }),
  ready: Type.Object({
    status: Type.Unsafe<string>({ type: 'string', enum: ['ready', 'not_ready'] }),
    faults: Type.Array(Type.Unsafe<string>({ type: 'string', enum: [...READINESS_FAULTS] }), {
      description: 'what keeps it from being ready; empty when it is',
    }),
  }),
};

const inQuery = (name: string, schema: object, description: string, example?: string) => ({
  name,
  in: 'query',
  description,
  schema,
  ...(example !== undefined && { example }),
});
const placeQuery = [
  inQuery(
    'query',
    { type: 'string', minLength: 2 },
    'name of a place, also "City, State" or "City, Country"',
    'Salem, Tamil Nadu',
  ),
  inQuery('q', { type: 'string', minLength: 2 }, 'alias of query; query wins'),
];

/** Parameters of the query string. */
export const SERVICE_PARAMETERS: Readonly<Partial<Record<keyof typeof SERVICE_ENDPOINTS, readonly object[]>>> = {
  search: placeQuery,
  autocomplete: [
    ...placeQuery,
    inQuery('limit', { type: 'integer', minimum: 1, default: 10 }, 'most entries; above 50 is taken as 50'),
  ],
};

/** Endpoints that take and give a record on each line. */
export const LINE_ENDPOINTS: ReadonlySet<keyof typeof SERVICE_ENDPOINTS> = new Set(['batch']);
