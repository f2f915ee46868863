import type { Ports } from '../calculations/calculation.js';
import { parseJson } from '../calculations/validation/parseJson.js';
import { makeReport } from './makeReport.js';
import { readReportRequest } from './request/reportRequest.js';

/** The PDF of a report whose request is JSON in UTF-8. Errors: StructureError, DomainError `invalid_input`. */
export const printRequest = (json: Uint8Array, ports: Ports): Promise<Uint8Array> =>
  makeReport(readReportRequest(parseJson(json, 'body')), ports);
