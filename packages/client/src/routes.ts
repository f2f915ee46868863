import type { CalculationName, PictureRequests, ServiceResponses } from './wire.js';

/** Method and path of an endpoint. */
export type Route = `${'GET' | 'POST'} /${string}`;

/** The calculations, under the names of the library's methods. A test compares them with the table of endpoints. */
export const CALCULATIONS: Readonly<Record<CalculationName, Route>> = {
  natalChart: 'POST /horoscope',
  horoscopeCompare: 'POST /horoscope/compare',
  explainDifference: 'POST /horoscope/explain-difference',
  margins: 'POST /margins',
  statements: 'POST /statements',
  explain: 'POST /explain',
  panchangDay: 'POST /panchang',
  panchangSearch: 'POST /panchang/search',
  calendarConvert: 'POST /calendar/convert',
  calendarRange: 'POST /calendar',
  personalCalendar: 'POST /calendar/personal',
  festivals: 'POST /festivals',
  festivalFeed: 'GET /calendar.ics',
  gochar: 'POST /gochar',
  gocharEvents: 'POST /gochar/events',
  gochara: 'POST /gochara',
  gocharaRange: 'POST /gochara/range',
  saturnTimeline: 'POST /saturn-timeline',
  planetIngress: 'POST /planet-ingress',
  eclipses: 'POST /eclipses',
  visibility: 'POST /visibility',
  marriageMatch: 'POST /marriage-match',
  marriageMatchBatch: 'POST /marriage-match/batch',
  muhurtaScan: 'POST /muhurta',
  muhurtaIntervals: 'POST /muhurta/intervals',
  muhurtaDates: 'POST /muhurta/dates',
  muhurtaEvents: 'GET /muhurta/events',
  kp: 'POST /kp',
  kpHorary: 'POST /kp/horary',
  kpRulingPlanets: 'POST /kp/ruling-planets',
  kpTable: 'GET /kp/table',
  prashna: 'POST /prashna',
  columns: 'GET /columns.csv',
  columnList: 'GET /columns',
  search: 'GET /location/search',
  autocomplete: 'GET /location/autocomplete',
};

/** The pictures: method `svg.chart` and `png.chart` for `chart`. */
export const PICTURES: Readonly<Record<keyof PictureRequests, Route>> = {
  chart: 'POST /svg/chart',
  dasha: 'POST /svg/dasha',
  strengths: 'POST /svg/strengths',
  ashtakavarga: 'POST /svg/ashtakavarga',
  day: 'POST /svg/day',
  saturn: 'POST /svg/saturn',
  transits: 'POST /svg/transits',
};

/** Endpoints about the service itself. */
export const SERVICE: Readonly<Record<keyof ServiceResponses, Route>> = {
  index: 'GET /',
  health: 'GET /health',
  memory: 'GET /debug/meminfo',
  live: 'GET /health/live',
  ready: 'GET /health/ready',
};

export const REPORT: Route = 'POST /horoscope/pdf';
export const CALENDAR_PDF: Route = 'POST /calendar.pdf';
export const BATCH: Route = 'POST /horoscope/batch';
export const TABLE: Route = 'POST /columns';
