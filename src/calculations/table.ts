import { marriageMatch } from './match/marriageMatch.js';
import { natalChart } from './natal/natalChart.js';
import { panchangDay } from './panchang/panchangDay.js';

/** Every calculation of the service, by name. HTTP, command line, worker and library share this table. */
export const CALCULATIONS = { natalChart, panchangDay, marriageMatch } as const;

export type CalculationName = keyof typeof CALCULATIONS;
