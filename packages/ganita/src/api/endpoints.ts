import type {
  CalculationEndpoint,
  Endpoint,
  EndpointTable,
  LimitedEndpoint,
  PaperEndpoint,
  PictureEndpoint,
} from './endpoint.js';
import { calendarRangeRow, festivalFeedRow, personalCalendarRow } from './rows/calendarRows.js';
import { horoscopeCompareRow, natalChartRow } from './rows/chartRows.js';
import { marriageMatchBatchRow, marriageMatchRow, muhurtaEventsRow, muhurtaScanRow } from './rows/choiceRows.js';
import { columnListRow, columnsRow, columnTableRow } from './rows/columnRows.js';
import { muhurtaDatesRow, muhurtaIntervalsRow, panchangSearchRow } from './rows/conditionRows.js';
import { festivalsRow, panchangDayRow } from './rows/daysRows.js';
import { explainDifferenceRow } from './rows/differenceRows.js';
import { batchRow, calendarPdfRow, reportRow } from './rows/documentRows.js';
import { eclipsesRow, visibilityRow } from './rows/eclipseRows.js';
import { explainRow } from './rows/explainRows.js';
import { gocharaRangeRow, gocharaRow, saturnTimelineRow } from './rows/gocharaRows.js';
import { jobResultsRow, jobRow, removeJobRow, submitJobRow } from './rows/jobRows.js';
import { kpHoraryRow, kpRow, kpRulingPlanetsRow, kpTableRow, prashnaRow } from './rows/kpRows.js';
import { marginsRow } from './rows/marginRows.js';
import {
  ashtakavargaPictureRow,
  chartPictureRow,
  dashaPictureRow,
  dayPictureRow,
  saturnPictureRow,
  strengthsPictureRow,
  transitsPictureRow,
} from './rows/pictureRows.js';
import { placeSearchRow, placeSuggestionsRow } from './rows/placeRows.js';
import { calendarConvertRow } from './rows/regionalCalendarRows.js';
import { healthRow, indexRow, liveRow, memoryRow, readyRow } from './rows/serviceRows.js';
import { statementsRow } from './rows/statementRows.js';
import { gocharEventsRow, gocharRow, planetIngressRow } from './rows/transitRows.js';

/** The row of each endpoint. */
type Endpoints = {
  readonly natalChart: typeof natalChartRow;
  readonly horoscopeCompare: typeof horoscopeCompareRow;
  readonly explainDifference: typeof explainDifferenceRow;
  readonly margins: typeof marginsRow;
  readonly statements: typeof statementsRow;
  readonly explain: typeof explainRow;
  readonly panchangDay: typeof panchangDayRow;
  readonly panchangSearch: typeof panchangSearchRow;
  readonly calendarConvert: typeof calendarConvertRow;
  readonly calendarRange: typeof calendarRangeRow;
  readonly personalCalendar: typeof personalCalendarRow;
  readonly festivals: typeof festivalsRow;
  readonly festivalFeed: typeof festivalFeedRow;
  readonly gochar: typeof gocharRow;
  readonly gocharEvents: typeof gocharEventsRow;
  readonly gochara: typeof gocharaRow;
  readonly gocharaRange: typeof gocharaRangeRow;
  readonly saturnTimeline: typeof saturnTimelineRow;
  readonly planetIngress: typeof planetIngressRow;
  readonly eclipses: typeof eclipsesRow;
  readonly visibility: typeof visibilityRow;
  readonly marriageMatch: typeof marriageMatchRow;
  readonly marriageMatchBatch: typeof marriageMatchBatchRow;
  readonly muhurtaScan: typeof muhurtaScanRow;
  readonly muhurtaIntervals: typeof muhurtaIntervalsRow;
  readonly muhurtaDates: typeof muhurtaDatesRow;
  readonly muhurtaEvents: typeof muhurtaEventsRow;
  readonly kp: typeof kpRow;
  readonly kpHorary: typeof kpHoraryRow;
  readonly kpRulingPlanets: typeof kpRulingPlanetsRow;
  readonly kpTable: typeof kpTableRow;
  readonly prashna: typeof prashnaRow;
  readonly columns: typeof columnsRow;
  readonly columnList: typeof columnListRow;
  readonly columnTable: typeof columnTableRow;
  readonly batch: typeof batchRow;
  readonly report: typeof reportRow;
  readonly calendarPdf: typeof calendarPdfRow;
  readonly submitJob: typeof submitJobRow;
  readonly job: typeof jobRow;
  readonly jobResults: typeof jobResultsRow;
  readonly removeJob: typeof removeJobRow;
  readonly svgChart: typeof chartPictureRow;
  readonly svgDasha: typeof dashaPictureRow;
  readonly svgStrengths: typeof strengthsPictureRow;
  readonly svgAshtakavarga: typeof ashtakavargaPictureRow;
  readonly svgDay: typeof dayPictureRow;
  readonly svgSaturn: typeof saturnPictureRow;
  readonly svgTransits: typeof transitsPictureRow;
  readonly search: typeof placeSearchRow;
  readonly autocomplete: typeof placeSuggestionsRow;
  readonly index: typeof indexRow;
  readonly health: typeof healthRow;
  readonly memory: typeof memoryRow;
  readonly live: typeof liveRow;
  readonly ready: typeof readyRow;
};

/**
 * Every endpoint, by name, in the order of the documentation. HTTP routes, OpenAPI, limits, `GET /`, command line,
 * batch, library, workers and tests are derived from it; its names are those of the library's methods and of the
 * operations in OpenAPI.
 */
export const ENDPOINTS: Endpoints = {
  natalChart: natalChartRow,
  horoscopeCompare: horoscopeCompareRow,
  explainDifference: explainDifferenceRow,
  margins: marginsRow,
  statements: statementsRow,
  explain: explainRow,
  panchangDay: panchangDayRow,
  panchangSearch: panchangSearchRow,
  calendarConvert: calendarConvertRow,
  calendarRange: calendarRangeRow,
  personalCalendar: personalCalendarRow,
  festivals: festivalsRow,
  festivalFeed: festivalFeedRow,
  gochar: gocharRow,
  gocharEvents: gocharEventsRow,
  gochara: gocharaRow,
  gocharaRange: gocharaRangeRow,
  saturnTimeline: saturnTimelineRow,
  planetIngress: planetIngressRow,
  eclipses: eclipsesRow,
  visibility: visibilityRow,
  marriageMatch: marriageMatchRow,
  marriageMatchBatch: marriageMatchBatchRow,
  muhurtaScan: muhurtaScanRow,
  muhurtaIntervals: muhurtaIntervalsRow,
  muhurtaDates: muhurtaDatesRow,
  muhurtaEvents: muhurtaEventsRow,
  kp: kpRow,
  kpHorary: kpHoraryRow,
  kpRulingPlanets: kpRulingPlanetsRow,
  kpTable: kpTableRow,
  prashna: prashnaRow,
  columns: columnsRow,
  columnList: columnListRow,
  columnTable: columnTableRow,
  batch: batchRow,
  report: reportRow,
  calendarPdf: calendarPdfRow,
  submitJob: submitJobRow,
  job: jobRow,
  jobResults: jobResultsRow,
  removeJob: removeJobRow,
  svgChart: chartPictureRow,
  svgDasha: dashaPictureRow,
  svgStrengths: strengthsPictureRow,
  svgAshtakavarga: ashtakavargaPictureRow,
  svgDay: dayPictureRow,
  svgSaturn: saturnPictureRow,
  svgTransits: transitsPictureRow,
  search: placeSearchRow,
  autocomplete: placeSuggestionsRow,
  index: indexRow,
  health: healthRow,
  memory: memoryRow,
  live: liveRow,
  ready: readyRow,
};

type EndpointName = keyof Endpoints;

/** Names of the endpoints that answer from a calculation. */
export type CalculationName = {
  [N in EndpointName]: Endpoints[N] extends { readonly kind: 'calculation' } ? N : never;
}[EndpointName];

const isCalculationEndpoint = (endpoint: Endpoint): endpoint is CalculationEndpoint => endpoint.kind === 'calculation';

/** The endpoints of a table that answer from a calculation, by name. */
export const calculationsOf = (table: EndpointTable): readonly (readonly [string, CalculationEndpoint])[] =>
  Object.entries(table).flatMap(([name, row]) => (isCalculationEndpoint(row) ? [[name, row] as const] : []));

export const CALCULATION_NAMES = calculationsOf(ENDPOINTS).map(([name]) => name) as readonly CalculationName[];

/** Names of the endpoints that answer with a picture. */
export type PictureName = {
  [N in EndpointName]: Endpoints[N] extends { readonly kind: 'picture' } ? N : never;
}[EndpointName];

/** Endpoints whose answers the threads compute. */
export type AnswerName = CalculationName | PictureName;

const isPictureEndpoint = (endpoint: Endpoint): endpoint is PictureEndpoint => endpoint.kind === 'picture';

/** The endpoints of a table that answer with a picture, by name. */
export const picturesOf = (table: EndpointTable): readonly (readonly [string, PictureEndpoint])[] =>
  Object.entries(table).flatMap(([name, row]) => (isPictureEndpoint(row) ? [[name, row] as const] : []));

/** The endpoints of a table that answer with pages, by name. */
export const papersOf = (table: EndpointTable): readonly (readonly [string, PaperEndpoint])[] =>
  Object.entries(table).flatMap(([name, row]) => (row.kind === 'paper' ? [[name, row] as const] : []));

/** Whether an endpoint answers with a picture. */
export const isPictureName = (name: string): name is PictureName =>
  Object.hasOwn(ENDPOINTS, name) && ENDPOINTS[name as EndpointName].kind === 'picture';

/** The row of an endpoint that answers with a picture. */
export const pictureRow = (name: PictureName): PictureEndpoint => ENDPOINTS[name];

/** The row of an endpoint that answers from a calculation. */
export const calculationRow = (name: CalculationName): CalculationEndpoint => ENDPOINTS[name];

const isLimited = (endpoint: Endpoint): endpoint is Endpoint & LimitedEndpoint => endpoint.kind !== 'probe';

/** The endpoints of a table whose calls are limited. */
export const limitedOf = (table: EndpointTable): readonly (Endpoint & LimitedEndpoint)[] =>
  Object.values(table).filter(isLimited);

/**
 * What one address may cost in a minute, over all endpoints. It is enough to call every endpoint of the contract as often
 * as its own limit allows, each time with the most that the contract's fields can request.
 */
export const COST_ALLOWANCE_MS: number = limitedOf(ENDPOINTS)
  .filter(({ extension }) => extension !== true)
  .reduce((sum, { limitPerMinute, costMs }) => sum + limitPerMinute * costMs, 0);
