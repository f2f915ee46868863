import type { Graha } from '../zodiac/grahas.js';
import { kpLordsAtTicks, TICKS_PER_DEGREE } from '../zodiac/kpDivisions.js';
import { NAKSHATRA_LORDS, VIMSHOTTARI_YEARS } from '../zodiac/nakshatras.js';
import { DEGREES_PER_SIGN, type Sign, signAt } from '../zodiac/signs.js';

/** A part of the zodiac; its limits are whole ticks (`TICKS_PER_DEGREE`), the start is part of it and the end is not. */
export interface KpArc {
  /** from 1 */
  readonly number: number;
  readonly startTicks: number;
  readonly endTicks: number;
}

/** A sub, or a sub-sub, that lies in one sign. */
export interface KpTableRow extends KpArc {
  readonly sign: Sign;
  readonly starLord: Graha;
  readonly subLord: Graha;
  /** null in the table of subs */
  readonly subSubLord: Graha | null;
}

const CIRCLE_TICKS = 360 * TICKS_PER_DEGREE;
const SIGN_TICKS = DEGREES_PER_SIGN * TICKS_PER_DEGREE;
const STAR_TICKS = CIRCLE_TICKS / 27;
const CYCLE_YEARS = 120;

/** Limits of an arc that is divided in nine by the years of the lords, from a lord on: the ends of its parts. */
function partEnds(startTicks: number, lengthTicks: number, firstLord: Graha): readonly (readonly [Graha, number])[] {
  const first = NAKSHATRA_LORDS.indexOf(firstLord);
  let years = 0;
  return NAKSHATRA_LORDS.map((_, index) => {
    const lord = NAKSHATRA_LORDS[(first + index) % NAKSHATRA_LORDS.length] as Graha;
    years += VIMSHOTTARI_YEARS[lord];
    return [lord, startTicks + (lengthTicks * years) / CYCLE_YEARS];
  });
}

/** Starts of the parts of every star: of its subs, or of the sub-subs of these. */
function* startsOfParts(isSubSub: boolean): Generator<number> {
  for (let star = 0; star < 27; star++) {
    const starTicks = star * STAR_TICKS;
    let subTicks = starTicks;
    for (const [subLord, subEnd] of partEnds(starTicks, STAR_TICKS, kpLordsAtTicks(starTicks).starLord)) {
      yield subTicks;
      if (isSubSub) for (const [, end] of partEnds(subTicks, subEnd - subTicks, subLord)) if (end < subEnd) yield end;
      subTicks = subEnd;
    }
  }
}

/** The parts in order; one in which a sign starts is two (docs/rules/12-kp-and-prashna.md#section-2). */
function tableOf(isSubSub: boolean): readonly KpTableRow[] {
  const signStarts = Array.from({ length: 12 }, (_, sign) => sign * SIGN_TICKS);
  const starts = [...new Set([...startsOfParts(isSubSub), ...signStarts])].sort((a, b) => a - b);
  return starts.map((startTicks, index) => {
    const { starLord, subLord, subSubLord } = kpLordsAtTicks(startTicks);
    return {
      number: index + 1,
      startTicks,
      endTicks: starts[index + 1] ?? CIRCLE_TICKS,
      sign: signAt(Math.floor(startTicks / SIGN_TICKS)),
      starLord,
      subLord,
      subSubLord: isSubSub ? subSubLord : null,
    };
  });
}

/** The table of 249 subs. */
export const KP_SUBS: readonly KpTableRow[] = tableOf(false);
/** The table of 2193 sub-subs. */
export const KP_SUB_SUBS: readonly KpTableRow[] = tableOf(true);

/** The sub of a number 1..249, as `kpLords` gives it. */
export const kpSub = (kpNumber: number): KpTableRow => KP_SUBS[kpNumber - 1] as KpTableRow;

export const degreesOfTicks = (ticks: number): number => ticks / TICKS_PER_DEGREE;

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/** Ticks as a reduced fraction of degrees, `7/9`; a whole number of degrees as `30`. */
export function fractionOfTicks(ticks: number): string {
  const divisor = gcd(ticks, TICKS_PER_DEGREE);
  const [numerator, denominator] = [ticks / divisor, TICKS_PER_DEGREE / divisor];
  return denominator === 1 ? String(numerator) : `${numerator}/${denominator}`;
}
