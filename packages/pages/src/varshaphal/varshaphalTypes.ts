import type { NatalChartOf } from 'ganita/api/requestsAndResponses.js';
import type { SECTIONS } from './varshaphalPage.js';

/** The chart of a year with the parts that the page shows. */
export type YearChart = NatalChartOf<typeof SECTIONS>;
