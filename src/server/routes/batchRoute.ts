import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { readRequest } from '../../api/answer.js';
import { answerLines } from '../../api/batch/batch.js';
import { ENDPOINTS } from '../../api/endpoints.js';
import type { Ports } from '../../calculations/calculation.js';
import { StructureError } from '../../calculations/validation/structureError.js';
import type { AnswerPool } from '../../workers/pool.js';
import { untilAllowed } from '../allowance.js';
import { allowLongArrival } from '../clientErrors.js';
import { clientKeyOf } from '../clientKey.js';
import { costOf } from '../cost.js';
import { failureOf } from '../errors.js';
import { leftSignal, whenClosed } from '../left.js';
import { BATCH_BOUNDS, boundOpenBatches } from '../openBatches.js';
import { PIECE_BYTES, piecesOf } from '../pieces.js';
import type { Limits } from '../plugins/limits.js';
import type { UnsentAnswers } from '../unsentAnswers.js';

const NDJSON = 'application/x-ndjson';
const wrongType = () => new StructureError('body', `content-type must be ${NDJSON}`);
const MOST_LINES = 10_000;
const MOST_BYTES = MOST_LINES * 64 * 1024;
/** What the main thread reads and checks in a millisecond where a line is wrong in every part. */
const BYTES_FOR_A_MS = 2048;

export interface BatchDependencies {
  readonly ports: Ports;
  readonly pool: AnswerPool;
  readonly workers: number;
  readonly limits: Limits;
  readonly unsent: UnsentAnswers;
}

/** `POST /horoscope/batch`: births in, charts out, a line each, as they come. */
export function registerBatchRoute(app: FastifyInstance, dependencies: BatchDependencies): void {
  const endpoint = ENDPOINTS.batch;
  const { limits, workers } = dependencies;
  const takeOn = boundOpenBatches(BATCH_BOUNDS);
  const options = { bodyLimit: MOST_BYTES, onRequest: limits.guard(endpoint, 'later') };
  app.register(async (scope) => {
    // The body is a stream of its own length: nothing of it is held but the lines under way. Any other type would be read whole.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(wrongType()));
    scope.addContentTypeParser(NDJSON, (_request, payload, done) => done(null, payload));
    scope.post(endpoint.path, options, async (request, reply) => {
      const body = bytesOf(request.body);
      const [client, left] = [clientKeyOf(request), leftSignal(reply)];
      const held = new Set([takeOn(client)]);
      whenClosed(reply, () => {
        for (const release of held) release();
      });
      allowLongArrival(reply);
      const answered = answerLines(body, {
        answer: lineAnswerer(dependencies, { client, left, held }),
        failureOf: lineFailureOf,
        // One for each worker, and one that is written meanwhile.
        width: workers + 1,
        maxLines: MOST_LINES,
        maxBytes: MOST_BYTES,
        admit: (bytes) => untilAllowed(limits.allowance, client, Math.ceil(bytes / BYTES_FOR_A_MS), left),
      });
      return reply.type(NDJSON).send(Readable.from(writtenLines(answered), { objectMode: false }));
    });
  });
}

/** A batch that is being answered. */
interface OpenBatch {
  readonly client: string;
  readonly left: AbortSignal;
  /** What is released when the answer is out or its client has left. */
  readonly held: Set<() => void>;
}

/** Answers the lines of one batch: each waits for the allowance of its client, for answers to be read, and for its turn. */
function lineAnswerer(
  { ports, pool, unsent, limits }: BatchDependencies,
  { client, left, held }: OpenBatch,
): (body: unknown) => Promise<WrittenAnswer> {
  return async (body) => {
    const checked = readRequest('natalChart', body, ports);
    await untilAllowed(limits.allowance, client, costOf('natalChart', checked), left);
    await unsent.room(client, left);
    const bytes = await pool.answerLine('natalChart', checked, { client, left });
    // Without anybody to read it nobody would release it.
    left.throwIfAborted();
    const release = unsent.hold(client, bytes);
    held.add(release);
    return new WrittenAnswer(bytes, () => {
      held.delete(release);
      release();
    });
  };
}

/** A body as it comes. It stays open when no more of it is read, because its connection carries the answer too. */
function bytesOf(body: unknown): AsyncIterable<Uint8Array> {
  // No parser is asked where a request has neither a type nor a body.
  if (!(body instanceof Readable)) throw wrongType();
  return body.iterator({ destroyOnReturn: false });
}

/** The failure of a line; when to ask again is said by the status alone, as there are no headers. */
const lineFailureOf = (error: unknown): { readonly status: number; readonly detail: string } => {
  const { status, detail } = failureOf(error);
  return { status, detail };
};

/** An answer as JSON; `taken` is to be called when its bytes are on their way. */
class WrittenAnswer {
  readonly bytes: Uint8Array;
  readonly taken: () => void;

  constructor(bytes: Uint8Array, taken: () => void) {
    this.bytes = bytes;
    this.taken = taken;
  }
}

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
