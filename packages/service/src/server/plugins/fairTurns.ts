import type { FastifyInstance } from 'fastify';
import { ENDPOINTS } from 'ganita/api/endpoints.js';
import { clientKeyOf } from '../clientKey.js';
import type { Turns } from '../turns.js';

/** Probes never wait: they cost almost nothing and decide whether the service is restarted. */
const NEVER_WAITS: ReadonlySet<string> = new Set([ENDPOINTS.live.path, ENDPOINTS.ready.path]);

/** Clients whose requests arrive at once take turns in the main thread. */
export function registerFairTurns(app: FastifyInstance, turns: Turns): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (NEVER_WAITS.has(request.routeOptions.url ?? '')) done();
    else turns.enter(clientKeyOf(request), done);
  });
}
