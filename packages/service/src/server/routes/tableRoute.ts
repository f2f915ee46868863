import type { ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { checkTable, TABLE_FORMS, TABLE_TYPES, type TableForm } from 'ganita/api/columns/table.js';
import { ENDPOINTS } from 'ganita/api/endpoints.js';
import { type QueryFields, queryFields } from 'ganita/api/queryFields.js';
import type { Ports } from 'ganita/calculations/calculation.js';
import type { AnswerPool } from '../../workers/answerService.js';
import { tableBytes } from '../../workers/tableStream.js';
import { untilAllowed } from '../allowance.js';
import { atPace, closeBehind } from '../batch/arrival.js';
import type { OpenBatches } from '../batch/openBatches.js';
import { started } from '../batch/started.js';
import { bytesOf, takeOnly, typeOf } from '../batch/streamedBody.js';
import { disconnectSignal, whenClosed } from '../clientDisconnect.js';
import { clientKeyOf } from '../clientKey.js';
import type { Patience } from '../connections/patience.js';
import { wantedErrors } from '../failureForm.js';
import { allowLongArrival } from '../malformedRequests.js';
import type { Limits } from '../plugins/rateLimit.js';
import { weightsOf } from '../qualityValues.js';

export interface TableDependencies {
  readonly ports: Ports;
  readonly pool: Pick<AnswerPool, 'tableRows'>;
  readonly workers: number;
  readonly limits: Limits;
  readonly batches: OpenBatches;
  readonly patience: Pick<Patience, 'arrivalPace' | 'readingMs' | 'silentMs'>;
}

const MAX_ROWS = 10_000;
const MAX_BYTES = MAX_ROWS * 64 * 1024;
/** What is computed before the first rows of a table are sent, in milliseconds of a thread. */
const CHUNK_MS = 500;
const { csv, ndjson } = TABLE_TYPES;
const BIRTH_TYPES = [csv, ndjson] as const;

/** The form that `Accept` gives the highest weight; CSV where it names none of them. */
function formOf(accept: string | undefined): TableForm {
  const weights = weightsOf(accept ?? '');
  const weightOf = (form: TableForm): number => weights.get(TABLE_TYPES[form]) ?? 0;
  const [best = 'csv'] = [...TABLE_FORMS].sort((a, b) => weightOf(b) - weightOf(a));
  return weightOf(best) > 0 ? best : 'csv';
}

/** `POST /columns`: births in, a table out, as they arrive. */
export function registerTableRoute(app: FastifyInstance, dependencies: TableDependencies): void {
  const { ports, pool, workers, limits, batches, patience } = dependencies;
  const endpoint = ENDPOINTS.columnTable;
  const options = { bodyLimit: MAX_BYTES, onRequest: limits.guard(endpoint, 'later') };
  app.register(async (scope) => {
    takeOnly(scope, BIRTH_TYPES);
    scope.post(endpoint.path, options, async (request, reply) => {
      const wanted = wantedErrors(request);
      const query = queryFields(request.query as QueryFields, endpoint.query, wanted);
      const { input: table } = checkTable(query, ports, wanted, 'own');
      const body = bytesOf(request.body, BIRTH_TYPES);
      const birthForm = typeOf(request, BIRTH_TYPES) === csv ? 'csv' : 'ndjson';
      const form = formOf(request.headers.accept);
      const [client, disconnected] = [clientKeyOf(request), disconnectSignal(reply)];
      const close = batches.open(client);
      whenClosed(reply, close);
      allowLongArrival(reply);
      const births = atPace(body, patience.arrivalPace, () => closeBehind(reply));
      try {
        const bytes = await tableBytes(
          { table, births, birthForm, form },
          {
            ports,
            pool,
            caller: { client, disconnected },
            width: workers + 1,
            chunkMs: CHUNK_MS,
            maxRows: MAX_ROWS,
            admit: (costMs) => untilAllowed(limits.allowance, client, Math.ceil(costMs), disconnected),
          },
        );
        const type = form === 'csv' ? `${csv}; charset=utf-8` : TABLE_TYPES[form];
        const patient = waitedFor(await started(bytes), reply.raw, patience);
        const stream = Readable.from(patient, { objectMode: false });
        return await reply.type(type).header('vary', 'accept').send(stream);
      } catch (error) {
        close();
        // What has not arrived yet would be read as the next request.
        if (!body.readableEnded) closeBehind(reply);
        throw error;
      }
    });
  });
}

/**
 * The same bytes. While the next are computed, or wait for the allowance of their client, nothing is sent: the connection may be
 * silent for longer then than where a client does not read.
 */
async function* waitedFor(
  bytes: AsyncIterable<Uint8Array>,
  raw: ServerResponse,
  { readingMs, silentMs }: Pick<Patience, 'readingMs' | 'silentMs'>,
): AsyncGenerator<Uint8Array> {
  const { socket } = raw;
  const allow = (ms: number): void => {
    // A request that is injected has no connection.
    if (socket instanceof Socket) socket.setTimeout(ms);
  };
  allow(silentMs);
  for await (const piece of bytes) {
    allow(readingMs);
    yield piece;
    allow(silentMs);
  }
}
