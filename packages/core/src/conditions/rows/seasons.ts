import { staysInArc } from '../../panchanga/angaRuns.js';
import { ANGAS } from '../../panchanga/angas.js';
import { LUNAR_MONTHS, RITUS } from '../../panchanga/calendar.data.js';
import type { Luminaries } from '../../panchanga/luminaries.js';
import { type LunarMonth, type LunarMonthName, lunarMonthAt, lunarMonthOf } from '../../panchanga/lunarMonths.js';
import type { Interval } from '../../time/interval.js';
import { julianDayUt } from '../../time/julianDay.js';
import type { ConditionSky } from '../conditionSky.js';
import { idsIn, type LeafRow } from '../leafInput.js';
import { RANK } from '../rank.js';
import type { Reading } from '../tree.js';

/** The lunar months that overlap or touch an interval, in time order. */
function monthsOverlapping(luminaries: Luminaries, { startJdUt, endJdUt }: Interval): readonly LunarMonth[] {
  const months: LunarMonth[] = [];
  for (let at: number = startJdUt - 1; ; ) {
    const month = lunarMonthOf(luminaries, julianDayUt(at));
    months.push(month);
    if (month.endJdUt > endJdUt) return months;
    at = month.endJdUt + 1;
  }
}

/** The amanta months that satisfy a test, whole. */
export const inMonths = (isWanted: (month: LunarMonth) => boolean): Reading => ({
  rank: RANK.month,
  requires: [],
  spans: ({ luminaries }, interval) => monthsOverlapping(luminaries, interval).filter(isWanted),
});

/** A month whose name begins with the new moon, or a half of one whose name begins with the full moon. */
interface NamedMonth extends Interval {
  readonly name: LunarMonthName;
  readonly isAdhika: boolean;
}

const HALF_MONTH_DAYS = 14.765;

function namedMonths(luminaries: Luminaries, month: LunarMonth, system: MonthSystem): readonly NamedMonth[] {
  const { startJdUt, endJdUt, amanta, amantaIndex, isAdhika } = month;
  if (system === 'amanta' || isAdhika) return [{ startJdUt, endJdUt, name: amanta, isAdhika }];
  const fullMoon = luminaries.crossing(ANGAS.tithi, 180, startJdUt + HALF_MONTH_DAYS);
  return [
    { startJdUt, endJdUt: fullMoon, name: amanta, isAdhika },
    { startJdUt: fullMoon, endJdUt, name: lunarMonthAt(amantaIndex + 1), isAdhika },
  ];
}

const MONTH_SYSTEMS = ['amanta', 'purnimanta'] as const;
type MonthSystem = (typeof MONTH_SYSTEMS)[number];

const lunarMonth: LeafRow = {
  takes: `${LUNAR_MONTHS.join(', ')}; beside it adhika: true, false or null (both), and month_system: amanta or purnimanta`,
  options: { adhika: [null, true, false], month_system: MONTH_SYSTEMS },
  read: (input) => {
    const names = idsIn(input, LUNAR_MONTHS);
    const { adhika = null, month_system: system = 'amanta' } = input.options;
    return {
      rank: RANK.month,
      requires: [],
      spans: ({ luminaries }, interval) =>
        monthsOverlapping(luminaries, interval)
          .flatMap((month) => namedMonths(luminaries, month, system as MonthSystem))
          .filter(({ name, isAdhika }) => names.includes(name) && (adhika === null || isAdhika === adhika)),
    };
  },
};

/** When the Sun is in an arc of the zodiac, by its longitude or by that from the equinox. */
const sunIn = (
  luminaries: Luminaries,
  degrees: readonly [fromDeg: number, toDeg: number],
  interval: Interval,
): readonly Interval[] => staysInArc(luminaries, ANGAS.sun_sign, degrees, interval);

const sunBy = (sky: ConditionSky, method: 'tropical' | 'sidereal'): Luminaries =>
  method === 'tropical' ? sky.tropical() : sky.luminaries;

const AYANA_DEG = { uttarayana: [270, 90], dakshinayana: [90, 270] } as const;
const AYANAS = Object.keys(AYANA_DEG) as (keyof typeof AYANA_DEG)[];

/** Vasanta begins at 330 degrees, and each season has sixty. */
const rituDeg = (index: number): number => (330 + 60 * index) % 360;

export const SEASON_LEAVES = {
  lunar_month: lunarMonth,
  ayana: {
    takes: `${AYANAS.join(', ')}, by the rule ayana_method`,
    read: (input) => {
      const wanted = idsIn(input, AYANAS);
      return {
        rank: RANK.sun,
        requires: [],
        spans: (sky, interval) =>
          wanted.flatMap((ayana) => sunIn(sunBy(sky, sky.rules.ayana_method), AYANA_DEG[ayana], interval)),
      };
    },
  },
  ritu: {
    takes: `${RITUS.join(', ')}, by the rule ritu_method`,
    read: (input) => {
      const wanted = idsIn(input, RITUS).map((ritu) => RITUS.indexOf(ritu));
      return {
        rank: RANK.month,
        requires: [],
        spans: (sky, interval) => {
          const { ritu_method: method } = sky.rules;
          if (method === 'lunar') {
            return monthsOverlapping(sky.luminaries, interval).filter(({ amantaIndex }) =>
              wanted.includes(Math.floor(amantaIndex / 2)),
            );
          }
          return wanted.flatMap((index) => sunIn(sunBy(sky, method), [rituDeg(index), rituDeg(index + 1)], interval));
        },
      };
    },
  },
} as const satisfies Readonly<Record<string, LeafRow>>;
