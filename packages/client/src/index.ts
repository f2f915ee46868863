export type { ChartLine, ChartRequest, Requested } from './batch.js';
export { createClient, type GanitaClient } from './client.js';
export { GanitaError, type RequestError } from './failure.js';
export type { Births, CallOptions, ClientOptions } from './send.js';
export type {
  CalculationName,
  NatalChartOf,
  RequestOf,
  ResponseOf,
  SectionKey,
  TableForm,
  TableRequest,
} from './wire.js';
