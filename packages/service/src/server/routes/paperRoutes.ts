import type { Fields } from '@ganita/pages/page.js';
import { CALENDAR_PDF_PATH } from '@ganita/pages/paths.js';
import { preferencesOf } from '@ganita/pages/preferences.js';
import { calendarPdfRequest } from '@ganita/pages/print/printPage.js';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readRequestOf } from 'ganita/api/answerTo.js';
import { ENDPOINTS } from 'ganita/api/endpoints.js';
import { sentRequest } from '../../workers/sentRequest.js';
import { mustBeAllowed } from '../allowance.js';
import { requesterOf } from '../clientDisconnect.js';
import { clientKeyOf } from '../clientKey.js';
import { wantedErrors } from '../failureForm.js';
import { ownPagesAlone } from './birthPdfRoutes.js';
import { chargedCheck, type RouteDependencies } from './calculationRoutes.js';

const MAX_FORM_BYTES = 16 * 1024;
const { calendarPdf } = ENDPOINTS;

/** Check the request of a calendar, print it in a worker, send it. */
const printed =
  (bodyOf: (request: FastifyRequest) => unknown, { ports, pool, limits }: RouteDependencies) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const body = bodyOf(request);
    const check = () => readRequestOf(calendarPdf as never, body, ports, wantedErrors(request));
    const checked = chargedCheck(request, calendarPdf, body, check, limits.allowance);
    mustBeAllowed(limits.allowance.take(clientKeyOf(request), calendarPdf.costMs), limits.allowance);
    const { bytes } = await pool.run({ run: 'paper', request: sentRequest(checked) }, requesterOf(request, reply));
    return reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename=${calendarPdf.fileName}`)
      .header('cache-control', 'no-store')
      .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  };

/** `POST /calendar.pdf` */
export function registerCalendarPdf(app: FastifyInstance, dependencies: RouteDependencies): void {
  const options = { compress: false as const, onRequest: dependencies.limits.guard(calendarPdf, 'later') };
  app.post(
    calendarPdf.path,
    options,
    printed(({ body }) => body, dependencies),
  );
}

/** `POST /app/calendar.pdf`: the same by the form of the page, for a page of this service alone. */
export function registerCalendarPdfForm(scope: FastifyInstance, dependencies: RouteDependencies): void {
  const { ports, limits } = dependencies;
  const limited = { ...calendarPdf, path: CALENDAR_PDF_PATH };
  const bodyOf = ({ body, headers }: FastifyRequest): unknown => {
    const fields = (body ?? {}) as Fields;
    const { language, place } = preferencesOf(fields, headers);
    return calendarPdfRequest(fields, { ...ports, language, place });
  };
  const options = {
    bodyLimit: MAX_FORM_BYTES,
    compress: false as const,
    onRequest: [limits.guard(limited, 'later'), ownPagesAlone],
  };
  scope.post(CALENDAR_PDF_PATH, options, printed(bodyOf, dependencies));
}
