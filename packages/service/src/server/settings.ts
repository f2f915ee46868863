import { availableParallelism } from 'node:os';
import { EPHEMERIS_YEARS } from '@ganita/core/time/civilText.js';
import { DEFAULT_BIRTH_YEARS, readBirthYears, yearsText } from 'ganita/calculations/fields/birthYears.js';
import { rangeMessage, typeMessage } from 'ganita/calculations/validation/messages.js';
import { type Static, Type } from 'typebox';
import type { TLocalizedValidationError } from 'typebox/error';
import { Value } from 'typebox/value';
import { readOrigins } from './origins.js';
import { readTrustProxy } from './trustProxy.js';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;
const REDIS_FORM = 'must be an address such as redis://host:6379';
const ONE_TO_FOUR = Math.min(4, Math.max(1, availableParallelism()));

/** Every setting is an environment variable; this is the whole list. */
export const settingsSchema = Type.Object({
  PORT: Type.Integer({ minimum: 0, maximum: 65_535, default: 8000, description: 'port to listen on' }),
  HOST: Type.String({ minLength: 1, default: '127.0.0.1', description: 'address to listen on' }),
  LOG_LEVEL: Type.Unsafe<(typeof LOG_LEVELS)[number]>({
    type: 'string',
    enum: [...LOG_LEVELS],
    default: 'info',
    description: `least severe log line written (${LOG_LEVELS.join(', ')})`,
  }),
  WORKERS: Type.Integer({
    minimum: 1,
    maximum: 64,
    default: ONE_TO_FOUR,
    description:
      'charts and reports computed at the same time, each in a thread; one more is reserved for a client that has nothing running',
  }),
  CACHE_MB: Type.Integer({
    minimum: 0,
    maximum: 65_536,
    default: 64,
    description: 'megabytes of responses cached; 0 switches the cache off',
  }),
  RATE_LIMIT_FACTOR: Type.Number({
    minimum: 0,
    maximum: 1_000_000,
    default: 1,
    description: 'multiplies every rate limit and the cost allowance; 0 switches them off',
  }),
  TRUST_PROXY: Type.String({
    default: 'false',
    description:
      'proxies whose X-Forwarded-For is trusted: how many are in front (1, 2 ...) or their networks (10.0.0.0/8, 127.0.0.1)',
  }),
  REQUEST_TIMEOUT_SECONDS: Type.Integer({
    minimum: 1,
    maximum: 600,
    default: 30,
    description: 'longest time a request may take to arrive',
  }),
  MAX_QUEUED: Type.Integer({
    minimum: 0,
    maximum: 100_000,
    default: 200,
    description: 'requests that may wait for a thread; above it the client with the most waiting requests gets 503',
  }),
  UNSENT_MB: Type.Integer({
    minimum: 1,
    maximum: 65_536,
    default: 128,
    description: 'megabytes of unread responses; above it the oldest ones lose their connections',
  }),
  MAX_CONNECTIONS: Type.Integer({
    minimum: 1,
    maximum: 1_000_000,
    default: 4000,
    description: 'open connections in all; more are closed at once',
  }),
  MAX_CONNECTIONS_PER_CLIENT: Type.Integer({
    minimum: 1,
    maximum: 1_000_000,
    default: 200,
    description: 'open connections of one client, proxies of TRUST_PROXY not counted; more are closed at once',
  }),
  MAX_DELAY_MS: Type.Integer({
    minimum: 0,
    maximum: 60_000,
    default: 1000,
    description: 'delay of the main thread in milliseconds above which new requests get 503; 0 switches this off',
  }),
  RECYCLE_MB: Type.Integer({
    minimum: 0,
    maximum: 1_048_576,
    default: 2500,
    description: 'resident megabytes above which the threads are replaced by new ones; 0 switches this off',
  }),
  REDIS_URL: Type.String({
    pattern: '^(rediss?://\\S+)?$',
    patternWords: REDIS_FORM,
    default: '',
    description: 'Redis or Valkey through which several processes share rate limits and responses; empty: none',
  }),
  CACHE_SECRET: Type.String({
    pattern: '^(.{16,})?$',
    patternWords: 'must have at least 16 characters in one line, or be empty',
    default: '',
    description:
      'secret with which processes sign shared responses, at least 16 characters, the same for all; empty: derived from REDIS_URL (docs/security.md)',
  }),
  METRICS_PORT: Type.Integer({
    minimum: 0,
    maximum: 65_535,
    default: 0,
    description: 'port of /metrics for Prometheus; 0: none',
  }),
  METRICS_HOST: Type.String({
    minLength: 1,
    default: '127.0.0.1',
    description: 'address on which METRICS_PORT listens; never make it public',
  }),
  PDF_SECRET: Type.String({
    pattern: '^([!-~]([ -~]*[!-~])?)?$',
    patternWords: 'must be printable ASCII without a space at its ends, because a header carries it',
    default: '',
    description: 'what X-PDF-Secret must contain for POST /horoscope/pdf; empty: every call is rejected',
  }),
  JOBS_SECRET: Type.String({
    pattern: '^([!-~]([ -~]*[!-~])?)?$',
    patternWords: 'must be printable ASCII without a space at its ends, because a header carries it',
    default: '',
    description: 'what X-Jobs-Secret must contain for /jobs (docs/jobs.md); empty: there are no jobs',
  }),
  JOBS_DIR: Type.String({
    default: '',
    description:
      'folder of the lines and results of jobs, shared by all services and workers; required where there are jobs',
  }),
  JOBS_REDIS_URL: Type.String({
    pattern: '^(rediss?://\\S+)?$',
    patternWords: REDIS_FORM,
    default: '',
    description: 'Redis or Valkey with the queue of jobs, which must be persistent and evict nothing; empty: REDIS_URL',
  }),
  JOBS_KEEP_DAYS: Type.Integer({
    minimum: 1,
    maximum: 3650,
    default: 7,
    description: 'days for which a finished job is kept',
  }),
  PAGES: Type.Boolean({
    default: true,
    description: 'whether browsers get pages: `/` as HTML and all below `/app`; false: only the endpoints',
  }),
  PAGES_PDF: Type.Boolean({
    default: false,
    description:
      'whether the pages of a chart and a match print it as PDF, for anyone and without the secret; its cost is that of /horoscope/pdf',
  }),
  PAGES_FRAME_ANCESTORS: Type.String({
    pattern: "^(('self'|https?://[A-Za-z0-9.*:-]{1,100})( ('self'|https?://[A-Za-z0-9.*:-]{1,100})){0,19})?$",
    patternWords: "must be 'self' or origins (https://astro.example), separated by spaces",
    default: '',
    description: "sites that may show pages in a frame: 'self' and origins, separated by spaces; empty: none",
  }),
  CORS_ORIGINS: Type.String({
    default: '',
    description:
      'origins whose pages may call the service from a browser (https://astro.example), beside MCP_ORIGINS, separated by commas; empty: any',
  }),
  MCP: Type.Boolean({
    default: false,
    description: 'whether agents are answered at POST /mcp (docs/mcp.md)',
  }),
  MCP_ORIGINS: Type.String({
    default: '',
    description:
      'origins by which /mcp is reached, and whose pages may call it (https://astro.example), separated by commas; empty: loopback names only',
  }),
  SOURCE_URL: Type.String({
    pattern: '^(https?://\\S+)?$',
    patternWords: 'must be an address such as https://git.example/ganita',
    default: '',
    description: 'where users find the source of the running version (AGPL-3.0, section 13); empty: not shown',
  }),
  BIRTH_YEARS: Type.String({
    default: DEFAULT_BIRTH_YEARS,
    description: `first and last year that births may have, within ${yearsText(EPHEMERIS_YEARS)} (docs/time.md)`,
  }),
});
export type Settings = Static<typeof settingsSchema>;

interface SettingSchema extends Readonly<Record<string, unknown>> {
  readonly type: string;
  readonly default: unknown;
  /** The pattern in words, for messages. */
  readonly patternWords?: string;
}

/** Read the settings of an environment. Invalid values abort start-up: the error names each with its bound. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const given: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(settingsSchema.properties)) {
    const text = environment[name];
    const { type, default: fallback } = schema as unknown as SettingSchema;
    given[name] = text === undefined || text === '' ? fallback : readValue(text, type);
  }
  if (!Value.Check(settingsSchema, given)) {
    throw new Error(Value.Errors(settingsSchema, given).map(faultOf).join('; '));
  }
  // An error from opening a malformed address would repeat it, and its password with it.
  for (const name of ['REDIS_URL', 'JOBS_REDIS_URL'] as const) {
    if (given[name] !== '' && !URL.canParse(given[name])) {
      throw new Error(`setting ${name} ${REDIS_FORM}`);
    }
  }
  if (given.JOBS_SECRET !== '') jobSettingsOf(given);
  settingOf('TRUST_PROXY', () => readTrustProxy(given.TRUST_PROXY));
  settingOf('CORS_ORIGINS', () => readOrigins(given.CORS_ORIGINS));
  settingOf('MCP_ORIGINS', () => readOrigins(given.MCP_ORIGINS));
  settingOf('BIRTH_YEARS', () => readBirthYears(given.BIRTH_YEARS));
  return given;
}

/** Where jobs are, and for how long. */
export interface JobSettings {
  readonly url: string;
  readonly directory: string;
  readonly keepSeconds: number;
}

/** The settings of jobs. Errors: one that is required is missing. */
export function jobSettingsOf({ JOBS_REDIS_URL, REDIS_URL, JOBS_DIR, JOBS_KEEP_DAYS }: Settings): JobSettings {
  const url = JOBS_REDIS_URL === '' ? REDIS_URL : JOBS_REDIS_URL;
  if (url === '') throw new Error('setting JOBS_REDIS_URL or REDIS_URL is required where there are jobs');
  if (JOBS_DIR === '') throw new Error('setting JOBS_DIR is required where there are jobs');
  return { url, directory: JOBS_DIR, keepSeconds: JOBS_KEEP_DAYS * 24 * 3600 };
}

/** Parse a setting; its error names it. */
function settingOf<T>(name: keyof Settings, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new Error(`setting ${name} ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Which setting is wrong and what it must be; never the given value, which may be a secret. */
function faultOf(error: TLocalizedValidationError): string {
  const name = error.instancePath.slice(1);
  const schema = settingsSchema.properties[name as keyof Settings] as unknown as SettingSchema;
  const words =
    error.keyword === 'type'
      ? typeMessage(schema)
      : error.keyword === 'pattern'
        ? schema.patternWords
        : rangeMessage(error, schema);
  return `setting ${name} ${words}`;
}

/** The value of a text; a text that cannot be parsed stays a text, and the schema rejects it. */
function readValue(text: string, type: string): unknown {
  if (type === 'boolean') return text === 'true' ? true : text === 'false' ? false : text;
  if (type === 'string') return text;
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}
