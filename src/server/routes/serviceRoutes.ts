import type { FastifyInstance, FastifyReply } from 'fastify';
import { CALCULATION_ENDPOINTS, type Endpoint, SERVICE_ENDPOINTS } from '../../api/endpoints.js';
import type { Ports } from '../../calculations/calculation.js';
import { ENGINE } from '../../calculations/engine.js';
import type { AnswerPool } from '../../workers/pool.js';
import { dataHealth, ephemerisHealth } from '../health.js';
import { memoryFigures } from '../memory.js';
import type { LimitGuard } from '../plugins/limits.js';

/** `/`, `/health`, `/debug/meminfo`. */
export function registerServiceRoutes(
  app: FastifyInstance,
  ports: Ports,
  pool: AnswerPool,
  guard: LimitGuard,
  sourceUrl: string,
): void {
  const lay = (endpoint: Endpoint, logged: object, handler: (reply: FastifyReply) => object) =>
    app.get(endpoint.path, { ...logged, onRequest: guard(endpoint) }, async (_request, reply) => handler(reply));

  lay(SERVICE_ENDPOINTS.index, BY_LOG_LEVEL, () => ({ ...INDEX, source: sourceUrl === '' ? null : sourceUrl }));
  lay(SERVICE_ENDPOINTS.health, NEVER, (reply) => {
    const ephemeris = ephemerisHealth(ports.ephemeris);
    const data = dataHealth(ports);
    const isHealthy = ephemeris.usable && data.usable;
    const status = isHealthy ? 'healthy' : 'degraded';
    reply.status(isHealthy ? 200 : 503);
    return { status, service: ENGINE.name, ephemeris, data, zone_data: ports.zones.tzdataVersion };
  });
  lay(SERVICE_ENDPOINTS.memory, BY_LOG_LEVEL, () => memoryFigures(pool.cache()));
}

/** Which of its lines a route writes: those of the setting, or none. */
const BY_LOG_LEVEL = {};
const NEVER = { logLevel: 'silent' } as const;

const INDEX = {
  message: 'Ganita: Vedic astrology calculations. Computed data only; every answer says how it was reckoned.',
  version: ENGINE.version,
  endpoints: Object.fromEntries(
    [...CALCULATION_ENDPOINTS, ...Object.values<Endpoint>(SERVICE_ENDPOINTS)]
      .filter(({ headline }) => headline === true)
      .map(({ method, path, summary }) => [`${method} ${path}`, summary]),
  ),
  documentation: '/docs',
  licence: ENGINE.licence,
} as const;
