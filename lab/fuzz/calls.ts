import { calculationsOf, ENDPOINTS } from 'ganita/api/endpoints.js';

type Fields = Readonly<Record<string, unknown>>;

/** Requests one small key where all would be expensive. */
const SMALL: Readonly<Partial<Record<string, Fields>>> = {
  natalChart: { sections: ['sahams'] },
  horoscopeCompare: { sections: ['ayanamsa_value'] },
};

/** A cheap request that each endpoint with a body takes. */
export const PLAIN_BODIES: readonly (readonly [path: string, fields: Fields])[] = [
  ...calculationsOf(ENDPOINTS)
    .filter(([, { method }]) => method === 'POST')
    .map(([name, { path, examples }]) => {
      const [example] = Object.values(examples);
      return [path, { ...(example?.value as Fields), ...SMALL[name] }] as const;
    }),
];

/** A cheap call of every endpoint, and of the pages. */
export const PLAIN_CALLS: readonly (readonly [method: string, target: string, body: string])[] = [
  ...PLAIN_BODIES.map(([path, fields]) => ['POST', path, JSON.stringify(fields)] as const),
  ['POST', ENDPOINTS.report.path, '{}'],
  ['POST', ENDPOINTS.batch.path, '{}\n'],
  ['GET', `${ENDPOINTS.search.path}?query=Salem,%20US`, ''],
  ['GET', `${ENDPOINTS.autocomplete.path}?query=ban&limit=3`, ''],
  ...['/', '/health', '/debug/meminfo', '/muhurta/events', '/docs/', '/openapi.json', '/nowhere'].map(
    (target) => ['GET', target, ''] as const,
  ),
];
