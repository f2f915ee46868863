export type { ChartLine, ChartRequest, Requested } from './batch.js';
export { createClient, type GanitaClient } from './client.js';
export { GanitaError, type RequestError } from './failure.js';
export type { CallOptions, ClientOptions } from './send.js';
export type { CalculationName, NatalChartOf, RequestOf, ResponseOf, SectionKey } from './wire.js';
