import { openObservatory } from '@ganita/core/sky/observatory.js';
import { resolveBirth } from '../../calculations/birthMoment.js';
import type { Ports } from '../../calculations/calculation.js';
import { reachedFrom } from '../../calculations/fields/ephemerisReach.js';
import { derivation } from './derivation.js';
import { unexplained } from './explainedColumns.js';
import type { ExplainRequest, Explanation } from './explanation.js';
import { KOOTA_PATHS, kootaPoints, kootaSource } from './families/kootas.js';
import { notExplained } from './family.js';
import { OF_PAIR } from './paths.js';

/** What explains the kootas of a birth and its partner. The birth is the boy's unless its `gender` is female. */
export function explainedPair({ input, rules }: ExplainRequest, ports: Ports): (path: string) => Explanation {
  const { time, partner, gender } = input;
  return (path) => {
    const id = KOOTA_PATHS.find((one) => `${OF_PAIR}${one}` === path);
    if (id === undefined) return unexplained(path, notExplained('unknown_path'));
    if (time === null) return unexplained(path, notExplained('needs_birth'));
    if (partner === null) return unexplained(path, notExplained('needs_partner'));
    const observatory = openObservatory(ports.ephemeris, rules.chart);
    const moonOf = (birth: Parameters<typeof resolveBirth>[0], prefix: string): number =>
      reachedFrom(`${prefix}date`, birth.date, () =>
        observatory.longitudeDeg('Moon', resolveBirth(birth, ports.zones, prefix).resolved.jdUt),
      );
    const [own, other] = [moonOf({ ...input, time }, ''), moonOf(partner, 'partner.')];
    const moons = gender === 'female' ? { boy: other, girl: own } : { boy: own, girl: other };
    const steps = derivation();
    const { value, why } = kootaPoints(steps, id, moons, rules.chart);
    if (why !== undefined) return unexplained(path, why, value, 'points');
    const { inputs, steps: written } = steps;
    return { path, value, unit: 'points', source: kootaSource(id), derivation: { inputs, steps: written }, why: null };
  };
}
