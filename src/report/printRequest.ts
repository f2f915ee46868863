import type { Ports } from '../calculations/calculation.js';
import { parseJson } from '../calculations/validation/parseJson.js';
import type { WantedErrors } from '../calculations/validation/requestErrors.js';
import { makeReport } from './makeReport.js';
import { readReportRequest } from './request/reportRequest.js';

/** The PDF of a report whose request is JSON in UTF-8. Errors: StructureError, those of the check and of the report. */
export const printRequest = (json: Uint8Array, ports: Ports, wanted: WantedErrors): Promise<Uint8Array> =>
  makeReport(readReportRequest(parseJson(json, 'body'), wanted), ports);
