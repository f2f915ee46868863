import type { FastifyInstance } from 'fastify';
import { ENDPOINTS } from '../../api/endpoints.js';
import { createReadiness, type ReadinessOptions } from '../readiness.js';

/** A busy service is alive, and taking it away would make the others busier: the guard of the main thread lets probes pass. */
const PROBE_OPTIONS = { logLevel: 'silent', config: { pressureHandler: () => undefined } } as const;

/** `/health/live` and `/health/ready`: without limit and without lines in the log. */
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
