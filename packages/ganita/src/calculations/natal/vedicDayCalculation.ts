import type { Rules } from '@ganita/core/rules/rules.js';
import { type DayFrame, minutesFromSunrise } from '@ganita/core/sky/dayFrame.js';
import type { Sky } from '@ganita/core/sky/sky.js';
import { type Weekday, weekdayAt } from '@ganita/core/zodiac/weekdays.js';

/** The Vedic day that special lagnas, upagrahas, strengths and dashas of a chart are counted from. */
export interface VedicDay {
  /** The moment that is sunrise and sunset. */
  readonly sunriseDefinition: Rules['sunrise_definition'];
  readonly frame: DayFrame;
  readonly weekday: Weekday;
  readonly utcOffsetHours: number;
  readonly minutesFromSunrise: number;
  readonly sunAtSunriseDeg: number;
}

/** The Vedic day of a chart. */
export const vedicDayOf = (sky: Sky, { sunrise_definition }: Pick<Rules, 'sunrise_definition'>): VedicDay => ({
  sunriseDefinition: sunrise_definition,
  frame: sky.dayFrame,
  weekday: weekdayAt(sky.dayFrame.weekday),
  utcOffsetHours: sky.utcOffsetHours,
  minutesFromSunrise: minutesFromSunrise(sky.dayFrame, sky.jdUt),
  sunAtSunriseDeg: sky.sunAtSunriseDeg,
});
