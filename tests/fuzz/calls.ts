import { CALCULATION_ENDPOINTS, SERVICE_ENDPOINTS } from '../../src/api/endpoints.js';
import { REQUEST_EXAMPLES } from '../../src/api/examples.js';
import type { CalculationName } from '../../src/calculations/table.js';

type Fields = Readonly<Record<string, unknown>>;

/** Asks for one small key where all would be dear. */
const SMALL: Readonly<Partial<Record<CalculationName, Fields>>> = {
  natalChart: { sections: ['sahams'] },
  horoscopeCompare: { sections: ['ayanamsa_value'] },
};

/** A cheap request that each endpoint with a body takes. */
export const PLAIN_BODIES: readonly (readonly [path: string, fields: Fields])[] = [
  ...CALCULATION_ENDPOINTS.filter(({ method }) => method === 'POST').map(({ path, calculation }) => {
    const [example] = Object.values(REQUEST_EXAMPLES[calculation]);
    return [path, { ...(example?.value as Fields), ...SMALL[calculation] }] as const;
  }),
];

/** A cheap call of every endpoint, and of the pages beside them. */
export const PLAIN_CALLS: readonly (readonly [method: string, target: string, body: string])[] = [
  ...PLAIN_BODIES.map(([path, fields]) => ['POST', path, JSON.stringify(fields)] as const),
  ['POST', SERVICE_ENDPOINTS.report.path, '{}'],
  ['POST', SERVICE_ENDPOINTS.batch.path, '{}\n'],
  ['GET', `${SERVICE_ENDPOINTS.search.path}?query=Salem,%20US`, ''],
  ['GET', `${SERVICE_ENDPOINTS.autocomplete.path}?query=ban&limit=3`, ''],
  ...['/', '/health', '/debug/meminfo', '/muhurta/events', '/docs/', '/openapi.json', '/nowhere'].map(
    (target) => ['GET', target, ''] as const,
  ),
];
