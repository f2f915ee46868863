import { NAKSHATRAS } from '../zodiac/nakshatras.js';
import { elementOf, isOddSign, qualityOf, type Sign, signAt, signIndex } from '../zodiac/signs.js';
import type { PerClass, VargaRule } from './vargaRule.js';

/** A rule that is not a composition. */
export type SimpleVargaRule = Exclude<VargaRule, { readonly rule: 'composed' }>;

/** The value of a sign's class. */
export function ofClass<T>(values: PerClass<T>, sign: Sign): T {
  if ('all' in values) return values.all;
  if ('odd' in values) return isOddSign(sign) ? values.odd : values.even;
  if ('movable' in values) return values[qualityOf(sign)];
  return values[elementOf(sign)];
}

/** Parivritti: part 0..divisions-1 of a sign as the parts of the zodiac follow one another from Aries. */
export const cyclicSign = (divisions: number, sign: Sign, part: number): Sign =>
  signAt(signIndex(sign) * divisions + part);

/** Somanatha: the parts of odd signs run forward from Aries, those of even signs backward from Pisces. */
function alternateSign(divisions: number, sign: Sign, part: number): Sign {
  const rank = Math.floor(signIndex(sign) / 2) * divisions + part;
  return isOddSign(sign) ? signAt(rank) : signAt(11 - rank);
}

const START = { sign: 1, aries: 0, mirrored_sign: -1 } as const;

/** The sign of part 0..divisions-1 of a sign by a rule (docs/rules/01-positions-and-vargas.md#section-6). */
export function signOfPart(rule: SimpleVargaRule, divisions: number, sign: Sign, part: number): Sign {
  switch (rule.rule) {
    case 'cyclic':
      return cyclicSign(divisions, sign, part);
    case 'even_reverse':
      return cyclicSign(divisions, sign, isOddSign(sign) ? part : divisions - 1 - part);
    case 'alternate':
      return alternateSign(divisions, sign, part);
    case 'counted': {
      const [start, step] = ofClass(rule.counts, sign);
      return signAt(START[rule.from] * signIndex(sign) + start + step * part);
    }
    case 'listed':
      return ofClass(rule.signs, sign)[part] as Sign;
    case 'listed_by_sign':
      return rule.signs[sign][part] as Sign;
    case 'unequal': {
      const degrees = (30 / divisions) * part;
      return (ofClass(rule.parts, sign).find(({ uptoDeg }) => degrees < uptoDeg) as { sign: Sign }).sign;
    }
    case 'padas': {
      const pada = signIndex(sign) * divisions + part;
      const nakshatra = Math.floor(pada / PADAS);
      const row = rule.rows[nakshatra - Math.floor(nakshatra / rule.rows.length) * rule.rows.length] as readonly Sign[];
      return row[pada - nakshatra * PADAS] as Sign;
    }
  }
}

/** Padas of a nakshatra: the nine parts of the twelve signs divided among the nakshatras. */
const PADAS = (12 * 9) / NAKSHATRAS.length;
