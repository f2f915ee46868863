import type { Graha } from '../../zodiac/grahas.js';
import { SIGNS, type Sign, signFrom, signIndex } from '../../zodiac/signs.js';
import { type DashaPlan, equalDivision } from '../period.js';
import { cyclePeriods } from './cycle.js';
import { nakshatraCycle } from './nakshatraDasha.js';
import type { StarSeed } from './seed.js';
import type { DashaSubject, GrahaDashaRules } from './subject.js';

/**
 * Vimsottari whose parts are the twelve signs from that of the mahadasha's lord in D-1, equal; there is no third level
 * (docs/rules/04-graha-dashas.md#section-2-3).
 */
export function rasiBhukthiVimsottari(
  subject: DashaSubject,
  seed: StarSeed,
  rules: GrahaDashaRules,
): DashaPlan<Graha | Sign> {
  const cycle = nakshatraCycle('rasi_bhukthi_vimsottari', seed, rules);
  const grahas = cycle.lords.map(([lord]) => lord);
  return {
    lords: [...grahas, ...SIGNS],
    ...cyclePeriods(cycle, rules),
    deepestLevel: 2,
    divide(key) {
      const { sign } = subject.rasi.grahas[grahas[key] as Graha];
      return equalDivision(SIGNS.map((_, index) => grahas.length + signIndex(signFrom(sign, index + 1))));
    },
  };
}
