import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { COST_ALLOWANCE_MS, ENDPOINTS } from 'ganita/api/endpoints.js';
import type { Ports } from 'ganita/calculations/calculation.js';
import type { Jobs } from '../jobs/jobs.js';
import type { SharedCounter } from '../redis/sharedState.js';
import type { AnswerPool } from '../workers/answerService.js';
import { BATCH_BOUNDS, boundOpenBatches } from './batch/openBatches.js';
import { boundConnections } from './connections/connectionBounds.js';
import { PATIENCE, type Patience } from './connections/patience.js';
import { createRejectionLog } from './log/rejectionLog.js';
import { RequestLog } from './log/requestLog.js';
import { readTraceparent } from './log/traceparent.js';
import { answerClientErrors, answerUnusualRequests } from './malformedRequests.js';
import { oncePer } from './oncePer.js';
import { readOrigins } from './origins.js';
import { registerCompression } from './plugins/compression.js';
import { registerDelivery } from './plugins/delivery.js';
import { registerDocs } from './plugins/docs.js';
import { type FailurePages, registerErrorHandler, registerUnknownPaths, rejectBadUrl } from './plugins/errorHandler.js';
import { registerFairTurns } from './plugins/fairTurns.js';
import { MAX_DRAIN_MS, registerDraining } from './plugins/gracefulShutdown.js';
import { registerJsonBody } from './plugins/jsonBody.js';
import { type Metrics, registerMetrics } from './plugins/metrics.js';
import { registerLimits } from './plugins/rateLimit.js';
import { registerObservation, requestId } from './plugins/requestLogging.js';
import { registerRequestHead, registerSecurity } from './plugins/security.js';
import { registerPressureGuard } from './plugins/underPressure.js';
import { WINDOW_MS } from './rateWindows.js';
import { registerBatchRoute } from './routes/batchRoute.js';
import { registerCalculationRoutes } from './routes/calculationRoutes.js';
import { registerJobRoutes } from './routes/jobRoutes.js';
import { registerPageRoutes } from './routes/pageRoutes.js';
import { registerCalendarPdf } from './routes/paperRoutes.js';
import { registerPictureRoutes } from './routes/pictureRoutes.js';
import { registerReportRoute } from './routes/reportRoute.js';
import { registerProbeRoutes, registerServiceRoutes } from './routes/serviceRoutes.js';
import { registerTableRoute } from './routes/tableRoute.js';
import type { Settings } from './settings.js';
import { readTrustProxy } from './trustProxy.js';
import { createTurns } from './turns.js';
import { countUnsentAnswers } from './unsentAnswers.js';

/** What the application needs from the process that runs it. */
export interface AppDependencies {
  readonly ports: Ports;
  readonly pool: AnswerPool;
  readonly settings: Settings;
  readonly metrics: Metrics;
  /** Whether a worker has loaded, so that calculations are answered. */
  readonly hasWorker: () => boolean;
  /** Counts calls for several processes; null where there is one. */
  readonly counter?: SharedCounter | null;
  /** Null where there are none. */
  readonly jobs?: Jobs | null;
  readonly logger?: FastifyServerOptions['logger'];
  /** Shorter in tests. */
  readonly patience?: Patience;
}

const BODY_LIMIT_BYTES = 64 * 1024;
const CHECK_CONNECTIONS_MS = 1000;
/** Closing takes as long as the drain and a little more; Fastify would give up after ten seconds. */
const MAX_CLOSE_MS = MAX_DRAIN_MS + 10_000;

/** Requests are checked by the table of endpoints and no route has a schema: Fastify's compilers are never loaded. */
const noCompiler = (): never => {
  throw new Error('a route has a schema');
};
const NO_COMPILERS = { buildValidator: noCompiler, buildSerializer: noCompiler };

/** The application, without a port to listen on. */
export async function buildApp({
  ports,
  pool,
  settings,
  metrics,
  hasWorker,
  counter = null,
  jobs = null,
  logger = false,
  patience = PATIENCE,
}: AppDependencies): Promise<FastifyInstance> {
  const rejections = createRejectionLog((fields, message) => app.log.info(fields, message));
  const requestLog = new RequestLog(rejections);
  const failurePages: FailurePages = { send: null };
  const trustsProxy = readTrustProxy(settings.TRUST_PROXY);
  const app: FastifyInstance = Fastify({
    logger,
    logController: requestLog,
    bodyLimit: BODY_LIMIT_BYTES,
    genReqId: requestId,
    childLoggerFactory: (log, bindings, options, { headers }) =>
      log.child({ ...bindings, ...readTraceparent(headers.traceparent) }, options),
    // Requests that arrive over open connections during shutdown are answered too.
    return503OnClosing: false,
    trustProxy: trustsProxy ?? false,
    requestTimeout: settings.REQUEST_TIMEOUT_SECONDS * 1000,
    connectionTimeout: patience.silentMs,
    pluginTimeout: MAX_CLOSE_MS,
    // Node swaps the two timeouts if the one for headers is the longer.
    http: {
      connectionsCheckingInterval: CHECK_CONNECTIONS_MS,
      headersTimeout: settings.REQUEST_TIMEOUT_SECONDS * 1000,
      requestTimeout: settings.REQUEST_TIMEOUT_SECONDS * 1000,
      requireHostHeader: false,
    },
    clientErrorHandler: answerClientErrors(rejections),
    frameworkErrors: rejectBadUrl(rejections),
    routerOptions: { ignoreTrailingSlash: true },
    schemaController: { compilersFactory: NO_COMPILERS },
  });
  answerUnusualRequests(app.server, rejections);
  const warnOfConnections = oncePer(WINDOW_MS, () =>
    app.log.warn('connections were closed, because too many are open'),
  );
  const connections = boundConnections(app.server, {
    bounds: { perClient: settings.MAX_CONNECTIONS_PER_CLIENT, inAll: settings.MAX_CONNECTIONS },
    trustsProxy,
    onClosed() {
      metrics.countFault('connection_closed');
      warnOfConnections();
    },
  });
  const unsent = countUnsentAnswers(settings.UNSENT_MB * 1024 * 1024);
  const batches = boundOpenBatches(BATCH_BOUNDS);
  const turns = createTurns();
  registerFairTurns(app, turns);
  registerRequestHead(app);
  registerJsonBody(app);
  const factor = settings.RATE_LIMIT_FACTOR;
  const limits = registerLimits(app, { factor, costAllowance: COST_ALLOWANCE_MS, counter });
  const { guard } = limits;
  await registerPressureGuard(app, settings.MAX_DELAY_MS);
  registerObservation(app, requestLog);
  if (settings.METRICS_PORT > 0) registerMetrics(app, metrics, { pool, connections, unsent, batches, turns });
  const isStopping = registerDraining(app);
  registerErrorHandler(app, failurePages);
  const [sites, agents] = [readOrigins(settings.CORS_ORIGINS), readOrigins(settings.MCP_ORIGINS)];
  await registerSecurity(app, sites.length === 0 ? [] : [...sites, ...agents]);
  await registerCompression(app);
  registerUnknownPaths(app, guard, failurePages);
  registerDelivery(app, unsent, patience);
  registerDocs(app, { sourceUrl: settings.SOURCE_URL, hasMcp: settings.MCP }, pool, guard);
  registerCalculationRoutes(app, ENDPOINTS, { ports, pool, limits });
  registerPictureRoutes(app, ENDPOINTS, { ports, pool, limits });
  registerBatchRoute(app, { ports, pool, workers: settings.WORKERS, limits, unsent, batches, patience });
  registerTableRoute(app, { ports, pool, workers: settings.WORKERS, limits, batches, patience });
  registerCalendarPdf(app, { ports, pool, limits });
  registerReportRoute(app, { ports, pool, secret: settings.PDF_SECRET, guard });
  if (jobs !== null)
    registerJobRoutes(app, { jobs, secret: settings.JOBS_SECRET, limits: ports, guard, batches, patience });
  const pages = settings.PAGES
    ? registerPageRoutes(app, {
        ports,
        pool,
        limits,
        sourceUrl: settings.SOURCE_URL,
        printsPdf: settings.PDF_SECRET !== '',
        offersPdf: settings.PAGES_PDF,
        frameAncestors: settings.PAGES_FRAME_ANCESTORS,
      })
    : null;
  failurePages.send = pages?.failure ?? null;
  const sendHome = pages?.home ?? null;
  registerServiceRoutes(app, { ports, pool, guard, sourceUrl: settings.SOURCE_URL, sendHome });
  // Loaded only where it is wanted: the protocol's package takes memory.
  if (settings.MCP) {
    const { registerMcpRoute } = await import('./routes/mcpRoute.js');
    registerMcpRoute(app, { ports, pool, limits }, agents);
  }
  registerProbeRoutes(app, { ephemeris: ports.ephemeris, hasWorker, isStopping });
  app.addHook('onClose', async () => rejections.flush());
  return app;
}
