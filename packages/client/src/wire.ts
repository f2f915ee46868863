/**
 * The types of requests and answers, all that the client takes from the service. The declarations of the package have them
 * under the same names (tools/types), so that a program which uses the client reads none of the sources.
 */
import type { CalculationName, ENDPOINTS } from 'ganita/api/endpoints.js';
import type { PictureRequests as RequestsOfPictures } from 'ganita/api/library.js';
import type { problemSchema } from 'ganita/api/problem.js';
import type { RequestOf } from 'ganita/api/requestsAndResponses.js';
import type { failureSchema } from 'ganita/api/schema/failure.js';
import type { Wire, WireRequest } from 'ganita/api/schema/wire.js';

export type { CalculationName } from 'ganita/api/endpoints.js';
export type { NatalChartOf, RequestOf, ResponseOf } from 'ganita/api/requestsAndResponses.js';
export type { SectionKey } from 'ganita/calculations/natal/sectionKeys.js';

/** The request of each calculation. */
export type Requests = { readonly [N in CalculationName]: RequestOf<N> };
/** The request of each picture, without the field of the format. */
export type PictureRequests = RequestsOfPictures<typeof ENDPOINTS>;
/** The request of the printed chart. */
export type ReportRequest = WireRequest<(typeof ENDPOINTS)['report']['request']>;
/** The request of the wall calendar of a year. */
export type CalendarPdfRequest = WireRequest<(typeof ENDPOINTS)['calendarPdf']['calculation']['request']>;
/** What a table of births is asked for. */
export type TableRequest = WireRequest<(typeof ENDPOINTS)['columnTable']['query']>;
export type { TableForm } from 'ganita/api/columns/table.js';
/** What the endpoints about the service answer. */
export type ServiceResponses = {
  readonly [N in 'index' | 'health' | 'memory' | 'live' | 'ready']: Wire<(typeof ENDPOINTS)[N]['response']>;
};
/** A failure as the service describes it (RFC 9457). */
export type Problem = Wire<typeof problemSchema>;
/** Why a line of a batch has no answer. */
export type PartFailure = Wire<typeof failureSchema>;
