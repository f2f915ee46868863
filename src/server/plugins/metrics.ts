import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { AnswerPool } from '../../workers/answerService.js';
import type { OpenBatches } from '../batch/openBatches.js';
import type { OpenConnections } from '../connections/bounds.js';
import type { UnsentAnswers } from '../unsentAnswers.js';

const SECONDS = [0.001, 0.003, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5];

/** Figures of the process, and a count of the faults that fail no request. */
export interface Metrics {
  readonly registry: Registry;
  countFault(what: string): void;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  const faults = new Counter({
    name: 'ganita_faults_total',
    help: 'faults that failed no request',
    labelNames: ['what'],
    registers: [registry],
  });
  return { registry, countFault: (what) => faults.inc({ what }) };
}

/** What is looked at when the figures are asked for. */
export interface Gauged {
  readonly pool: Pick<AnswerPool, 'cache' | 'counts'>;
  readonly connections: Pick<OpenConnections, 'count'>;
  readonly unsent: Pick<UnsentAnswers, 'bytes'>;
  readonly batches: Pick<OpenBatches, 'count'>;
}

/**
 * Figures for Prometheus: requests by route, method and status, cache, queue, what clients hold open, faults, process. Nothing in them comes from a
 * request but its route and status. A port of their own shows them.
 */
export function registerMetrics(
  app: FastifyInstance,
  { registry }: Metrics,
  { pool, connections, unsent, batches }: Gauged,
): void {
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'ganita_request_seconds',
    help: 'time from request to answer',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [registry],
  });
  const gauge = (name: string, help: string, value: () => number): void => {
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(value());
      },
    });
  };
  gauge('ganita_cache_bytes', 'bytes of finished answers held', () => pool.cache().bytes);
  gauge('ganita_cache_hits', 'answers that need not be reckoned', () => pool.cache().hits);
  gauge('ganita_cache_misses', 'answers that were reckoned', () => pool.cache().misses);
  gauge('ganita_pool_running', 'reckonings under way', () => pool.counts().running);
  gauge('ganita_pool_queued', 'reckonings that wait for a thread', () => pool.counts().queued);
  gauge('ganita_pool_recycled', 'times the threads were exchanged', () => pool.counts().recycled);
  gauge('ganita_connections', 'connections that are open', connections.count);
  gauge('ganita_unsent_bytes', 'bytes of answers that wait for their readers', unsent.bytes);
  gauge('ganita_open_batches', 'batches that are answered', batches.count);

  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    seconds.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
}
