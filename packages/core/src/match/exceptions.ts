// Exceptions to nadi, bhakoot and gana dosha: docs/rules/08-match-and-muhurta.md#section-6. Facts; no score
// depends on them.
import type { KootaId } from './kootas.data.js';
import type { KootaScores } from './kootas.js';
import { type ConditionRules, type PairCondition, pairMeets } from './pairConditions.js';
import type { Pair } from './partner.js';

/** An exception: a condition of the pair, or a koota with a minimum of points. */
export type ExceptionRow = { readonly id: string } & (
  | { readonly condition: PairCondition }
  | { readonly koota: KootaId; readonly minPoints: number }
);

/** A dosha of a pair: a koota with a maximum of points, and the exceptions in the order of the response. */
export interface PairDoshaRow {
  readonly id: string;
  readonly koota: KootaId;
  readonly maxPoints: number;
  readonly exceptions: readonly ExceptionRow[];
  readonly source: string;
}

const SOURCE = 'Muhurta Chintamani, Vivaha Prakarana';

const sameSignDifferentStar = {
  id: 'same_sign_different_star',
  condition: { sameSign: true, sameStar: false },
} as const;
const sameStarDifferentSign = {
  id: 'same_star_different_sign',
  condition: { sameStar: true, sameSign: false },
} as const;
const navamsaLords = {
  id: 'same_or_friendly_navamsa_lords',
  condition: { navamsaLords: ['same', 'mutual_friends'] },
} as const;

export const PAIR_DOSHAS = {
  nadi: {
    id: 'nadi',
    koota: 'nadi',
    maxPoints: 0,
    exceptions: [
      sameSignDifferentStar,
      sameStarDifferentSign,
      { id: 'same_star_different_pada', condition: { sameStar: true, samePada: false } },
      { id: 'both_stars_exempt', condition: { bothStars: [3, 4, 5, 6, 8, 18, 22, 26, 27] } },
    ],
    source: `${SOURCE}; exempt stars from a widely quoted verse of other compilations`,
  },
  bhakoot: {
    id: 'bhakoot',
    koota: 'bhakoot',
    maxPoints: 0,
    exceptions: [
      { id: 'same_sign_lord', condition: { signLords: ['same'] } },
      { id: 'mutually_friendly_sign_lords', condition: { signLords: ['mutual_friends'] } },
      navamsaLords,
      { id: 'nadi_clear', koota: 'nadi', minPoints: 8 },
      { id: 'tara_clear', koota: 'tara', minPoints: 3 },
      { id: 'vasya_present', koota: 'vasya', minPoints: 1 },
    ],
    source: SOURCE,
  },
  gana: {
    id: 'gana',
    koota: 'gana',
    maxPoints: 1,
    exceptions: [
      sameSignDifferentStar,
      sameStarDifferentSign,
      { id: 'same_or_friendly_sign_lords', condition: { signLords: ['same', 'mutual_friends'] } },
      navamsaLords,
      { id: 'bhakoot_clear', koota: 'bhakoot', minPoints: 7 },
      {
        id: 'bride_star_beyond_14th',
        condition: { girlGana: 'rakshasa', boyGanas: ['deva', 'manushya'], starsToGirlAbove: 14 },
      },
    ],
    source: `${SOURCE}; B.V. Raman, Muhurtha`,
  },
} as const satisfies Readonly<Record<string, PairDoshaRow>>;

export type PairDoshaId = keyof typeof PAIR_DOSHAS;
export type PairException = (typeof PAIR_DOSHAS)[PairDoshaId]['exceptions'][number]['id'];

export const PAIR_DOSHA_IDS = Object.keys(PAIR_DOSHAS) as readonly PairDoshaId[];

/** Whether a dosha of the pair is present, and every exception to it that applies; none if it is absent. */
export interface PairDosha {
  readonly present: boolean;
  readonly exceptions: readonly PairException[];
}

/**
 * The doshas of the pair with their exceptions (docs/rules/08-match-and-muhurta.md#section-6). Nothing is combined: the
 * caller decides.
 */
export const pairDoshas = (
  pair: Pair,
  scores: KootaScores,
  rules: ConditionRules,
): Readonly<Record<PairDoshaId, PairDosha>> =>
  Object.fromEntries(
    PAIR_DOSHA_IDS.map((id) => {
      const { koota, maxPoints, exceptions } = PAIR_DOSHAS[id];
      const present = scores[koota] <= maxPoints;
      const applies = (row: ExceptionRow): boolean =>
        'condition' in row ? pairMeets(row.condition, pair, rules) : scores[row.koota] >= row.minPoints;
      return [id, { present, exceptions: present ? exceptions.filter(applies).map((row) => row.id) : [] }];
    }),
  ) as unknown as Record<PairDoshaId, PairDosha>;
