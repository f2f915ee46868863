import type { Rules } from '../../rules/rules.js';
import type { Dignity } from '../../zodiac/dignities.js';
import type { CompoundRelation } from '../../zodiac/relations.js';
import { degreesInSign, isOddSign, signOf } from '../../zodiac/signs.js';

/** Ages, six degrees each. */
export const BALADI_AVASTHAS = ['bala', 'kumara', 'yuva', 'vriddha', 'mrita'] as const;
export type BaladiAvastha = (typeof BALADI_AVASTHAS)[number];

/** Wakefulness, by dignity. */
export const JAGRADADI_AVASTHAS = ['jagrat', 'swapna', 'sushupti'] as const;
export type JagradadiAvastha = (typeof JAGRADADI_AVASTHAS)[number];

/** Mood, by dignity, relation to the lord of the sign, and conjunctions. */
export const DEEPTADI_AVASTHAS = [
  'deepta',
  'swastha',
  'mudita',
  'shanta',
  'deena',
  'duhkhita',
  'khala',
  'kopa',
  'vikala',
] as const;
export type DeeptadiAvastha = (typeof DEEPTADI_AVASTHAS)[number];

/** BPHS 45; docs/rules/01-positions-and-vargas.md#section-9. */
const JAGRADADI_BY_DIGNITY: Readonly<Record<Dignity, JagradadiAvastha>> = {
  exalted: 'jagrat',
  moolatrikona: 'jagrat',
  own: 'jagrat',
  friend: 'swapna',
  neutral: 'swapna',
  enemy: 'sushupti',
  debilitated: 'sushupti',
};

/** BPHS 45; docs/rules/01-positions-and-vargas.md#section-9. */
const DEEPTADI_BY_RELATION: Readonly<Record<CompoundRelation, DeeptadiAvastha>> = {
  great_friend: 'mudita',
  friend: 'shanta',
  neutral: 'deena',
  enemy: 'duhkhita',
  great_enemy: 'khala',
};

const BY_RELATION: readonly DeeptadiAvastha[] = ['mudita', 'shanta', 'deena', 'duhkhita', 'khala'];

/** Which of several deeptadi avasthas applies: the first in the chosen order. */
const DEEPTADI_ORDERS: Readonly<Record<Rules['deeptadi_order'], readonly DeeptadiAvastha[]>> = {
  affliction_first: ['kopa', 'vikala', 'deepta', 'swastha', ...BY_RELATION],
  dignity_first: ['deepta', 'swastha', 'kopa', 'vikala', ...BY_RELATION],
  sign_first: ['deepta', 'swastha', ...BY_RELATION, 'kopa', 'vikala'],
};

/** Deeptadi avasthas that are present, at least one. */
export type DeeptadiHolding = readonly [DeeptadiAvastha, ...DeeptadiAvastha[]];

/** Avasthas of one of the seven planets (BPHS 45; docs/rules/01-positions-and-vargas.md#section-9). */
export interface Avasthas {
  readonly baladi: BaladiAvastha;
  readonly jagradadi: JagradadiAvastha;
  /** the deeptadi avastha that applies by the chosen order */
  readonly deeptadi: DeeptadiAvastha;
  /** every deeptadi avastha that is present, the one that applies first */
  readonly deeptadiHolding: DeeptadiHolding;
}

const BALADI_STEP_DEG = 6;

/** Baladi avastha of a longitude 0 <= x < 360: five ages of six degrees, reversed in even signs. */
export function baladiAvastha(longitudeDeg: number): BaladiAvastha {
  const step = Math.min(4, Math.floor(degreesInSign(longitudeDeg) / BALADI_STEP_DEG));
  return BALADI_AVASTHAS[isOddSign(signOf(longitudeDeg)) ? step : 4 - step] as BaladiAvastha;
}

export const jagradadiAvastha = (dignity: Dignity): JagradadiAvastha => JAGRADADI_BY_DIGNITY[dignity];

/** What the deeptadi avasthas are derived from. */
export interface DeeptadiFacts {
  readonly dignity: Dignity;
  /** compound relation to the lord of the sign; null when the planet is that lord */
  readonly relationToLord: CompoundRelation | null;
  readonly combust: boolean;
  readonly withMalefic: boolean;
}

/**
 * Deeptadi avasthas that are present, in the chosen order. Moolatrikona counts as own sign. A debilitated planet has no
 * mood of its own in the text: its relation to the lord of the sign decides.
 */
export function deeptadiAvasthas(facts: DeeptadiFacts, rules: Pick<Rules, 'deeptadi_order'>): DeeptadiHolding {
  const mood = moodOfSign(facts);
  const afflictions: DeeptadiAvastha[] = [];
  if (facts.combust) afflictions.push('kopa');
  if (facts.withMalefic) afflictions.push('vikala');
  const order = DEEPTADI_ORDERS[rules.deeptadi_order];
  const [first = mood, ...others] = [mood, ...afflictions].sort((a, b) => order.indexOf(a) - order.indexOf(b));
  return [first, ...others];
}

function moodOfSign({ dignity, relationToLord }: DeeptadiFacts): DeeptadiAvastha {
  if (dignity === 'exalted') return 'deepta';
  if (dignity === 'moolatrikona' || dignity === 'own' || relationToLord === null) return 'swastha';
  return DEEPTADI_BY_RELATION[relationToLord];
}
