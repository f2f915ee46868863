import type { Readable } from 'node:stream';
import { PHOTO_LIMIT } from '@ganita/print/report/request/photoText.js';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ENDPOINTS } from 'ganita/api/endpoints.js';
import type { CheckLimits } from 'ganita/calculations/validation/checkRequest.js';
import { StructureError } from 'ganita/calculations/validation/parseJson.js';
import type { AnswerPool } from '../../workers/answerService.js';
import { requesterOf } from '../clientDisconnect.js';
import { collectBody, isShortExceptOneText } from '../collectBody.js';
import { BodyTooLarge } from '../errorReplies.js';
import { wantedErrors } from '../failureForm.js';
import type { LimitGuard } from '../plugins/rateLimit.js';
import { secretGate } from '../plugins/security.js';

/** Limit of a request without its photo. */
const MAX_BYTES_WITHOUT_PHOTO = 64 * 1024;
/** Limit of a request with its photo. */
const BODY_LIMIT_BYTES = PHOTO_LIMIT + MAX_BYTES_WITHOUT_PHOTO;

/** The parts of the service that the route of reports needs. */
export interface ReportDependencies {
  readonly ports: CheckLimits;
  readonly pool: AnswerPool;
  /** Of `X-PDF-Secret`. */
  readonly secret: string;
  readonly guard: LimitGuard;
}

/** `POST /horoscope/pdf`: limits, the secret, then the raw body; a worker parses it and draws the pages. */
export function registerReportRoute(
  app: FastifyInstance,
  { ports: { birthYears }, pool, secret, guard }: ReportDependencies,
): void {
  const { report } = ENDPOINTS;
  const options = { bodyLimit: BODY_LIMIT_BYTES, onRequest: [guard(report), secretGate('X-PDF-Secret', secret)] };
  app.register(async (scope) => {
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', (request: FastifyRequest, payload: Readable) =>
      readBody(request, payload),
    );
    scope.post(report.path, options, async (request, reply) => {
      if (!(request.body instanceof Uint8Array))
        throw new StructureError('wrong_type', 'body', 'the body must be a JSON object');
      const json = request.body as Uint8Array<ArrayBuffer>;
      const check = { birthYears, wanted: wantedErrors(request) };
      const { bytes } = await pool.run({ run: 'print', json, check }, requesterOf(request, reply));
      return reply
        .type('application/pdf')
        .header('content-disposition', 'inline; filename=janma-kundali.pdf')
        .header('cache-control', 'no-store')
        .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    });
  });
}

/** The raw body. Errors: BodyTooLarge; StructureError where there is none. */
async function readBody({ headers }: FastifyRequest, payload: Readable): Promise<Uint8Array<ArrayBuffer>> {
  const isPlain = headers['content-encoding'] === undefined || headers['content-encoding'] === 'identity';
  const announced = isPlain ? Number(headers['content-length'] ?? Number.NaN) : Number.NaN;
  const json = await collectBody(payload, BODY_LIMIT_BYTES, Number.isNaN(announced) ? null : announced);
  if (json.byteLength === 0) throw new StructureError('wrong_type', 'body', 'the body must be a JSON object');
  if (
    json.byteLength > MAX_BYTES_WITHOUT_PHOTO &&
    !isShortExceptOneText(Buffer.from(json.buffer), MAX_BYTES_WITHOUT_PHOTO)
  ) {
    throw new BodyTooLarge(MAX_BYTES_WITHOUT_PHOTO, ' without its photo');
  }
  return json;
}
