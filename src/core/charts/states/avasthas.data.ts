import type { Rules } from '../../rules/rules.js';
import type { Dignity } from '../../zodiac/dignities.js';
import type { CompoundRelation } from '../../zodiac/relations.js';

/** Ages, by six degrees. */
export const BALADI_AVASTHAS = ['bala', 'kumara', 'yuva', 'vriddha', 'mrita'] as const;
export type BaladiAvastha = (typeof BALADI_AVASTHAS)[number];

/** Wakefulness, by dignity. */
export const JAGRADADI_AVASTHAS = ['jagrat', 'swapna', 'sushupti'] as const;
export type JagradadiAvastha = (typeof JAGRADADI_AVASTHAS)[number];

/** Mood, by dignity, relation to the lord of the sign, and company. */
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
export const JAGRADADI_BY_DIGNITY: Readonly<Record<Dignity, JagradadiAvastha>> = {
  exalted: 'jagrat',
  moolatrikona: 'jagrat',
  own: 'jagrat',
  friend: 'swapna',
  neutral: 'swapna',
  enemy: 'sushupti',
  debilitated: 'sushupti',
};

/** BPHS 45; docs/rules/01-positions-and-vargas.md#section-9. */
export const DEEPTADI_BY_RELATION: Readonly<Record<CompoundRelation, DeeptadiAvastha>> = {
  great_friend: 'mudita',
  friend: 'shanta',
  neutral: 'deena',
  enemy: 'duhkhita',
  great_enemy: 'khala',
};

const BY_RELATION: readonly DeeptadiAvastha[] = ['mudita', 'shanta', 'deena', 'duhkhita', 'khala'];

/** Which of several deeptadi avasthas stands: the first of the order chosen. */
export const DEEPTADI_ORDERS: Readonly<Record<Rules['deeptadi_order'], readonly DeeptadiAvastha[]>> = {
  affliction_first: ['kopa', 'vikala', 'deepta', 'swastha', ...BY_RELATION],
  dignity_first: ['deepta', 'swastha', 'kopa', 'vikala', ...BY_RELATION],
  sign_first: ['deepta', 'swastha', ...BY_RELATION, 'kopa', 'vikala'],
};
