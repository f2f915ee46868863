import { replacedIn } from '@ganita/core/festivals/selection.js';
import { answer } from 'ganita/api/answer.js';
import type { Ports } from 'ganita/calculations/calculation.js';
import { expect } from 'vitest';
import type { StateDays } from './states.data.js';

const entriesOf = (brief: ReturnType<typeof briefOf>) =>
  (brief.brief_dates ?? []).flatMap(({ festivals }) => festivals);

function briefOf(request: Readonly<Record<string, unknown>>, ports: Ports) {
  return answer('festivals', { ...request, detail: 'brief' }, ports).festival_calendar;
}

/** A year's usual list of a state: as long as a person reads, with its ten days and every day of rank 1 that its tradition keeps. */
export function expectUsualList({ state, latitude, longitude, days }: StateDays, year: number, ports: Ports): void {
  const place = { latitude, longitude, zone: 'Asia/Kolkata' };
  const listed = entriesOf(briefOf({ ...place, year, list: 'usual' }, ports));
  expect(listed.length, `${state} ${year}`).toBeGreaterThanOrEqual(60);
  expect(listed.length, `${state} ${year}`).toBeLessThanOrEqual(140);
  const ids = new Set<string>(listed.map(({ id }) => id));
  const { observances: first, rank_regions: regions } = answer(
    'festivals',
    { ...place, year, max_rank: 1 },
    ports,
  ).festival_calendar;
  expect(first.length).toBeGreaterThan(25);
  const replaced = replacedIn(regions ?? []);
  const primary = first.filter(({ id, is_primary }) => is_primary && !replaced.has(id)).map(({ id }) => id);
  expect(
    [...ids].filter((id) => replaced.has(id)),
    `${state} ${year}`,
  ).toEqual([]);
  expect(
    primary.filter((id) => !ids.has(id)),
    `${state} ${year}`,
  ).toEqual([]);
  // A lunar day at the turn of the year may be twice in one, and in none of the next.
  const around = { ...place, from_date: `${year}-01-01`, to_date: `${year + 1}-01-30`, list: 'usual' };
  const kept = new Set<string>(entriesOf(briefOf(around, ports)).map(({ id }) => id));
  expect(
    days.filter((id) => !kept.has(id)),
    `${state} ${year}`,
  ).toEqual([]);
}
