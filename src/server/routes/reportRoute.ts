import type { FastifyInstance } from 'fastify';
import { PHOTO_LIMIT } from '../../report/request/photoText.js';
import { readReportRequest } from '../../report/request/reportRequest.js';
import type { AnswerPool } from '../../workers/pool.js';
import { SERVICE_ENDPOINTS } from '../endpoints.js';
import { askerOf } from '../left.js';
import { MOST_BESIDES_PHOTO } from '../plugins/jsonBody.js';
import type { LimitGuard } from '../plugins/limits.js';
import { secretGate } from '../plugins/secret.js';
import type { UnsentAnswers } from '../unsentAnswers.js';

/** A photo and everything else that a request may hold. */
const BODY_LIMIT_BYTES = PHOTO_LIMIT + MOST_BESIDES_PHOTO;

/** `POST /horoscope/pdf`: limits, the secret, then the request; pages are drawn in a worker. */
export function registerReportRoute(
  app: FastifyInstance,
  pool: AnswerPool,
  secret: string,
  guard: LimitGuard,
  unsent: UnsentAnswers,
): void {
  const { report } = SERVICE_ENDPOINTS;
  app.post(
    report.path,
    { bodyLimit: BODY_LIMIT_BYTES, onRequest: [guard(report), secretGate(secret)] },
    async (request, reply) => {
      const bytes = await pool.report(readReportRequest(request.body), askerOf(request, reply, unsent));
      return reply
        .type('application/pdf')
        .header('content-disposition', 'inline; filename=janma-kundali.pdf')
        .header('cache-control', 'no-store')
        .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    },
  );
}
