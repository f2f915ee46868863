import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { EndpointTable, ServiceEndpoint } from 'ganita/api/endpoint.js';
import { ENDPOINTS } from 'ganita/api/endpoints.js';
import { SERVICE_MESSAGE } from 'ganita/api/rows/serviceRows.js';
import type { Ports } from 'ganita/calculations/calculation.js';
import { ENGINE } from 'ganita/calculations/engineMeta.js';
import type { AnswerPool } from '../../workers/answerService.js';
import { prefersPage } from '../failureForm.js';
import { dataHealth, ephemerisHealth } from '../health.js';
import { memoryFigures } from '../memoryUsage.js';
import type { LimitGuard } from '../plugins/rateLimit.js';
import { createReadiness, type ReadinessOptions } from '../readiness.js';
import type { SendPage } from './pageRoutes.js';

/** The parts of the service that these routes need. */
export interface ServiceDependencies {
  readonly ports: Ports;
  readonly pool: AnswerPool;
  readonly guard: LimitGuard;
  readonly sourceUrl: string;
  /** Sends the home page to a browser; null where no pages are served. */
  readonly sendHome: SendPage | null;
}

/** `/`, `/health`, `/debug/meminfo`. */
export function registerServiceRoutes(
  app: FastifyInstance,
  { ports, pool, guard, sourceUrl, sendHome }: ServiceDependencies,
): void {
  const register = (
    endpoint: ServiceEndpoint,
    handler: (reply: FastifyReply, request: FastifyRequest) => object | Promise<FastifyReply>,
  ) => {
    const logged = endpoint.silent === true ? NEVER : BY_LOG_LEVEL;
    app.get(endpoint.path, { ...logged, onRequest: guard(endpoint) }, async (request, reply) =>
      handler(reply, request),
    );
  };

  register(ENDPOINTS.index, (reply, request) => {
    if (sendHome !== null && prefersPage(request.headers.accept)) return sendHome(request, reply);
    if (sendHome !== null) reply.header('vary', 'accept');
    return { ...INDEX, source: sourceUrl === '' ? null : sourceUrl };
  });
  register(ENDPOINTS.health, (reply) => {
    const ephemeris = ephemerisHealth(ports.ephemeris);
    const data = dataHealth(ports);
    const isHealthy = ephemeris.usable && data.usable;
    const status = isHealthy ? 'healthy' : 'degraded';
    reply.status(isHealthy ? 200 : 503);
    return { status, service: ENGINE.name, ephemeris, data, zone_data: ports.zones.tzdataVersion };
  });
  register(ENDPOINTS.memory, () => memoryFigures(pool.cache()));
}

/** The log level of a route: that of the setting, or silent. */
const BY_LOG_LEVEL = {};
const NEVER = { logLevel: 'silent' } as const;

/** The headline endpoints of a table: what `GET /` lists. */
export const headlinesOf = (table: EndpointTable): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.values(table)
      .filter(({ headline }) => headline === true)
      .map(({ method, path, summary }) => [`${method} ${path}`, summary]),
  );

const INDEX = {
  message: SERVICE_MESSAGE,
  version: ENGINE.version,
  endpoints: headlinesOf(ENDPOINTS),
  documentation: '/docs',
  licence: ENGINE.licence,
} as const;

/** A busy service is alive, and removing it would overload the others: probes pass the guard of the main thread. */
const PROBE_OPTIONS = { logLevel: 'silent', config: { pressureHandler: () => undefined } } as const;

/** `/health/live` and `/health/ready`: without rate limit and log lines. */
export function registerProbeRoutes(app: FastifyInstance, options: ReadinessOptions): void {
  const faultsNow = createReadiness(options);
  app.get(ENDPOINTS.live.path, PROBE_OPTIONS, async () => ({ status: 'alive' }));
  app.get(ENDPOINTS.ready.path, PROBE_OPTIONS, async (_request, reply) => {
    const faults = faultsNow();
    return reply
      .status(faults.length === 0 ? 200 : 503)
      .send({ status: faults.length === 0 ? 'ready' : 'not_ready', faults });
  });
}
