import type { Graha, LunarNode } from '../zodiac/grahas.js';
import { qualityOf, type Sign } from '../zodiac/signs.js';
import { isJaiminiExalted, jaiminiDignity } from './jaiminiDignity.js';
import { type ComparisonRules, type Decision, QUALITY_RANK } from './placement.js';
import type { SignFacts } from './signFacts.js';

/** The sign a node rules together with Saturn or Mars. */
export const NODE_HOMES: Readonly<Record<LunarNode, Sign>> = { Rahu: 'Aquarius', Ketu: 'Scorpio' };

const homeOf = (graha: Graha): Sign | null => (graha === 'Rahu' || graha === 'Ketu' ? NODE_HOMES[graha] : null);

/** Length in years of the Narayana dasha of a sign; given only for a dasha. */
export type LengthOf = (sign: Sign) => number;

/**
 * The stronger of two grahas (docs/rules/05-rasi-dashas.md#section-2-3); the first rule that distinguishes them
 * decides. The order of the arguments matters: the exaltation of the second does not count in rule 3 (unless
 * `count_lord_in_sign` requires the classic form), and a full tie goes to the second. Rule 5 applies only with
 * `during`.
 */
export function strongerGraha(
  facts: SignFacts,
  first: Graha,
  second: Graha,
  rules: ComparisonRules,
  during: LengthOf | null = null,
): Decision<Graha> {
  const { placement } = facts;
  const [a, b] = [placement.grahas[first], placement.grahas[second]];
  const decided = (rule: number, difference: number): Decision<Graha> => ({
    stronger: difference > 0 ? first : second,
    decidedByRule: rule,
  });
  const bySigns = a.degreesInSign === null || b.degreesInSign === null;

  if (!bySigns) {
    const home = homeOf(first) ?? homeOf(second);
    if (home !== null && (a.sign === home) !== (b.sign === home)) return decided(0, b.sign === home ? 1 : -1);
  }
  const companions = facts.companions(a.sign) - facts.companions(b.sign);
  if (companions !== 0) return decided(1, companions);
  const score = facts.score(a.sign) - facts.score(b.sign);
  if (score !== 0) return decided(2, score);
  const dignity = jaiminiDignity(first, a.sign) - jaiminiDignity(second, b.sign);
  if (dignity > 0 && isJaiminiExalted(first, a.sign)) return decided(3, 1);
  if (rules.count_lord_in_sign === 'yes' && dignity < 0 && isJaiminiExalted(second, b.sign)) return decided(3, -1);
  const quality = QUALITY_RANK[qualityOf(a.sign)] - QUALITY_RANK[qualityOf(b.sign)];
  if (quality !== 0) return decided(4, quality);
  if (during !== null) {
    const length = during(a.sign) - during(b.sign);
    if (length !== 0) return decided(5, length);
  }
  if (a.degreesInSign === null || b.degreesInSign === null) return { stronger: first, decidedByRule: null };
  return decided(6, a.degreesInSign - b.degreesInSign);
}
