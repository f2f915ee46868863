import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answerLines, type LineFailure, lineFailure } from 'ganita/api/batch/batch.js';
import { ENDPOINTS } from 'ganita/api/endpoints.js';
import type { Ports } from 'ganita/calculations/calculation.js';
import type { AnswerPool } from '../../workers/answerService.js';
import { untilAllowed } from '../allowance.js';
import { atPace, closeBehind } from '../batch/arrival.js';
import { lineAnswerer, WrittenAnswer } from '../batch/lineAnswers.js';

import { neverSilent } from '../batch/neverSilent.js';
import type { OpenBatches } from '../batch/openBatches.js';
import { started } from '../batch/started.js';
import { bytesOf, NDJSON, takeOnly } from '../batch/streamedBody.js';
import { PIECE_BYTES, piecesOf } from '../chunks.js';
import { disconnectSignal, whenClosed } from '../clientDisconnect.js';
import { clientKeyOf } from '../clientKey.js';
import type { Patience } from '../connections/patience.js';
import { ArrivedTooSlowly, failureOf } from '../errorReplies.js';
import { allowLongArrival } from '../malformedRequests.js';
import type { Limits } from '../plugins/rateLimit.js';
import type { UnsentAnswers } from '../unsentAnswers.js';

const MAX_LINES = 10_000;
const MAX_BYTES = MAX_LINES * 64 * 1024;
/** What the main thread reads and checks in a millisecond where a line is wrong in every part. */
const BYTES_FOR_A_MS = 2048;

export interface BatchDependencies {
  readonly ports: Ports;
  readonly pool: AnswerPool;
  readonly workers: number;
  readonly limits: Limits;
  readonly unsent: UnsentAnswers;
  readonly batches: OpenBatches;
  readonly patience: Pick<Patience, 'arrivalPace' | 'batchSilenceMs'>;
}

/** `POST /horoscope/batch`: births in, charts out, a line each, as they arrive. */
export function registerBatchRoute(app: FastifyInstance, dependencies: BatchDependencies): void {
  const endpoint = ENDPOINTS.batch;
  const { limits, workers, batches, patience } = dependencies;
  const lineDependencies = { ...dependencies, allowance: limits.allowance };
  const options = { bodyLimit: MAX_BYTES, onRequest: limits.guard(endpoint, 'later') };
  app.register(async (scope) => {
    takeOnly(scope, [NDJSON]);
    scope.post(endpoint.path, options, async (request, reply) => {
      const body = bytesOf(request.body, [NDJSON]);
      const [client, disconnected] = [clientKeyOf(request), disconnectSignal(reply)];
      const held = new Set([batches.open(client)]);
      whenClosed(reply, () => {
        for (const release of held) release();
      });
      allowLongArrival(reply);
      const disconnect = (): void => void request.raw.socket.destroy();
      const failureOfLine = lineFailureOf(request);
      const arriving = atPace(body, patience.arrivalPace, () => closeBehind(reply));
      const answered = answerLines(arriving, {
        answer: lineAnswerer(lineDependencies, { client, disconnected, held, disconnect }),
        failureOf: failureOfLine,
        inputFailureOf: (error) => (error instanceof ArrivedTooSlowly ? failureOfLine(error) : null),
        // One for each worker, and one that is written meanwhile.
        width: workers + 1,
        maxLines: MAX_LINES,
        maxBytes: MAX_BYTES,
        admit: (bytes) => untilAllowed(limits.allowance, client, Math.ceil(bytes / BYTES_FOR_A_MS), disconnected),
      });
      const text = neverSilent(await started(writtenLines(answered)), patience.batchSilenceMs);
      return reply.type(NDJSON).send(Readable.from(text, { objectMode: false }));
    });
  });
}

/**
 * The failure of a line; without `Retry-After`, as a line has no headers. An unexpected one is logged, as that of a
 * request is.
 */
const lineFailureOf =
  ({ log }: FastifyRequest) =>
  (error: unknown): LineFailure => {
    const failure = failureOf(error);
    if (failure.status === 500) log.error({ err: error }, 'unexpected error in a line');
    return lineFailure(failure);
  };

async function* writtenLines(lines: ReturnType<typeof answerLines>): AsyncGenerator<Uint8Array> {
  for await (const line of lines) {
    if (!('answer' in line && line.answer instanceof WrittenAnswer)) {
      yield Buffer.from(`${JSON.stringify(line)}\n`);
      continue;
    }
    const { bytes, taken } = line.answer;
    const [before, after] = [Buffer.from(`{"line":${line.line},"answer":`), Buffer.from('}\n')];
    if (bytes.byteLength <= PIECE_BYTES) {
      yield Buffer.concat([before, bytes, after]);
    } else {
      yield before;
      yield* piecesOf(bytes);
      yield after;
    }
    taken();
  }
}
