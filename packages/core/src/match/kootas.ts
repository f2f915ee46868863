import { recordFrom } from '../records.js';
import type { Planet } from '../zodiac/grahas.js';
import { type NaturalRelation, naturalRelation } from '../zodiac/relations.js';
import {
  type BhakootDosha,
  type CellVariant,
  KOOTAS,
  type KootaId,
  type KootaRow,
  type KootaRules,
  type KootaScoring,
} from './kootas.data.js';
import type { Pair } from './partner.js';

export const KOOTA_IDS = Object.keys(KOOTAS) as readonly KootaId[];

/** Points of every koota. */
export type KootaScores = Readonly<Record<KootaId, number>>;

/** Score the eight kootas (docs/rules/08-match-and-muhurta.md#section-3). */
export const kootaScores = (pair: Pair, rules: KootaRules): KootaScores =>
  recordFrom(KOOTA_IDS, (id) => kootaScore(KOOTAS[id], pair, rules));

/** Points of one koota. */
export function kootaScore({ scoring, maxScore }: KootaRow, pair: Pair, rules: KootaRules): number {
  const { boy, girl } = pair;
  switch (scoring.by) {
    case 'rank': {
      const rank = (attribute: string): number => scoring.order.indexOf(attribute);
      return rank(boy[scoring.attribute]) >= rank(girl[scoring.attribute]) ? maxScore : 0;
    }
    case 'table': {
      const [row, column] = [boy[scoring.attribute], girl[scoring.attribute]];
      const variant = scoring.variants.find((one) => applies(one, row, column, rules));
      return variant?.points ?? (scoring.points[row]?.[column] as number);
    }
    case 'taras':
      return [pair.taraOfBoy, pair.taraOfGirl].filter((tara) => !scoring.bad.includes(tara)).length * scoring.each;
    case 'lords': {
      const relations = lordRelations(boy.signLord, girl.signLord);
      return relations === null ? scoring.same : scoring.points[relations.boyToGirl][relations.girlToBoy];
    }
    case 'sign_count':
      return isBadCount(scoring, pair, rules) ? 0 : maxScore;
    case 'difference':
      return boy[scoring.attribute] === girl[scoring.attribute] ? 0 : maxScore;
  }
}

const applies = (variant: CellVariant, boy: string, girl: string, rules: KootaRules): boolean =>
  rules[variant.rule] === variant.value && variant.cells.some(([row, column]) => row === boy && column === girl);

/** Natural relations of the lords of two signs. */
export interface LordRelations {
  readonly boyToGirl: NaturalRelation;
  readonly girlToBoy: NaturalRelation;
}

/** Natural relations of two lords, or null if they are the same planet. */
export const lordRelations = (boyLord: Planet, girlLord: Planet): LordRelations | null =>
  boyLord === girlLord
    ? null
    : { boyToGirl: naturalRelation(boyLord, girlLord), girlToBoy: naturalRelation(girlLord, boyLord) };

const doshaOf = <F extends string>(doshas: Readonly<Record<F, readonly number[]>>, count: number): F | null =>
  (Object.keys(doshas) as F[]).find((dosha) => doshas[dosha].includes(count)) ?? null;

/** Whether the count of signs gives no points (docs/rules/16-schools-of-a-chart.md#section-7 for from_girl). */
function isBadCount(
  { doshas, fromGirl }: Extract<KootaScoring, { by: 'sign_count' }>,
  { signsToBoy, starsToBoy }: Pair,
  { raasi_koota }: KootaRules,
): boolean {
  if (raasi_koota === 'symmetric') return doshaOf(doshas, signsToBoy) !== null;
  return fromGirl.bad.includes(signsToBoy) || (signsToBoy === 1 && starsToBoy === 1);
}

/** The name of the bhakoot dosha; null if there is none, or if the count that gives no points has no name. */
export const bhakootDosha = (pair: Pair, rules: KootaRules): BhakootDosha | null => {
  const { scoring } = KOOTAS.bhakoot;
  return isBadCount(scoring, pair, rules) ? doshaOf<BhakootDosha>(scoring.doshas, pair.signsToBoy) : null;
};
