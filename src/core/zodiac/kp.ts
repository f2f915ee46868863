import type { Graha } from './grahas.js';
import { lordOf } from './houses.js';
import { NAKSHATRA_LORDS, nakshatraOf, VIMSHOTTARI_YEARS } from './nakshatras.js';
import { signOf } from './signs.js';

/** Lords of a longitude in the Krishnamurti system, each ruling a part of the one before. */
export interface KpLords {
  readonly signLord: Graha;
  readonly starLord: Graha;
  readonly subLord: Graha;
  readonly subSubLord: Graha;
  readonly sookshmaLord: Graha;
  readonly pranaLord: Graha;
  readonly dehaLord: Graha;
  /** 1..249: subs numbered from 0 degrees Aries, a sub in which a sign starts is counted as two */
  readonly kpNumber: number;
}

/** Years of the whole cycle, and the unit in which an arc is divided. */
const CYCLE = 120;
const LORD_COUNT = NAKSHATRA_LORDS.length;
const YEARS: readonly number[] = NAKSHATRA_LORDS.map((lord) => VIMSHOTTARI_YEARS[lord]);

/** One part of an arc that is divided in nine: its index in the list of lords, and the position in it, 0 <= x < 120. */
interface Part {
  readonly lord: number;
  /** 0..8 within the parent */
  readonly ordinal: number;
  readonly within: number;
}

/**
 * Divide an arc of 120 in nine, starting with the parent's own lord, and find the part that contains `within`.
 * A boundary belongs to the later part.
 */
function partAt(parentLord: number, within: number): Part {
  let rest = within;
  for (let ordinal = 0; ; ordinal++) {
    const lord = (parentLord + ordinal) % LORD_COUNT;
    const years = YEARS[lord] as number;
    if (rest < years || ordinal === LORD_COUNT - 1) return { lord, ordinal, within: (rest * CYCLE) / years };
    rest -= years;
  }
}

/** Nine years of the cycle are one degree: a nakshatra of 13 degrees 20 minutes is 120. */
const CYCLE_PER_DEGREE = 9;

/**
 * Sub-lords to the seventh level and the number 1..249 of a longitude 0 <= x < 360
 * (docs/rules/01-positions-and-vargas.md#section-11).
 */
export function kpLords(longitudeDeg: number): KpLords {
  const star = nakshatraOf(longitudeDeg);
  const starIndex = star.number - 1;
  const starLord = starIndex % LORD_COUNT;
  const sub = partAt(starLord, Math.max(0, longitudeDeg * CYCLE_PER_DEGREE - starIndex * CYCLE));
  const subSub = partAt(sub.lord, sub.within);
  const sookshma = partAt(subSub.lord, subSub.within);
  const prana = partAt(sookshma.lord, sookshma.within);
  const deha = partAt(prana.lord, prana.within);
  return {
    signLord: lordOf(signOf(longitudeDeg)),
    starLord: star.lord,
    subLord: lordAt(sub),
    subSubLord: lordAt(subSub),
    sookshmaLord: lordAt(sookshma),
    pranaLord: lordAt(prana),
    dehaLord: lordAt(deha),
    kpNumber: starIndex * LORD_COUNT + sub.ordinal + 1 + cutsUpTo(longitudeDeg),
  };
}

const lordAt = (part: Part): Graha => NAKSHATRA_LORDS[part.lord] as Graha;

/**
 * Signs that start inside a sub, at or before a longitude. Of every four signs the first starts with a nakshatra and
 * the third with a sub; the second and the fourth (30, 90, 150 ... 330 degrees) cut a sub in two: six in the zodiac.
 */
const cutsUpTo = (longitudeDeg: number): number => Math.floor((longitudeDeg + 30) / 60);
