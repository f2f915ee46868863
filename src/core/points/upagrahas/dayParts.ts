import type { Rules } from '../../rules/rules.js';
import type { DayFrame } from '../../sky/dayFrame.js';
import { DAY_PARTS } from '../../sky/halfDay.js';
import { PLANETS, type Planet } from '../../zodiac/grahas.js';

/** Planets from the lord of the day to the lord of the first part of the night: the fifth, counted inclusively. */
const NIGHT_STEP = 4;

const mod = (x: number, n: number): number => ((x % n) + n) % n;

/**
 * Part 1..8 of the day or night that a planet rules (docs/rules/02-points-and-arudhas.md#section-3). The parts run in
 * the order of the weekdays from the lord of the day, by night from the fifth lord. The lordless part follows
 * Saturn's, or is the last one.
 */
export function planetPart(
  planet: Planet,
  { weekday, isDayBirth }: Pick<DayFrame, 'weekday' | 'isDayBirth'>,
  lordlessPart: Rules['lordless_part'],
): number {
  const first = isDayBirth ? weekday : mod(weekday + NIGHT_STEP, PLANETS.length);
  const parts = lordlessPart === 'after_saturn' ? DAY_PARTS : PLANETS.length;
  return mod(PLANETS.indexOf(planet) - first, parts) + 1;
}
