import type { Comparisons } from '../comparisons/comparisons.js';
import { recordFrom } from '../records.js';
import type { Rules } from '../rules/rules.js';
import { type Graha, PLANETS, type Planet } from '../zodiac/grahas.js';
import type { House } from '../zodiac/houses.js';
import { DEGREES_PER_SIGN } from '../zodiac/signs.js';

/** The chara karakas from the first rank down (Jaimini; docs/rules/02-points-and-arudhas.md#section-7). */
const CHARA_KARAKA_SCHEMES = {
  eight: ['atma', 'amatya', 'bhratri', 'matri', 'pitri', 'putra', 'jnati', 'dara'],
  seven: ['atma', 'amatya', 'bhratri', 'matri', 'putra', 'jnati', 'dara'],
} as const;

/**
 * Relations of the fixed karakas, and their grahas; father and mother are chosen by strength
 * (docs/rules/02-points-and-arudhas.md#section-7).
 */
export const STHIRA_KARAKAS = {
  younger_siblings: 'Mars',
  siblings_in_law: 'Mars',
  maternal_relatives: 'Mercury',
  paternal_grandparents: 'Jupiter',
  husband: 'Jupiter',
  sons: 'Jupiter',
  wife: 'Venus',
  parents_of_wife: 'Venus',
  maternal_grandparents: 'Venus',
  elder_siblings: 'Saturn',
} as const satisfies Readonly<Record<string, Planet>>;

/** The pairs of which the stronger planet is used, in the order in which they are compared. */
export const STHIRA_PARENTS = {
  father: ['Sun', 'Venus'],
  mother: ['Moon', 'Mars'],
} as const satisfies Readonly<Record<string, readonly [Graha, Graha]>>;

/** Naisargika karaka of each house (docs/rules/02-points-and-arudhas.md#section-7). */
export const NAISARGIKA_KARAKAS: Readonly<Record<House, Planet>> = {
  1: 'Sun',
  2: 'Jupiter',
  3: 'Mars',
  4: 'Moon',
  5: 'Jupiter',
  6: 'Mars',
  7: 'Venus',
  8: 'Saturn',
  9: 'Jupiter',
  10: 'Mercury',
  11: 'Jupiter',
  12: 'Saturn',
};

export type CharaKaraka = (typeof CHARA_KARAKA_SCHEMES.eight)[number];
export const CHARA_KARAKAS: readonly CharaKaraka[] = CHARA_KARAKA_SCHEMES.eight;
/** Ketu is never a chara karaka. */
export type CharaKarakaGraha = Exclude<Graha, 'Ketu'>;

export interface RankedKaraka {
  readonly karaka: CharaKaraka;
  /** 1 for the atma karaka */
  readonly rank: number;
  readonly graha: CharaKarakaGraha;
  /** degrees passed in the sign, for Rahu backward from its end; 0 <= x <= 30 */
  readonly rankingDegrees: number;
}

/** D-1 degrees in sign of the grahas that can be karakas. */
export type KarakaDegrees = Readonly<Record<CharaKarakaGraha, { readonly degreesInSign: number }>>;

/**
 * The chara karakas by rank (docs/rules/02-points-and-arudhas.md#section-7): Sun..Saturn by degrees in their D-1
 * sign, Rahu by the remaining part of its sign, the most advanced first; an exact tie keeps the order Sun..Rahu. The
 * ranking is that of D-1 in every varga.
 */
export function charaKarakas(grahas: KarakaDegrees, scheme: Rules['karaka_scheme'] = 'eight'): readonly RankedKaraka[] {
  const candidates: readonly CharaKarakaGraha[] = scheme === 'eight' ? [...PLANETS, 'Rahu'] : PLANETS;
  const ranked = candidates
    .map((graha) => ({
      graha,
      rankingDegrees: graha === 'Rahu' ? DEGREES_PER_SIGN - grahas.Rahu.degreesInSign : grahas[graha].degreesInSign,
    }))
    .sort((a, b) => b.rankingDegrees - a.rankingDegrees);
  const karakas: readonly CharaKaraka[] = CHARA_KARAKA_SCHEMES[scheme];
  return ranked.map((row, index) => ({ karaka: karakas[index] as CharaKaraka, rank: index + 1, ...row }));
}

export type SthiraParent = keyof typeof STHIRA_PARENTS;
export type SthiraRelation = SthiraParent | keyof typeof STHIRA_KARAKAS;
const STHIRA_PARENT_IDS = Object.keys(STHIRA_PARENTS) as readonly SthiraParent[];
/** Father, mother, and the relations with a fixed karaka, in the order of every response. */
export const STHIRA_RELATIONS: readonly SthiraRelation[] = [
  ...STHIRA_PARENT_IDS,
  ...(Object.keys(STHIRA_KARAKAS) as (keyof typeof STHIRA_KARAKAS)[]),
];

/**
 * The sthira karakas: father is the stronger of Sun and Venus in D-1, mother of Moon and Mars; the others are fixed.
 */
export const sthiraKarakas = (rasi: Comparisons): Readonly<Record<SthiraRelation, Graha>> => ({
  ...recordFrom(STHIRA_PARENT_IDS, (parent) => {
    const [first, second] = STHIRA_PARENTS[parent];
    return rasi.strongerGraha(first, second).stronger;
  }),
  ...STHIRA_KARAKAS,
});
