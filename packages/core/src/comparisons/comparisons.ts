import { GRAHAS, type Graha } from '../zodiac/grahas.js';
import { SIGNS, type Sign, signFrom } from '../zodiac/signs.js';
import type { ComparisonRules, Decision, Placement } from './placement.js';
import { signFacts } from './signFacts.js';
import { type CoLordedSign, coLord, signLord } from './signLord.js';
import { narayanaLength, strengthOrder } from './strengthOrder.js';
import { strongerGraha } from './strongerGraha.js';
import { brahmaOf, strongerSign } from './strongerSign.js';

/** Whether two grahas are compared as such or for a dasha (then rule 5 applies as well). */
export type Occasion = 'natal' | 'during_dasha';

/**
 * All strength comparisons of one chart, D-1 or varga (docs/rules/05-rasi-dashas.md#section-2 =
 * docs/rules/03-strengths.md#section-15).
 */
export interface Comparisons {
  readonly placement: Placement;
  /** The stronger of two grahas; the order of the arguments matters. */
  strongerGraha(first: Graha, second: Graha, occasion?: Occasion): Decision<Graha>;
  /** The stronger of two bodies; if one is the ascendant, their signs are compared. */
  strongerBody(first: Graha | 'Ascendant', second: Graha | 'Ascendant', occasion?: Occasion): Graha | 'Ascendant';
  /** The stronger of two signs; a tie goes to the second. */
  strongerSign(first: Sign, second: Sign): Decision<Sign>;
  /** The lord of a sign; of co-lords the stronger in this chart. */
  lordOf(sign: Sign, occasion?: Occasion): Graha;
  /** How the lord of Scorpio or Aquarius was decided. */
  coLordOf(sign: CoLordedSign, occasion?: Occasion): Decision<Graha>;
  /** Length of the sign's Narayana dasha, whole years 0..13. */
  narayanaYears(sign: Sign): number;
  /** Sun..Ketu, the strongest first. */
  grahasByStrength(grahas?: readonly Graha[]): readonly Graha[];
  /** Aries..Pisces, the strongest first; a tie keeps the order of the zodiac. */
  signsByStrength(): readonly Sign[];
  /** The first of some signs in the full order. */
  strongestSign(signs: readonly Sign[]): Sign;
  /** The stronger of the ascendant's sign and its 7th. */
  lagnaOrSeventh(): Decision<Sign>;
  brahma(): Graha;
}

/** Comparisons within one chart. Results are computed on first use and cached; they depend only on the arguments. */
export function comparisonsOf(placement: Placement, rules: ComparisonRules): Comparisons {
  const facts = signFacts(placement, rules);
  const lords: Partial<Record<Sign, Graha>> = {};
  const natalLord = (sign: Sign): Graha => {
    const known = lords[sign];
    if (known !== undefined) return known;
    const lord = signLord(facts, sign, rules);
    lords[sign] = lord;
    return lord;
  };
  const narayanaYears = (sign: Sign): number => narayanaLength(placement, natalLord, sign);
  const lengths = (occasion: Occasion | undefined) => (occasion === 'during_dasha' ? narayanaYears : null);
  const grahaDecision = (first: Graha, second: Graha, occasion?: Occasion): Decision<Graha> =>
    strongerGraha(facts, first, second, rules, lengths(occasion));
  const signDecision = (first: Sign, second: Sign): Decision<Sign> => strongerSign(facts, natalLord, first, second);
  let signOrder: readonly Sign[] | null = null;
  const signsByStrength = (): readonly Sign[] => {
    signOrder ??= strengthOrder(SIGNS, (a, b) => signDecision(a, b).stronger === a);
    return signOrder;
  };
  const lagna = placement.ascendant.sign;
  const signOf = (body: Graha | 'Ascendant'): Sign => (body === 'Ascendant' ? lagna : placement.grahas[body].sign);

  return {
    placement,
    strongerGraha: grahaDecision,
    strongerBody(first, second, occasion) {
      if (first !== 'Ascendant' && second !== 'Ascendant') return grahaDecision(first, second, occasion).stronger;
      const [a, b] = [signOf(first), signOf(second)];
      return signDecision(a, b).stronger === a ? first : second;
    },
    strongerSign: signDecision,
    lordOf: (sign, occasion) =>
      occasion === 'during_dasha' ? signLord(facts, sign, rules, narayanaYears) : natalLord(sign),
    coLordOf: (sign, occasion) => coLord(facts, sign, rules, lengths(occasion)),
    narayanaYears,
    grahasByStrength: (grahas = GRAHAS) => strengthOrder(grahas, (a, b) => grahaDecision(a, b).stronger === a),
    signsByStrength,
    strongestSign(signs) {
      const found = signsByStrength().find((sign) => signs.includes(sign));
      if (found === undefined) throw new Error('the strongest of no signs');
      return found;
    },
    lagnaOrSeventh: () => signDecision(lagna, signFrom(lagna, 7)),
    brahma: () =>
      brahmaOf(
        placement,
        natalLord,
        signDecision(lagna, signFrom(lagna, 7)).stronger,
        (first, second) => grahaDecision(first, second).stronger,
      ),
  };
}
