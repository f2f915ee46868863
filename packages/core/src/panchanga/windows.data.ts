// Windows of the day and night: docs/rules/07-panchang-calendar-transits.md#section-8.
import { type ByWeekday, everyWeekday, weekdaysFrom } from './daySegments.js';

/** The intervals that windows divide. */
export type DayStretch = 'day' | 'night' | 'previous_night';

/** One of a number of equal parts of an interval, the first numbered 1. */
export interface PartOf {
  readonly stretch: DayStretch;
  readonly parts: number;
  readonly part: number;
}

export interface WindowRow {
  readonly id: string;
  /** Its position on each weekday, Sunday first. */
  readonly places: ByWeekday<readonly PartOf[]>;
  readonly source: string;
}

const ofDay = (parts: number, part: number): PartOf => ({ stretch: 'day', parts, part });
const ofNight = (parts: number, part: number): PartOf => ({ stretch: 'night', parts, part });
const ofPreviousNight = (parts: number, part: number): PartOf => ({ stretch: 'previous_night', parts, part });
const always = (place: PartOf): ByWeekday<readonly PartOf[]> => everyWeekday([place]);
const eighths = (parts: ByWeekday<number>): ByWeekday<readonly PartOf[]> =>
  weekdaysFrom((index) => [ofDay(8, parts[index] as number)]);

/** Windows that occur once a day. */
export const SINGLE_WINDOWS = {
  rahu_kalam: {
    id: 'rahu_kalam',
    places: eighths([8, 2, 7, 5, 6, 4, 3]),
    source: 'docs/rules/07-panchang-calendar-transits.md#section-8',
  },
  yamaganda: {
    id: 'yamaganda',
    places: eighths([5, 4, 3, 2, 1, 7, 6]),
    source: 'docs/rules/07-panchang-calendar-transits.md#section-8',
  },
  gulika: {
    id: 'gulika',
    places: eighths([7, 6, 5, 4, 3, 2, 1]),
    source: 'docs/rules/07-panchang-calendar-transits.md#section-8',
  },
  abhijit: {
    id: 'abhijit',
    places: always(ofDay(15, 8)),
    source: 'docs/rules/07-panchang-calendar-transits.md#section-8',
  },
  brahma_muhurta: {
    id: 'brahma_muhurta',
    places: always(ofPreviousNight(15, 14)),
    source: 'docs/rules/07-panchang-calendar-transits.md#section-8',
  },
  pratah_sandhya: {
    id: 'pratah_sandhya',
    places: always(ofPreviousNight(10, 10)),
    source: 'docs/rules/07-panchang-calendar-transits.md#section-8',
  },
  sayahna_sandhya: {
    id: 'sayahna_sandhya',
    places: always(ofNight(10, 1)),
    source: 'docs/rules/07-panchang-calendar-transits.md#section-8',
  },
  godhuli: {
    id: 'godhuli',
    places: always(ofNight(30, 1)),
    source: 'docs/rules/07-panchang-calendar-transits.md#section-8',
  },
  vijaya: {
    id: 'vijaya',
    places: always(ofDay(15, 11)),
    source: 'docs/rules/07-panchang-calendar-transits.md#section-8',
  },
  nishita: {
    id: 'nishita',
    places: always(ofNight(15, 8)),
    source: 'docs/rules/07-panchang-calendar-transits.md#section-8',
  },
  pradosha: {
    id: 'pradosha',
    places: always(ofNight(5, 1)),
    source: 'docs/rules/07-panchang-calendar-transits.md#section-8',
  },
  pratah_kala: {
    id: 'pratah_kala',
    places: always(ofDay(5, 1)),
    source: 'docs/rules/07-panchang-calendar-transits.md#section-8',
  },
  sangava_kala: {
    id: 'sangava_kala',
    places: always(ofDay(5, 2)),
    source: 'docs/rules/07-panchang-calendar-transits.md#section-8',
  },
  madhyahna_kala: {
    id: 'madhyahna_kala',
    places: always(ofDay(5, 3)),
    source: 'docs/rules/07-panchang-calendar-transits.md#section-8',
  },
  aparahna_kala: {
    id: 'aparahna_kala',
    places: always(ofDay(5, 4)),
    source: 'docs/rules/07-panchang-calendar-transits.md#section-8',
  },
  sayahna_kala: {
    id: 'sayahna_kala',
    places: always(ofDay(5, 5)),
    source: 'docs/rules/07-panchang-calendar-transits.md#section-8',
  },
} as const satisfies Readonly<Record<string, WindowRow>>;
export type WindowId = keyof typeof SINGLE_WINDOWS;

/** The bad muhurtas, one or two by weekday; Tuesday's second is in the night. */
export const DURMUHURTA: WindowRow = {
  id: 'durmuhurta',
  places: [
    [ofDay(15, 14)],
    [ofDay(15, 9), ofDay(15, 12)],
    [ofDay(15, 4), ofNight(15, 7)],
    [ofDay(15, 8)],
    [ofDay(15, 6), ofDay(15, 12)],
    [ofDay(15, 4), ofDay(15, 9)],
    [ofDay(15, 1), ofDay(15, 2)],
  ],
  source: 'docs/rules/07-panchang-calendar-transits.md#section-8',
};

/** Ghatis (of sixty) after the start of each nakshatra, Ashwini first, at which a window of four ghatis starts. */
export const GHATI_WINDOWS = {
  varjyam: [
    [50],
    [24],
    [30],
    [40],
    [14],
    [21],
    [30],
    [20],
    [32],
    [30],
    [20],
    [18],
    [21],
    [20],
    [14],
    [14],
    [10],
    [14],
    [20, 56],
    [24],
    [20],
    [10],
    [10],
    [18],
    [16],
    [24],
    [30],
  ],
  amrita_kala: [
    [42],
    [48],
    [54],
    [52],
    [38],
    [35],
    [54],
    [44],
    [56],
    [54],
    [44],
    [42],
    [45],
    [44],
    [38],
    [38],
    [34],
    [38],
    [44],
    [48],
    [44],
    [34],
    [34],
    [42],
    [40],
    [48],
    [54],
  ],
} as const satisfies Readonly<Record<string, readonly (readonly number[])[]>>;
export type GhatiWindowId = keyof typeof GHATI_WINDOWS;
