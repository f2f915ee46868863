/**
 * The types of requests and answers, all that the client takes from the service. The declarations of the package have them
 * under the same names (tools/types), so that a program which uses the client reads none of the sources.
 */
import type { CalculationName, ENDPOINTS } from '../api/endpoints.js';
import type { PictureRequests as RequestsOfPictures } from '../api/library.js';
import type { problemSchema } from '../api/problem.js';
import type { failureSchema } from '../api/schema/failure.js';
import type { Wire, WireRequest } from '../api/schema/wire.js';
import type { RequestOf } from '../api/types.js';

export type { CalculationName } from '../api/endpoints.js';
export type { NatalChartOf, RequestOf, ResponseOf } from '../api/types.js';
export type { SectionKey } from '../calculations/natal/sectionKeys.js';

/** The request of each calculation. */
export type Requests = { readonly [N in CalculationName]: RequestOf<N> };
/** The request of each picture, without the field of the format. */
export type PictureRequests = RequestsOfPictures<typeof ENDPOINTS>;
/** The request of the printed chart. */
export type ReportRequest = WireRequest<(typeof ENDPOINTS)['report']['request']>;
/** What the endpoints about the service answer. */
export type ServiceResponses = {
  readonly [N in 'index' | 'health' | 'memory' | 'live' | 'ready']: Wire<(typeof ENDPOINTS)[N]['response']>;
};
/** A failure as the service describes it (RFC 9457). */
export type Problem = Wire<typeof problemSchema>;
/** Why a line of a batch has no answer. */
export type PartFailure = Wire<typeof failureSchema>;
