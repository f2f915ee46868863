import { kundaliRequest } from '@ganita/pages/chart/chartPage.js';
import { matchPdfRequest } from '@ganita/pages/match/matchPage.js';
import type { Fields, PlanContext } from '@ganita/pages/page.js';
import { CHART_PDF_PATH, MATCH_PDF_PATH } from '@ganita/pages/paths.js';
import { preferencesOf } from '@ganita/pages/preferences.js';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ENDPOINTS } from 'ganita/api/endpoints.js';
import { StructureError } from 'ganita/calculations/validation/parseJson.js';
import { requesterOf } from '../clientDisconnect.js';
import { ForeignOrigin } from '../errorReplies.js';
import { wantedErrors } from '../failureForm.js';
import type { RouteDependencies } from './calculationRoutes.js';

const text = new TextEncoder();
const MAX_FORM_BYTES = 16 * 1024;

/** A page of births as it is printed: the request of its report, null where a birth or its time is missing. */
interface PrintedPage {
  readonly path: string;
  readonly fileName: string;
  readonly requestOf: (fields: Fields, context: PlanContext) => object | null;
}

/** The kundali of a chart for a family, and the match of two births. */
const PRINTED: readonly PrintedPage[] = [
  { path: CHART_PDF_PATH, fileName: 'janma-kundali.pdf', requestOf: kundaliRequest },
  { path: MATCH_PDF_PATH, fileName: 'kundali-matching.pdf', requestOf: matchPdfRequest },
];

/**
 * `POST /app/chart.pdf`, `POST /app/match.pdf`: what a form of the page asks for. It costs what `/horoscope/pdf` costs, and is
 * printed only for a page of this service: the fields are a form's, which any site could send.
 */
export function registerBirthPdfs(scope: FastifyInstance, { ports, pool, limits }: RouteDependencies): void {
  const { limitPerMinute, costMs } = ENDPOINTS.report;
  for (const { path, fileName, requestOf } of PRINTED) {
    const limited = { method: 'POST', path, limitPerMinute, costMs } as const;
    scope.post(
      path,
      { bodyLimit: MAX_FORM_BYTES, compress: false, onRequest: [limits.guard(limited), ownPagesAlone] },
      async (request, reply) => {
        const fields = (request.body ?? {}) as Fields;
        const { language, place } = preferencesOf(fields, request.headers);
        const body = requestOf(fields, { ...ports, language, place });
        if (body === null) throw new StructureError('missing_field', 'date', 'a birth has a date, a time and a place');
        const check = { birthYears: ports.birthYears, wanted: wantedErrors(request) };
        const json = text.encode(JSON.stringify(body));
        const { bytes } = await pool.run({ run: 'print', json, check }, requesterOf(request, reply));
        return reply
          .type('application/pdf')
          .header('content-disposition', `attachment; filename=${fileName}`)
          .header('cache-control', 'no-store')
          .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
      },
    );
  }
}

/** Rejects what no page of this service has sent. */
export async function ownPagesAlone({
  headers: { origin, 'sec-fetch-site': site },
  host,
  protocol,
}: FastifyRequest): Promise<void> {
  const isOwn = site === undefined ? origin === `${protocol}://${host}` : site === 'same-origin';
  if (!isOwn) throw new ForeignOrigin('Origin', 'that of this service');
}
