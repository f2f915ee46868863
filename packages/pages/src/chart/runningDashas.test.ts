import { parseDateTime, TRANSIT_YEARS } from '@ganita/core/time/civilText.js';
import { julianDayOf, julianDayUt, SECONDS_PER_DAY } from '@ganita/core/time/julianDay.js';
import { openPorts } from 'ganita/adapters/openPorts.js';
import { expect, it } from 'vitest';
import { answersTo } from '../answers.js';
import { readPage } from '../readPage.js';
import { chartPage } from './chartPage.js';
import type { Chart, Period } from './chartTypes.js';

const BIRTH = { date: '1996-12-07', time: '10:34', place: 'Chennai', at: '13.08784,80.27847,Asia/Kolkata' };
const HOURS_AHEAD = 5.5;
const PRATYANTARDASHA = 2;
/** 2026-11-29 at noon, UT. */
const NOON = 2_461_374;

it('shows the dashas that run at the moment of the page, not at the start of its day', async () => {
  const ports = await openPorts();
  const runningAt = (jd: number): Period => {
    const then = { ...ports, clock: { now: () => julianDayUt(jd) } };
    const read = readPage(chartPage, BIRTH, { ...then, language: 'en', place: {} });
    if ('failure' in read) throw new Error(read.failure.errors[0].detail);
    const { chart } = answersTo({ chart: read.requests.chart as NonNullable<typeof read.requests.chart> }, then);
    const { graha_dashas: dashas } = (chart as Chart).horoscope;
    return dashas?.vimsottari?.running?.[PRATYANTARDASHA] as Period;
  };
  const before = runningAt(NOON);
  const end = julianDayOf(parseDateTime(before.end, 'end', TRANSIT_YEARS), HOURS_AHEAD);
  const minute = 60 / SECONDS_PER_DAY;
  expect(runningAt(end - minute)).toEqual(before);
  expect(runningAt(end + minute).start).toBe(before.end);
});
