import type { Sign } from '../../zodiac/signs.js';
import type { Svara, SvaraSeed } from '../graha/panchasvara.js';
import type { DashaPlan } from '../period.js';
import type { kalachakraByChain, PadaSeed } from './kalachakra.js';
import { type RasiDashaRow, rasiDashaPlan } from './rasiDasha.js';
import type { RasiDashaRules, RasiDashaSubject } from './rasiDashaSubject.js';
import { type SignTriple, sudarshanaChakra } from './sudarshana.js';

/** What rules a period: a sign, a sign of each of three wheels, or a svara. */
export type RasiDashaLord = Sign | SignTriple | Svara;

/** The ids of a lord: one, or the signs of the lagna, the Moon and the Sun. */
export const lordIds = (lord: string | SignTriple): readonly string[] =>
  typeof lord === 'object' ? [lord.lagna, lord.moon, lord.sun] : [lord];

/** What a dasha starts from. */
export type RasiDashaSeed =
  | { readonly kind: 'sign'; readonly sign: Sign }
  | ({ readonly kind: 'pada' } & PadaSeed)
  | ({ readonly kind: 'signs' } & SignTriple)
  | SvaraSeed;

/** The result of one system: its plan and its seed. */
export interface DashaResult {
  readonly plan: DashaPlan<RasiDashaLord>;
  readonly seed: RasiDashaSeed;
}

export type DashaMethod = (subject: RasiDashaSubject, rules: RasiDashaRules) => DashaResult;

/** By an order of the twelve signs. */
export const signMethod =
  (row: RasiDashaRow): DashaMethod =>
  (subject, rules) => {
    const { first, plan } = rasiDashaPlan(row, subject, rules);
    return { plan, seed: { kind: 'sign', sign: first } };
  };

/** By the padas of the Moon. */
export const padaMethod =
  (planOf: typeof kalachakraByChain): DashaMethod =>
  (subject, rules) => {
    const { seed, plan } = planOf(subject, rules);
    return { plan, seed: { kind: 'pada', ...seed } };
  };

/** By three wheels of signs at once. */
export const wheelMethod: DashaMethod = (subject, rules) => {
  const { first, plan } = sudarshanaChakra(subject, rules);
  return { plan, seed: { kind: 'signs', ...first } };
};
