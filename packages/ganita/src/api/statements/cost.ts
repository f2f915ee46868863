import { columnPlan } from '../columns/columnsCalculation.js';
import { chartMs } from '../counts.js';
import { isUnanswered } from './fact.js';
import { readClaims, type StatementsRequest } from './statementsCalculation.js';

/** Milliseconds of the festivals of a year. */
export const YEAR_MS = 115;
/** Milliseconds of a day. */
export const DAY_MS = 3;
/** Milliseconds of the search for a place whose name is misspelt. */
const PLACE_MS = 60;
const DASHA = 'vimsottari';

/** What the chart, the days and the years of festivals of some claims cost. */
export function statementsMs({ input }: StatementsRequest): number {
  const facts = readClaims(input).flatMap((one) => (isUnanswered(one) ? [] : one.says.map(({ fact }) => fact)));
  const selectors = facts.flatMap((fact) => (fact.of === 'column' ? [fact.selector] : []));
  const years = facts.flatMap((fact) => (fact.of === 'festival' ? [JSON.stringify([fact.year, fact.place])] : []));
  const days = facts.flatMap((fact) => (fact.of === 'limb' ? [JSON.stringify([fact.date, fact.place])] : []));
  const places = facts.flatMap((fact) => ('place' in fact && fact.place !== null ? [fact.place] : []));
  const hasChart = input.time !== null && facts.some(({ of }) => of === 'column' || of === 'period');
  const chart = hasChart
    ? chartMs({
        sections: [...columnPlan(selectors).sections],
        dasha_systems: [DASHA],
        dasha_levels: null,
        dasha_at: null,
      })
    : 0;
  return chart + new Set(years).size * YEAR_MS + new Set(days).size * DAY_MS + new Set(places).size * PLACE_MS;
}
