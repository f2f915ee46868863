import type { RangeDay, RangeDays } from '../panchanga/range/rangeDays.js';
import { partOfInterval } from '../panchanga/windows.js';
import type { Rules } from '../rules/rules.js';
import type { Interval } from '../time/interval.js';
import { type JulianDayUt, julianDayUt, MINUTES_PER_DAY, midnightOf } from '../time/julianDay.js';

/** Parts of a day that an anga may have to cover (docs/rules/10-festivals.md#section-2). */
export const KAALAS = [
  'sunrise',
  'sunset',
  'six_in_the_evening',
  'arunodaya',
  'dawn',
  'first_muhurta',
  'pratah',
  'sangava',
  'madhyahna',
  'aparahna',
  'aparahna_start',
  'sayahna',
  'sayahna_start',
  'purvahna',
  'aparahna3',
  'vijaya',
  'pradosha',
  'night',
  'vedic_day',
  'nishitha',
  'midnight',
  'moonrise',
  'kutapa',
  'rauhina',
] as const;
export type Kaala = (typeof KAALAS)[number];

/** How long before sunrise arunodaya starts: 96 minutes, or two fifteenths of the night. */
export type Arunodaya = Rules['ekadashi_arunodaya'];

const ARUNODAYA_DAYS = 96 / MINUTES_PER_DAY;
const MUHURTAS = 15;

/**
 * Six o'clock to the nearest minute, as almanacs print times. No text gives it: of the Purnimas that decide printed poya days, the
 * latest that counts from its date starts at 18:00:01 by the clock of India, and the earliest that does not at 18:01:49.
 */
const SIX_IN_THE_EVENING_DAYS = (18 * 60 + 0.5) / MINUTES_PER_DAY;
const CLOCK_OF_INDIA_HOURS = 5.5;

/** Parts of the daylight or of the night, numbered from 1. */
const PARTS = {
  first_muhurta: ['day', MUHURTAS, 1],
  pratah: ['day', 5, 1],
  sangava: ['day', 5, 2],
  madhyahna: ['day', 5, 3],
  aparahna: ['day', 5, 4],
  sayahna: ['day', 5, 5],
  purvahna: ['day', 2, 1],
  aparahna3: ['day', 3, 3],
  vijaya: ['day', MUHURTAS, 11],
  kutapa: ['day', MUHURTAS, 8],
  rauhina: ['day', MUHURTAS, 9],
  pradosha: ['night', 5, 1],
  night: ['night', 1, 1],
  nishitha: ['night', MUHURTAS, 8],
} as const satisfies Partial<Record<Kaala, readonly ['day' | 'night', number, number]>>;

const isPart = (kaala: Kaala): kaala is keyof typeof PARTS => kaala in PARTS;

export const daylight = ({ sun }: RangeDay): Interval => ({ startJdUt: sun.sunriseJdUt, endJdUt: sun.sunsetJdUt });
export const nightAfter = ({ sun }: RangeDay): Interval => ({
  startJdUt: sun.sunsetJdUt,
  endJdUt: sun.nextSunriseJdUt,
});

/** The moment at a share of an interval. */
export const momentIn = ({ startJdUt, endJdUt }: Interval, share: number): JulianDayUt =>
  julianDayUt(startJdUt + share * (endJdUt - startJdUt));

const instant = (jdUt: JulianDayUt): Interval => ({ startJdUt: jdUt, endJdUt: jdUt });

/** Start of arunodaya before the sunrise of a day. */
export const arunodayaOf = ({ sun }: RangeDay, arunodaya: Arunodaya): JulianDayUt =>
  julianDayUt(
    sun.sunriseJdUt -
      (arunodaya === 'fixed_96_minutes' ? ARUNODAYA_DAYS : (2 * (sun.sunriseJdUt - sun.previousSunsetJdUt)) / MUHURTAS),
  );

/** A kaala of a day; an instant has no length. null where the Moon does not rise. */
export function kaalaOf(kaala: Kaala, day: RangeDay, days: RangeDays): Interval | null {
  if (isPart(kaala)) {
    const [half, parts, part] = PARTS[kaala];
    return partOfInterval(half === 'day' ? daylight(day) : nightAfter(day), parts, part);
  }
  switch (kaala) {
    case 'sunrise':
      return instant(day.sun.sunriseJdUt);
    case 'sunset':
      return instant(day.sun.sunsetJdUt);
    case 'six_in_the_evening':
      return instant(julianDayUt(midnightOf(day.date, CLOCK_OF_INDIA_HOURS) + SIX_IN_THE_EVENING_DAYS));
    case 'arunodaya':
      return { startJdUt: arunodayaOf(day, 'fixed_96_minutes'), endJdUt: day.sun.sunriseJdUt };
    case 'vedic_day':
      return day.interval;
    case 'dawn':
      return instant(arunodayaOf(day, 'fixed_96_minutes'));
    case 'aparahna_start':
      return instant(momentIn(daylight(day), 3 / 5));
    case 'sayahna_start':
      return instant(momentIn(daylight(day), 4 / 5));
    case 'midnight':
      return instant(momentIn(nightAfter(day), 1 / 2));
    case 'moonrise': {
      const { moonriseJdUt } = days.moonOf(day);
      return moonriseJdUt === null ? null : instant(moonriseJdUt);
    }
  }
}
