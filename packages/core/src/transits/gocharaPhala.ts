// Favourable houses of transits and their vedha houses: Phaladeepika 26
// (docs/rules/07-panchang-calendar-transits.md#section-13).
import { recordFrom } from '../records.js';
import type { Rules } from '../rules/rules.js';
import { GRAHAS, type Graha, NODES } from '../zodiac/grahas.js';
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

/** Vedha houses of Venus in some almanacs, by the rule `gochara_vedha`. */
const VENUS_VEDHA: Readonly<Record<Rules['gochara_venus_vedha'], readonly FavourableHouse[]>> = {
  '11_by_6_12_by_3': [],
  '11_by_3_12_by_6': [
    [11, 3],
    [12, 6],
  ],
};

/** Vedha house of Mercury in some almanacs, by the rule `gochara_vedha`. */
const MERCURY_VEDHA: Readonly<Record<Rules['gochara_mercury_vedha'], readonly FavourableHouse[]>> = {
  '10_by_8': [],
  '10_by_7': [[10, 7]],
};

/** Father and son, which do not obstruct each other. */
const NO_VEDHA_BETWEEN: readonly (readonly [Graha, Graha])[] = [
  ['Sun', 'Saturn'],
  ['Moon', 'Mercury'],
];

export type GocharaRules = Pick<Rules, 'gochara_venus_vedha' | 'gochara_mercury_vedha' | 'gochara_of_nodes'>;

/** What neutralises the bad effect of an unfavourable house (vipareeta vedha). */
export interface VipareetaVedha {
  /** The favourable house whose vedha house the graha is in. */
  readonly favourableHouse: House;
  /** Grahas in that favourable house. */
  readonly by: readonly Graha[];
}

/** Result of a graha's house from the natal Moon (docs/rules/07-panchang-calendar-transits.md#section-13). */
export interface GocharaPhala {
  readonly favourable: boolean;
  /** House from which a favourable place is obstructed; null for an unfavourable one. */
  readonly vedhaHouse: House | null;
  /** Grahas that obstruct it. */
  readonly vedhaBy: readonly Graha[];
  /** Favourable and not obstructed. */
  readonly effective: boolean;
  /** null for a favourable place, and where nothing neutralises an unfavourable one. */
  readonly vipareetaVedha: VipareetaVedha | null;
}

type HousesFromMoon = Readonly<Record<Graha, House>>;

/** Result of every graha by its house from the natal Moon; null for a graha without favourable houses in the rules. */
export function gocharaPhalas(
  houses: HousesFromMoon,
  rules: GocharaRules,
): Readonly<Record<Graha, GocharaPhala | null>> {
  return recordFrom(GRAHAS, (graha) => phalaOf(graha, houses, rules));
}

function phalaOf(graha: Graha, houses: HousesFromMoon, rules: GocharaRules): GocharaPhala | null {
  const rows = favourableHouses(graha, rules);
  if (rows === null) return null;
  const house = houses[graha];
  const favourable = rows.find(([good]) => good === house);
  if (favourable !== undefined) {
    const [, vedhaHouse] = favourable;
    const vedhaBy = othersIn(vedhaHouse, graha, houses);
    return { favourable: true, vedhaHouse, vedhaBy, effective: vedhaBy.length === 0, vipareetaVedha: null };
  }
  const opened = rows
    .filter(([, vedha]) => vedha === house)
    .map(([favourableHouse]) => ({ favourableHouse, by: othersIn(favourableHouse, graha, houses) }))
    .find(({ by }) => by.length > 0);
  return { favourable: false, vedhaHouse: null, vedhaBy: [], effective: false, vipareetaVedha: opened ?? null };
}

function favourableHouses(graha: Graha, rules: GocharaRules): readonly FavourableHouse[] | null {
  if (rules.gochara_of_nodes === 'none' && (NODES as readonly Graha[]).includes(graha)) return null;
  const printed: readonly FavourableHouse[] =
    graha === 'Venus'
      ? VENUS_VEDHA[rules.gochara_venus_vedha]
      : graha === 'Mercury'
        ? MERCURY_VEDHA[rules.gochara_mercury_vedha]
        : [];
  return FAVOURABLE_HOUSES[graha].map((row) => printed.find(([house]) => house === row[0]) ?? row);
}

const othersIn = (house: House, graha: Graha, houses: HousesFromMoon): readonly Graha[] =>
  GRAHAS.filter((other) => other !== graha && houses[other] === house && !spared(graha, other));

const spared = (a: Graha, b: Graha): boolean => NO_VEDHA_BETWEEN.some((pair) => pair.includes(a) && pair.includes(b));
