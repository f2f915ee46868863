import type { CalculationName } from '../calculations/table.js';

/** Headings of the documentation, in its order. */
export const ENDPOINT_GROUPS = {
  charts: 'Charts of a birth',
  days: 'The day',
  transits: 'Transits',
  choices: 'Match and muhurta',
  places: 'Places',
  service: 'The service',
} as const;
export type EndpointGroup = keyof typeof ENDPOINT_GROUPS;

/** One endpoint of the service. */
export interface Endpoint {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly summary: string;
  /** The heading under which the documentation lists it. */
  readonly group: EndpointGroup;
  /** Calls a minute from one client, refused ones included. */
  readonly limitPerMinute: number;
  /**
   * Milliseconds of CPU time of the most expensive call that the contract's own fields can make, on the machine of
   * docs/performance.md. Calculations are charged by what is asked (cost.ts), all others this.
   */
  readonly costMs: number;
  /** Not in the contract, and so not part of what the cost allowance must hold. */
  readonly extension?: true;
  /** Counted by each process for itself, also where processes share their counts: it is asked by the probes of each. */
  readonly countedHere?: true;
  /** Shown by `GET /`. */
  readonly headline?: true;
}

/** An endpoint that answers from the table of calculations. */
export interface CalculationEndpoint extends Endpoint {
  readonly calculation: CalculationName;
  /** Whether it is computed in a worker. What can take more than 5 ms must be, because the main thread serves all. */
  readonly inPool: boolean;
  /** Sent as `Cache-Control: public, max-age=...`. */
  readonly cacheSeconds?: number;
}

const DEFAULT_LIMIT = 200;

export const CALCULATION_ENDPOINTS: readonly CalculationEndpoint[] = [
  {
    method: 'POST',
    path: '/horoscope',
    group: 'charts',
    summary: 'Complete natal chart',
    limitPerMinute: 30,
    costMs: 50,
    headline: true,
    calculation: 'natalChart',
    inPool: true,
  },
  {
    method: 'POST',
    path: '/horoscope/compare',
    group: 'charts',
    summary: 'Where two rule sets differ in a chart, and by which choices',
    limitPerMinute: 30,
    costMs: 50,
    extension: true,
    calculation: 'horoscopeCompare',
    inPool: true,
  },
  {
    method: 'POST',
    path: '/panchang',
    group: 'days',
    summary: 'Panchanga of a date and place',
    limitPerMinute: 60,
    costMs: 2,
    headline: true,
    calculation: 'panchangDay',
    inPool: false,
    cacheSeconds: 21_600,
  },
  {
    method: 'POST',
    path: '/gochar',
    group: 'transits',
    summary: 'Transits of a date, with what each graha enters next',
    limitPerMinute: 60,
    costMs: 2,
    calculation: 'gochar',
    inPool: true,
    cacheSeconds: 21_600,
  },
  {
    method: 'POST',
    path: '/gochar/events',
    group: 'transits',
    summary: 'Sign changes, star changes and stations of some days',
    limitPerMinute: 60,
    costMs: 3,
    calculation: 'gocharEvents',
    inPool: true,
    cacheSeconds: 21_600,
  },
  {
    method: 'POST',
    path: '/gochara',
    group: 'transits',
    summary: 'Transits of a moment read against a birth',
    limitPerMinute: 60,
    costMs: 2,
    calculation: 'gochara',
    inPool: true,
  },
  {
    method: 'POST',
    path: '/gochara/range',
    group: 'transits',
    summary: 'Transits of some dates read against a birth',
    limitPerMinute: 30,
    costMs: 38,
    calculation: 'gocharaRange',
    inPool: true,
  },
  {
    method: 'POST',
    path: '/saturn-timeline',
    group: 'transits',
    summary: 'Sade sati and dhaiyya of a life, with their dates',
    limitPerMinute: 60,
    costMs: 10,
    calculation: 'saturnTimeline',
    inPool: true,
  },
  {
    method: 'POST',
    path: '/planet-ingress',
    group: 'transits',
    summary: 'Sign changes of some grahas over years, retrograde re-entries included',
    limitPerMinute: 60,
    costMs: 21,
    calculation: 'planetIngress',
    inPool: true,
  },
  {
    method: 'POST',
    path: '/marriage-match',
    group: 'choices',
    summary: 'Ashtakoota and ten poruthams of two births',
    limitPerMinute: DEFAULT_LIMIT,
    costMs: 1,
    headline: true,
    calculation: 'marriageMatch',
    inPool: false,
  },
  {
    method: 'POST',
    path: '/muhurta',
    group: 'choices',
    summary: 'Dates of a range scored for an event',
    limitPerMinute: 30,
    costMs: 48,
    headline: true,
    calculation: 'muhurtaScan',
    inPool: true,
  },
  {
    method: 'GET',
    path: '/muhurta/events',
    group: 'choices',
    summary: 'Kinds of events that a muhurta can be asked for',
    limitPerMinute: DEFAULT_LIMIT,
    costMs: 1,
    calculation: 'muhurtaEvents',
    inPool: false,
  },
];

export const SERVICE_ENDPOINTS = {
  batch: {
    method: 'POST',
    path: '/horoscope/batch',
    group: 'charts',
    summary: 'Charts of many births, a line each (extension)',
    limitPerMinute: 5,
    costMs: 50,
    extension: true,
  },
  report: {
    method: 'POST',
    path: '/horoscope/pdf',
    group: 'charts',
    summary: 'The natal chart as a printed kundali (PDF; needs X-PDF-Secret)',
    limitPerMinute: 10,
    costMs: 120,
  },
  search: {
    method: 'GET',
    path: '/location/search',
    group: 'places',
    summary: 'The best match of a place name',
    limitPerMinute: DEFAULT_LIMIT,
    costMs: 1,
    headline: true,
  },
  autocomplete: {
    method: 'GET',
    path: '/location/autocomplete',
    group: 'places',
    summary: 'Places for a name that is being typed',
    limitPerMinute: DEFAULT_LIMIT,
    costMs: 2,
  },
  index: {
    method: 'GET',
    path: '/',
    group: 'service',
    summary: 'What the service is',
    limitPerMinute: DEFAULT_LIMIT,
    costMs: 1,
  },
  health: {
    method: 'GET',
    path: '/health',
    group: 'service',
    summary: 'Whether it can reckon now',
    limitPerMinute: DEFAULT_LIMIT,
    costMs: 0,
    countedHere: true,
    headline: true,
  },
  memory: {
    method: 'GET',
    path: '/debug/meminfo',
    group: 'service',
    summary: 'Memory and cache figures',
    limitPerMinute: DEFAULT_LIMIT,
    costMs: 1,
  },
} as const satisfies Readonly<Record<string, Endpoint>>;

/** Asked by probes, as often as they like: no limit, and next to no cost. */
export const PROBE_ENDPOINTS = {
  live: { method: 'GET', path: '/health/live', group: 'service', summary: 'Whether the process answers' },
  ready: {
    method: 'GET',
    path: '/health/ready',
    group: 'service',
    summary: 'Whether requests should be sent to it now',
  },
} as const satisfies Readonly<Record<string, Omit<Endpoint, 'limitPerMinute' | 'costMs'>>>;

const ALL: readonly Endpoint[] = [...CALCULATION_ENDPOINTS, ...Object.values<Endpoint>(SERVICE_ENDPOINTS)];

/**
 * What one address may cost in a minute, over all endpoints: what every endpoint of the contract may be called at once, each
 * as often as its own limit lets and with the most that the contract's fields can ask. Nothing of it is out of reach.
 */
export const COST_ALLOWANCE_MS: number = ALL.filter(({ extension }) => extension !== true).reduce(
  (sum, { limitPerMinute, costMs }) => sum + limitPerMinute * costMs,
  0,
);
