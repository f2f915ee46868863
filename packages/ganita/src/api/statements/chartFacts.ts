import { type Dasha, mahadashasOf, partsOf, type Span } from '@ganita/core/dashas/period.js';
import { momentText } from '@ganita/core/time/civilText.js';
import { julianDayUt, SECONDS_PER_DAY, UNIX_EPOCH_JD } from '@ganita/core/time/julianDay.js';
import type { Graha } from '@ganita/core/zodiac/grahas.js';
import type { Ports } from '../../calculations/calculation.js';
import type { Column, ColumnValue, ComputedChart } from '../columns/column.js';
import { type CheckedRow, columnPlan, computedChart } from '../columns/columnsCalculation.js';
import type { ComputedValue } from './comparedValue.js';
import type { ColumnFact, PeriodFact } from './fact.js';
import { namesAmong } from './names.js';

/** A value with the path at which it is found. */
export interface FoundValue extends ComputedValue {
  readonly path: string;
}

/** Facts of one chart. */
export type ChartFacts = (fact: ColumnFact | PeriodFact) => FoundValue | null;

const MAHADASHA = 'vimshottari.maha';

/** A moment of a column, which is in UTC, on the clock of the chart. */
function onClock(utc: ColumnValue, { context }: ComputedChart): string | null {
  if (typeof utc !== 'string') return null;
  const jdUt = julianDayUt(Date.parse(utc) / 1000 / SECONDS_PER_DAY + UNIX_EPOCH_JD);
  return momentText(jdUt, context.sky.utcOffsetHours);
}

/** The value of a column of a chart. */
export const valueOfColumn = (column: Column, chart: ComputedChart): FoundValue => {
  const { name, type, list, values } = column;
  const value = column.read(chart);
  return {
    path: name,
    value: type === 'moment' ? onClock(value, chart) : value,
    type,
    names: values === null ? null : namesAmong(list, values),
  };
};

/** The period of some lords, one in the other, in the cycle of Vimsottari; null where there is none. */
function periodOf(dasha: Dasha<string>, lords: readonly Graha[]): Span<string> | null {
  let spans: readonly Span<string>[] = mahadashasOf(dasha);
  let found: Span<string> | null = null;
  for (const lord of lords) {
    found = spans.find((span) => span.lord === lord) ?? null;
    if (found === null) return null;
    spans = partsOf(dasha, found);
  }
  return found;
}

function valueOfPeriod({ lords, end }: PeriodFact, chart: ComputedChart): FoundValue | null {
  const { year, graha, utcOffsetHours } = chart.context.dashas();
  const vimsottari = graha().find(({ id }) => id === 'vimsottari');
  const period = vimsottari === undefined ? null : periodOf(vimsottari.dasha, lords);
  if (period === null) return null;
  const { startYears, endYears } = period;
  const clock = (years: number): string => momentText(year.limitAt(years), utcOffsetHours);
  const level = lords.length === 1 ? 'maha' : 'antara';
  return {
    path: `vimshottari.${level}.${end}@${clock((startYears + endYears) / 2).slice(0, 10)}`,
    value: clock(end === 'start' ? startYears : endYears),
    type: 'moment',
    names: null,
  };
}

/** The chart of a birth with what some facts need, and nothing else. Errors: DomainError. */
export function chartFacts(row: CheckedRow, facts: readonly (ColumnFact | PeriodFact)[], ports: Ports): ChartFacts {
  const selectors = facts.map((fact) => (fact.of === 'column' ? fact.selector : `${MAHADASHA}@${row.input.date}`));
  const plan = columnPlan(selectors);
  const chart = computedChart(row, plan, ports);
  const columns = new Map(plan.columns.map((column) => [column.name, column]));
  return (fact) => {
    if (fact.of === 'period') return valueOfPeriod(fact, chart);
    const column = columns.get(fact.selector);
    return column === undefined ? null : valueOfColumn(column, chart);
  };
}
