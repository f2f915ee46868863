import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { AnswerPool } from '../../workers/answerService.js';
import type { OpenBatches } from '../batch/openBatches.js';
import type { OpenConnections } from '../connections/connectionBounds.js';
import type { Turns } from '../turns.js';
import type { UnsentAnswers } from '../unsentAnswers.js';

const SECONDS = [0.001, 0.003, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5];

/** Metrics of the process, and a count of the errors that fail no request. */
export interface Metrics {
  readonly registry: Registry;
  countFault(what: string): void;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  const faults = new Counter({
    name: 'ganita_faults_total',
    help: 'errors that failed no request',
    labelNames: ['what'],
    registers: [registry],
  });
  return { registry, countFault: (what) => faults.inc({ what }) };
}

/** What is read when the metrics are requested. */
export interface Gauged {
  readonly pool: Pick<AnswerPool, 'cache' | 'counts'>;
  readonly connections: Pick<OpenConnections, 'count'>;
  readonly unsent: Pick<UnsentAnswers, 'bytes'>;
  readonly batches: Pick<OpenBatches, 'count'>;
  readonly turns: Pick<Turns, 'waiting'>;
}

/**
 * Metrics for Prometheus: requests by route, method and status, cache, queue, connections and unsent bytes, errors,
 * process. Of a request they contain only its route, method and status. They have a port of their own.
 */
export function registerMetrics(
  app: FastifyInstance,
  { registry }: Metrics,
  { pool, connections, unsent, batches, turns }: Gauged,
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
  gauge('ganita_cache_bytes', 'bytes of cached answers', () => pool.cache().bytes);
  gauge('ganita_cache_hits', 'answers served from the cache', () => pool.cache().hits);
  gauge('ganita_cache_misses', 'answers that were computed', () => pool.cache().misses);
  gauge('ganita_pool_running', 'calculations in flight', () => pool.counts().running);
  gauge('ganita_pool_queued', 'calculations that wait for a thread', () => pool.counts().queued);
  gauge('ganita_pool_recycled', 'how often the threads were recycled', () => pool.counts().recycled);
  gauge('ganita_connections', 'open connections', connections.count);
  gauge('ganita_unsent_bytes', 'bytes of answers not read yet', unsent.bytes);
  gauge('ganita_open_batches', 'open batches', batches.count);
  gauge('ganita_requests_waiting', 'requests that wait for a turn of the main thread', turns.waiting);

  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    seconds.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
}
