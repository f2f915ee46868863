import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Ports } from '../../calculations/calculation.js';
import { StructureError } from '../../calculations/validation/structureError.js';
import { readRequest } from '../../present/answer.js';
import { answerLines } from '../../workers/batch.js';
import type { AnswerPool } from '../../workers/pool.js';
import { untilAllowed } from '../allowance.js';
import { allowLongArrival } from '../clientErrors.js';
import { clientKeyOf } from '../clientKey.js';
import { costOf } from '../cost.js';
import { SERVICE_ENDPOINTS } from '../endpoints.js';
import { failureOf } from '../errors.js';
import { leftSignal } from '../left.js';
import type { Limits } from '../plugins/limits.js';

const NDJSON = 'application/x-ndjson';
const wrongType = () => new StructureError('body', `content-type must be ${NDJSON}`);
const MOST_LINES = 10_000;
const MOST_BYTES = MOST_LINES * 64 * 1024;
/** Lines under way for each worker: one that reckons and one that waits. */
const LINES_PER_WORKER = 2;
const decoder = new TextDecoder();

/** `POST /horoscope/batch`: births in, charts out, a line each, as they come. */
export function registerBatchRoute(
  app: FastifyInstance,
  ports: Ports,
  pool: AnswerPool,
  workers: number,
  { guard, allowance }: Limits,
): void {
  const endpoint = SERVICE_ENDPOINTS.batch;
  const options = { bodyLimit: MOST_BYTES, onRequest: guard(endpoint, 'later') };
  app.register(async (scope) => {
    // The body is a stream of its own length: nothing of it is held but the lines under way. Any other type would be read whole.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(wrongType()));
    scope.addContentTypeParser(NDJSON, (_request, payload, done) => done(null, payload));
    scope.post(endpoint.path, options, async (request, reply) => {
      const left = leftSignal(reply);
      allowLongArrival(reply);
      const answer = async (body: unknown): Promise<unknown> => {
        const checked = readRequest('natalChart', body, ports);
        await untilAllowed(allowance, clientKeyOf(request), costOf('natalChart', checked), left);
        const bytes = await pool.answerOnce('natalChart', checked, left);
        return new Written(decoder.decode(bytes));
      };
      const answered = answerLines(bytesOf(request.body), {
        answer,
        failureOf: lineFailureOf,
        width: workers * LINES_PER_WORKER,
        maxLines: MOST_LINES,
      });
      return reply.type(NDJSON).send(Readable.from(writtenLines(answered), { objectMode: false }));
    });
  });
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

/** JSON that is written already. */
class Written {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

async function* writtenLines(lines: ReturnType<typeof answerLines>): AsyncGenerator<string> {
  for await (const line of lines) {
    const written = 'answer' in line && line.answer instanceof Written ? line.answer.text : null;
    yield written === null ? `${JSON.stringify(line)}\n` : `{"line":${line.line},"answer":${written}}\n`;
  }
}
