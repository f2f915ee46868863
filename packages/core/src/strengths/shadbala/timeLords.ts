import type { Rules } from '../../rules/rules.js';
import type { DayFrame } from '../../sky/dayFrame.js';
import type { Sky } from '../../sky/sky.js';
import { civilOf, daysSince2000, HOURS_PER_DAY } from '../../time/julianDay.js';
import type { Planet } from '../../zodiac/grahas.js';
import { weekdayAt, weekdayLord } from '../../zodiac/weekdays.js';

/**
 * The planets that rule the year, month, weekday and hora of a moment (docs/rules/03-strengths.md#section-3-item-4 to
 * #section-3-item-7).
 */
export interface TimeLords {
  /** Days of the Vedic day's date since 1827-05-01, Gregorian. */
  readonly ahargana: number;
  readonly year: Planet;
  readonly month: Planet;
  readonly weekday: Planet;
  readonly hora: Planet;
}

/** 1827-05-01, a Tuesday: 1827-05-02 is day 1. */
const AHARGANA_EPOCH = daysSince2000({ year: 1827, month: 5, day: 1 });
const TUESDAY = 2;
const DAYS_OF_YEAR = 360;
const DAYS_OF_MONTH = 30;
const LAST_HORA = 23;

/** Lords of the horas one after another, slowest planet first. */
const CHALDEAN: readonly Planet[] = ['Saturn', 'Jupiter', 'Mars', 'Sun', 'Venus', 'Mercury', 'Moon'];

/** Lord of the weekday some days after that of the epoch. */
const lordAfter = (days: number): Planet => weekdayLord(weekdayAt(TUESDAY + days));

/** Hora of the Vedic day that contains the moment, 0..23. */
const horaNumber: Readonly<Record<Rules['hora_bala'], (jdUt: number, frame: DayFrame) => number>> = {
  equal: (jdUt, { sunriseJdUt }) => Math.floor((jdUt - sunriseJdUt) * HOURS_PER_DAY),
  unequal: (jdUt, { sunriseJdUt, sunsetJdUt, nextSunriseJdUt, isDayBirth }) =>
    isDayBirth
      ? Math.floor((12 * (jdUt - sunriseJdUt)) / (sunsetJdUt - sunriseJdUt))
      : 12 + Math.floor((12 * (jdUt - sunsetJdUt)) / (nextSunriseJdUt - sunsetJdUt)),
};

/** Time lords of a moment; a birth before sunrise belongs to the day before. */
export function timeLordsOf(
  { jdUt, utcOffsetHours, dayFrame }: Pick<Sky, 'jdUt' | 'utcOffsetHours' | 'dayFrame'>,
  rules: Pick<Rules, 'hora_bala'>,
): TimeLords {
  const ahargana = daysSince2000(civilOf(dayFrame.sunriseJdUt, utcOffsetHours)) - AHARGANA_EPOCH;
  const hora = Math.min(LAST_HORA, horaNumber[rules.hora_bala](jdUt, dayFrame));
  return {
    ahargana,
    year: lordAfter(3 * Math.floor(ahargana / DAYS_OF_YEAR) + 1),
    month: lordAfter(2 * Math.floor(ahargana / DAYS_OF_MONTH) + 1),
    weekday: lordAfter(ahargana),
    hora: CHALDEAN[(3 + 3 * dayFrame.weekday + hora) % CHALDEAN.length] as Planet,
  };
}
