// Pairs of nakshatras, yonis and planets for poruthams: docs/rules/08-match-and-muhurta.md#section-4 and
// #section-7.

import type { Rules } from '../rules/rules.js';
import type { Planet } from '../zodiac/grahas.js';
import type { Pada } from '../zodiac/nakshatras.js';
import { type Gana, VASYA_SIGNS, type Yoni, type YoniSex } from './attributes.data.js';
import { lordRelations } from './kootas.js';
import type { Pair, Partner } from './partner.js';

/** Nakshatras in vedha to each other, 1 Ashwini .. 27 Revati; the order of a pair does not matter. */
export const VEDHA_PAIRS: readonly (readonly [number, number])[] = [
  [1, 18],
  [2, 17],
  [3, 16],
  [4, 15],
  [5, 14],
  [5, 23],
  [14, 23],
  [6, 22],
  [7, 21],
  [8, 20],
  [9, 19],
  [10, 27],
  [11, 26],
  [12, 25],
  [13, 24],
];

/** Animals that are enemies in the ten poruthams; the order of a pair does not matter. */
export const YONI_ENEMIES: readonly (readonly [Yoni, Yoni])[] = [
  ['horse', 'buffalo'],
  ['elephant', 'lion'],
  ['sheep', 'monkey'],
  ['serpent', 'mongoose'],
  ['dog', 'deer'],
  ['cat', 'rat'],
  ['cow', 'tiger'],
  ['serpent', 'rat'],
];

/**
 * Friends in the list of the Yavanas (Brihat Jataka, chapter on planetary natures;
 * docs/rules/08-match-and-muhurta.md#section-7).
 */
export const YAVANA_FRIENDS: Readonly<Record<Planet, readonly Planet[]>> = {
  Sun: ['Jupiter'],
  Moon: ['Mercury', 'Jupiter'],
  Mars: ['Mercury', 'Venus'],
  Mercury: ['Moon', 'Mars', 'Jupiter', 'Venus', 'Saturn'],
  Jupiter: ['Sun', 'Moon', 'Mercury', 'Venus', 'Saturn'],
  Venus: ['Mars', 'Mercury', 'Jupiter', 'Saturn'],
  Saturn: ['Mercury', 'Jupiter', 'Venus'],
};

export type ConditionRules = Pick<Rules, 'south_rajju'>;

/** How two lords are related: the same planet, natural friends both ways, or friends in the Yavana list. */
export type LordBond = 'same' | 'mutual_friends' | 'yavana_friends';

/**
 * What a porutham or an exception requires of a pair; everything given must be true. Nakshatras: 1 Ashwini .. 27
 * Revati.
 */
export interface PairCondition {
  /** Required only if the rules include it. */
  readonly southRajju?: Rules['south_rajju'];
  /** Counts of nakshatras from the girl's to the boy's. */
  readonly starsToBoy?: readonly number[];
  readonly starsToBoyAbove?: number;
  /** The count of nakshatras from the boy's to the girl's is more than this. */
  readonly starsToGirlAbove?: number;
  readonly boyStars?: readonly number[];
  readonly boyPadas?: readonly Pada[];
  readonly bothStars?: readonly number[];
  readonly sameStar?: boolean;
  readonly samePada?: boolean;
  readonly sameSign?: boolean;
  /** Counts of signs from the girl's to the boy's. */
  readonly signsToBoy?: readonly number[];
  /** The boy's Moon has no greater longitude than the girl's. */
  readonly boyMoonNotBeyond?: boolean;
  readonly sameGana?: boolean;
  /** Both ganas are among these. */
  readonly bothGanas?: readonly Gana[];
  readonly girlGana?: Gana;
  readonly boyGanas?: readonly Gana[];
  readonly yoniEnemies?: boolean;
  readonly yoniSexes?: { readonly boy: YoniSex; readonly girl: YoniSex };
  /** The lords of the Moons' signs are related in one of these ways. */
  readonly signLords?: readonly LordBond[];
  /** The same of the lords of the Moons' navamsas. */
  readonly navamsaLords?: readonly LordBond[];
  /** The boy's sign is vasya to the girl's. */
  readonly boySignVasya?: boolean;
  readonly sameRajju?: boolean;
  readonly sameRajjuDirection?: boolean;
  readonly vedha?: boolean;
}

type Checks = {
  readonly [K in keyof PairCondition]-?: (
    required: NonNullable<PairCondition[K]>,
    pair: Pair,
    rules: ConditionRules,
  ) => boolean;
};

const same =
  (key: keyof Partner) =>
  (required: boolean, { boy, girl }: Pair): boolean =>
    (boy[key] === girl[key]) === required;

/** Whether two values are one of some pairs, in either order. */
const isPair = <T>(pairs: readonly (readonly [T, T])[], a: T, b: T): boolean =>
  pairs.some(([one, other]) => (one === a && other === b) || (one === b && other === a));

const BONDS: Readonly<Record<LordBond, (boyLord: Planet, girlLord: Planet) => boolean>> = {
  same: (boyLord, girlLord) => boyLord === girlLord,
  mutual_friends(boyLord, girlLord) {
    const relations = lordRelations(boyLord, girlLord);
    return relations?.boyToGirl === 'friend' && relations.girlToBoy === 'friend';
  },
  yavana_friends: (boyLord, girlLord) => YAVANA_FRIENDS[boyLord].includes(girlLord),
};
const bound = (bonds: readonly LordBond[], boyLord: Planet, girlLord: Planet): boolean =>
  bonds.some((bond) => BONDS[bond](boyLord, girlLord));

const CHECKS: Checks = {
  southRajju: (value, _pair, rules) => rules.south_rajju === value,
  starsToBoy: (counts, { starsToBoy }) => counts.includes(starsToBoy),
  starsToBoyAbove: (count, { starsToBoy }) => starsToBoy > count,
  starsToGirlAbove: (count, { starsToGirl }) => starsToGirl > count,
  boyStars: (stars, { boy }) => stars.includes(boy.star),
  boyPadas: (padas, { boy }) => padas.includes(boy.pada),
  bothStars: (stars, { boy, girl }) => stars.includes(boy.star) && stars.includes(girl.star),
  sameStar: same('star'),
  samePada: same('pada'),
  sameSign: same('sign'),
  signsToBoy: (counts, { signsToBoy }) => counts.includes(signsToBoy),
  boyMoonNotBeyond: (required, { boy, girl }) => boy.moonDeg <= girl.moonDeg === required,
  sameGana: same('gana'),
  bothGanas: (ganas, { boy, girl }) => ganas.includes(boy.gana) && ganas.includes(girl.gana),
  girlGana: (gana, { girl }) => girl.gana === gana,
  boyGanas: (ganas, { boy }) => ganas.includes(boy.gana),
  yoniEnemies: (required, { boy, girl }) => isPair(YONI_ENEMIES, boy.yoni, girl.yoni) === required,
  yoniSexes: (sexes, { boy, girl }) => boy.yoniSex === sexes.boy && girl.yoniSex === sexes.girl,
  signLords: (bonds, { boy, girl }) => bound(bonds, boy.signLord, girl.signLord),
  navamsaLords: (bonds, { boy, girl }) => bound(bonds, boy.navamsaLord, girl.navamsaLord),
  boySignVasya: (required, { boy, girl }) => VASYA_SIGNS[girl.sign].includes(boy.sign) === required,
  sameRajju: same('rajju'),
  sameRajjuDirection: same('rajjuDirection'),
  vedha: (required, { boy, girl }) => isPair(VEDHA_PAIRS, boy.star, girl.star) === required,
};

/** Whether a pair meets everything that a condition requires. */
export const pairMeets = (condition: PairCondition, pair: Pair, rules: ConditionRules): boolean =>
  (Object.keys(condition) as (keyof PairCondition)[]).every((key) =>
    (CHECKS[key] as (required: unknown, pair: Pair, rules: ConditionRules) => boolean)(condition[key], pair, rules),
  );
