import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { TABLE_TYPES } from 'ganita/api/columns/table.js';
import type { JobEndpoint } from 'ganita/api/endpoint.js';
import { ENDPOINTS } from 'ganita/api/endpoints.js';
import type { QueryFields } from 'ganita/api/queryFields.js';
import type { CheckLimits } from 'ganita/calculations/validation/checkRequest.js';
import { JOB_BOUNDS } from '../../jobs/jobErrors.js';
import type { Jobs } from '../../jobs/jobs.js';
import { DamagedResult } from '../../jobs/results.js';
import { TABLE } from '../../jobs/storedJob.js';
import { acceptedEncoding } from '../acceptEncoding.js';
import { atPace, closeBehind } from '../batch/arrival.js';
import type { OpenBatches } from '../batch/openBatches.js';
import { bytesOf, NDJSON, takeOnly, typeOf } from '../batch/streamedBody.js';
import { clientKeyOf } from '../clientKey.js';
import type { Patience } from '../connections/patience.js';
import { wantedErrors } from '../failureForm.js';
import { jobRequestOf, readIdempotencyKey, readReading, readSubmission } from '../jobs/jobQuery.js';
import { jobRecord } from '../jobs/jobRecord.js';
import { nameInLog } from '../log/namedInLog.js';
import { readTraceparent } from '../log/traceparent.js';
import { allowLongArrival } from '../malformedRequests.js';
import type { LimitGuard } from '../plugins/rateLimit.js';
import { secretGate } from '../plugins/security.js';

/** The parts of the service that the routes of jobs need. */
export interface JobDependencies {
  readonly jobs: Jobs;
  /** Of `X-Jobs-Secret`. */
  readonly secret: string;
  readonly limits: CheckLimits;
  readonly guard: LimitGuard;
  readonly batches: OpenBatches;
  readonly patience: Pick<Patience, 'arrivalPace'>;
}

const { csv, parquet } = TABLE_TYPES;
const LINE_TYPES = [NDJSON] as const;
const BIRTH_TYPES = [NDJSON, csv] as const;
const CODINGS = ['gzip', 'identity'] as const;

/** `/jobs`: limits, the secret, then the job. */
export function registerJobRoutes(
  app: FastifyInstance,
  { jobs, secret, limits, guard, batches, patience }: JobDependencies,
): void {
  app.register(async (scope) => {
    takeOnly(scope, BIRTH_TYPES);
    const register = (
      endpoint: JobEndpoint,
      handler: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
    ) => {
      scope.route({
        method: endpoint.method,
        url: endpoint.path.replace('{id}', ':id'),
        compress: false,
        bodyLimit: JOB_BOUNDS.bytes,
        onRequest: [guard(endpoint), secretGate('X-Jobs-Secret', secret)],
        handler,
      });
    };

    register(ENDPOINTS.submitJob, async (request, reply) => {
      const errors = wantedErrors(request);
      const submitted = readSubmission(request.query as QueryFields, limits, errors);
      nameInLog(request, reply, { calculation: submitted.calculation });
      const types = submitted.calculation === TABLE ? BIRTH_TYPES : LINE_TYPES;
      const body = bytesOf(request.body, types);
      const form = typeOf(request, types) === csv ? 'csv' : 'ndjson';
      const wanted = jobRequestOf(submitted, form, limits, errors);
      const idempotencyKey = readIdempotencyKey(request.headers['idempotency-key']);
      const { traceparent: given } = request.headers;
      const traceparent = typeof given === 'string' && readTraceparent(given) !== null ? given : undefined;
      const close = batches.open(clientKeyOf(request));
      try {
        allowLongArrival(reply);
        const arriving = atPace(body, patience.arrivalPace, () => closeBehind(reply));
        const submission = { idempotencyKey, ...(traceparent !== undefined && { traceparent }) };
        const status = await jobs.submit(wanted, arriving, submission);
        return reply.status(202).header('location', `/jobs/${status.job.id}`).send(jobRecord(status));
      } catch (error) {
        // What has not arrived yet would be read as the next request.
        if (request.body instanceof Readable && !request.body.readableEnded) closeBehind(reply);
        throw error;
      } finally {
        close();
      }
    });
    register(ENDPOINTS.job, async (request, reply) => reply.send(jobRecord(await jobs.status(idOf(request)))));
    register(ENDPOINTS.jobResults, async (request, reply) => {
      const wanted = readReading(request.query as QueryFields, limits, wantedErrors(request));
      const isCompressed = acceptedEncoding(headerAsSent(request, 'accept-encoding'), CODINGS) === 'gzip';
      const { form, bytes, nextLine, isEmpty } = await jobs.results(idOf(request), { ...wanted, isCompressed });
      reply
        .type(form === 'parquet' ? parquet : NDJSON)
        .header('x-next-line', nextLine)
        .header('vary', 'accept-encoding');
      const ending = endOf(request, reply);
      if (isEmpty) return reply.send('');
      if (form === 'ndjson.gz') reply.header('content-encoding', 'gzip');
      return reply.send(Readable.from(ending(bytes), { objectMode: false }));
    });
    register(ENDPOINTS.removeJob, async (request, reply) => {
      await jobs.remove(idOf(request));
      return reply.status(204).send();
    });
  });
}

/**
 * How results end: with a trailer that says whether all came. Where a result is damaged, they end before it; a client that does
 * not take trailers (`TE`) gets a broken connection, so that it does not take them for whole.
 */
function endOf(request: FastifyRequest, reply: FastifyReply) {
  let state: 'complete' | 'damaged' = 'complete';
  if (request.raw.httpVersion !== '1.0') reply.trailer('x-results-state', async () => state);
  const takesTrailers = /\btrailers\b/i.test(String(request.headers.te));
  return async function* (bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    try {
      yield* bytes;
    } catch (error) {
      if (!(error instanceof DamagedResult)) throw error;
      request.log.error({ job: idOf(request), chunk: error.chunk }, 'results of a job are damaged');
      state = 'damaged';
      if (!takesTrailers) throw error;
    }
  };
}

const idOf = ({ params }: FastifyRequest): string => (params as { readonly id: string }).id;

/** A header before the service has narrowed it to what it prefers; the first of several. */
function headerAsSent({ raw: { rawHeaders } }: FastifyRequest, name: string): string | undefined {
  const at = rawHeaders.findIndex((text, index) => index % 2 === 0 && text.toLowerCase() === name);
  return at < 0 ? undefined : rawHeaders[at + 1];
}
