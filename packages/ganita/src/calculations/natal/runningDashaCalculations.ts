import type { GrahaDashaLord } from '@ganita/core/dashas/graha/grahaDashas.js';
import { type RunningPeriod, runningAt } from '@ganita/core/dashas/runningAt.js';
import { EPHEMERIS_YEARS, parseDate, parseTime } from '@ganita/core/time/civilText.js';
import { type CivilDateTime, isRealDate, type JulianDayUt, julianDayOf } from '@ganita/core/time/julianDay.js';
import type { NatalContext } from './context.js';

/** What runs at a moment of a life. */
export interface RunningDashas {
  /** Whole years of life. */
  readonly age: number;
  readonly jdUt: JulianDayUt;
  /** The periods that run, the mahadasha first; null after the last. */
  readonly running: readonly RunningPeriod<GrahaDashaLord>[] | null;
}

/** Years of life with running periods. */
const LADDER_YEARS = 100;
const BIRTHDAY_LEVELS = 4;

/**
 * The Vimsottari periods that run at the birth, six levels, and on each birthday after it, four levels. A birthday has
 * the date and time of the birth on the clock of the birth; a birth of 29 February has its birthday on 1 March where
 * the year has no such day. null where the request is for other dashas only.
 */
export function vimsottariLadder(context: NatalContext): readonly RunningDashas[] | null {
  const { year, graha, birthJdUt, utcOffsetHours } = context.dashas();
  const vimsottari = graha().find(({ id }) => id === 'vimsottari');
  if (vimsottari === undefined) return null;
  const { date, time } = context.input;
  const born = { ...parseDate(date, 'date', EPHEMERIS_YEARS), ...parseTime(time, 'time') };
  const { dasha } = vimsottari;
  return Array.from({ length: LADDER_YEARS + 1 }, (_, age) => {
    const jdUt = age === 0 ? birthJdUt : julianDayOf(birthday(born, age), utcOffsetHours);
    const running = runningAt(dasha, year.limitAt, jdUt, age === 0 ? undefined : BIRTHDAY_LEVELS);
    return { age, jdUt, running };
  });
}

function birthday(born: CivilDateTime, age: number): CivilDateTime {
  const year = born.year + age;
  return isRealDate({ ...born, year }) ? { ...born, year } : { ...born, year, month: 3, day: 1 };
}
