import { fileURLToPath, pathToFileURL } from 'node:url';
import type { SharedCounter } from '@ganita/service/redis/sharedState.js';
import { type AppDependencies, buildApp } from '@ganita/service/server/app.js';
import { createMetrics, type Metrics } from '@ganita/service/server/plugins/metrics.js';
import { readSettings } from '@ganita/service/server/settings.js';
import { type AnswerPool, openPool } from '@ganita/service/workers/answerService.js';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { openPorts } from 'ganita/adapters/openPorts.js';
import type { Endpoint } from 'ganita/api/endpoint.js';
import { readBirthYears } from 'ganita/calculations/fields/birthYears.js';

export { CHENNAI_BIRTH } from './birth.js';

/** The built worker: `npm test` builds before it tests. */
const BUILT_WORKER = pathToFileURL(fileURLToPath(new URL('../../dist/workers/worker.js', import.meta.url)));

/** A running service without a port. */
export interface TestService {
  readonly app: FastifyInstance;
  readonly pool: AnswerPool;
  readonly metrics: Metrics;
  post(path: string, body: unknown, headers?: Readonly<Record<string, string>>): Promise<TestAnswer>;
  /** The fields of a request as the query of a GET. */
  get(path: string, query?: Readonly<Record<string, unknown>>): Promise<TestAnswer>;
  /** The fields of a request sent the way the endpoint takes them. */
  call(endpoint: Pick<Endpoint, 'method' | 'path'>, fields: Readonly<Record<string, unknown>>): Promise<TestAnswer>;
  inject(options: InjectOptions): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
}

export interface TestAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Fields as a query carries them: texts as they are, lists with commas, everything else as JSON. */
const queryOf = (fields: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : Array.isArray(value) ? value.join(',') : JSON.stringify(value),
    ]),
  );

/** Start the whole service as it boots, with the settings of an environment; rate limits are off unless requested. */
export async function startService(
  environment: Readonly<Record<string, string>> = {},
  workerUrl: URL = BUILT_WORKER,
  counter: SharedCounter | null = null,
  options: Pick<AppDependencies, 'logger' | 'patience' | 'jobs'> = {},
): Promise<TestService> {
  const settings = readSettings({
    RATE_LIMIT_FACTOR: '0',
    WORKERS: '1',
    CACHE_MB: '16',
    MAX_DELAY_MS: '0',
    ...environment,
  });
  const ports = await openPorts({ birthYears: readBirthYears(settings.BIRTH_YEARS) });
  const pool = openPool({
    workers: settings.WORKERS,
    cacheBytes: settings.CACHE_MB * 1024 * 1024,
    maxQueued: settings.MAX_QUEUED,
    workerUrl,
    // Threads load and calculate slowly on a busy machine.
    maxTaskMs: 600_000,
  });
  const metrics = createMetrics();
  const app = await buildApp({ ports, pool, settings, metrics, hasWorker: () => true, counter, ...options });
  const read = (reply: LightMyRequestResponse): TestAnswer => ({
    status: reply.statusCode,
    headers: reply.headers,
    body: isJson(reply) ? (reply.json() as Record<string, unknown>) : { text: reply.payload },
  });
  const post: TestService['post'] = async (path, body, headers = {}) => {
    const payload = typeof body === 'string' ? body : JSON.stringify(body);
    return read(
      await app.inject({
        method: 'POST',
        url: path,
        payload,
        headers: { 'content-type': 'application/json', 'accept-encoding': 'identity', ...headers },
      }),
    );
  };
  const get: TestService['get'] = async (path, query = {}) =>
    read(await app.inject({ method: 'GET', url: path, query: queryOf(query) }));
  return {
    app,
    pool,
    metrics,
    inject: (options) => app.inject(options),
    post,
    get,
    call: ({ method, path }, fields) => (method === 'GET' ? get(path, fields) : post(path, fields)),
    async close() {
      await app.close();
      await pool.close();
    },
  };
}

const isJson = ({ headers }: LightMyRequestResponse): boolean => /json/.test(String(headers['content-type']));

let shared: Promise<TestService> | null = null;

/**
 * The service with plain settings that all files of a test process share. Closing it leaves it running for the files after;
 * it ends with the process. Who counts what it computes or keeps in its cache starts a service of its own.
 */
export async function sharedService(): Promise<TestService> {
  shared ??= startService();
  return { ...(await shared), close: async () => undefined };
}
