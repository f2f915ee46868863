// Favourable houses of transits and their vedha houses: Phaladeepika 26
// (docs/rules/07-panchang-calendar-transits.md#section-13).
import type { Rules } from '../rules/rules.js';
import type { Graha } from '../zodiac/grahas.js';
import type { House } from '../zodiac/houses.js';

/** A favourable house from the natal Moon and the house from which its effect is obstructed. */
export type FavourableHouse = readonly [house: House, vedha: House];

const OF_MARS: readonly FavourableHouse[] = [
  [3, 12],
  [6, 9],
  [11, 5],
];

export const FAVOURABLE_HOUSES: Readonly<Record<Graha, readonly FavourableHouse[]>> = {
  Sun: [
    [3, 9],
    [6, 12],
    [10, 4],
    [11, 5],
  ],
  Moon: [
    [1, 5],
    [3, 9],
    [6, 12],
    [7, 2],
    [10, 4],
    [11, 8],
  ],
  Mars: OF_MARS,
  Mercury: [
    [2, 5],
    [4, 3],
    [6, 9],
    [8, 1],
    [10, 8],
    [11, 12],
  ],
  Jupiter: [
    [2, 12],
    [5, 4],
    [7, 3],
    [9, 10],
    [11, 8],
  ],
  Venus: [
    [1, 8],
    [2, 7],
    [3, 1],
    [4, 10],
    [5, 9],
    [8, 5],
    [9, 11],
    [11, 6],
    [12, 3],
  ],
  Saturn: OF_MARS,
  Rahu: OF_MARS,
  Ketu: OF_MARS,
};

/** Vedha houses of Venus that some print, by the rule `gochara_vedha`. */
export const VENUS_VEDHA: Readonly<Record<Rules['gochara_venus_vedha'], readonly FavourableHouse[]>> = {
  '11_by_6_12_by_3': [],
  '11_by_3_12_by_6': [
    [11, 3],
    [12, 6],
  ],
};

/** Vedha house of Mercury that some print, by the rule `gochara_vedha`. */
export const MERCURY_VEDHA: Readonly<Record<Rules['gochara_mercury_vedha'], readonly FavourableHouse[]>> = {
  '10_by_8': [],
  '10_by_7': [[10, 7]],
};

/** Father and son, who do not obstruct each other. */
export const NO_VEDHA_BETWEEN: readonly (readonly [Graha, Graha])[] = [
  ['Sun', 'Saturn'],
  ['Moon', 'Mercury'],
];
