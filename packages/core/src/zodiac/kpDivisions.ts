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

/**
 * One part of an arc that is divided in nine: its index in the list of lords, and the position in it as a fraction,
 * 0 <= numerator / denominator < 120. Of a fraction of whole numbers every part is found exactly.
 */
interface Part {
  readonly lord: number;
  /** 0..8 within the parent */
  readonly ordinal: number;
  readonly numerator: number;
  readonly denominator: number;
}

/**
 * Divide an arc of 120 in nine, starting with the parent's own lord, and find the part that contains a position.
 * A boundary belongs to the later part.
 */
function partAt(parentLord: number, numerator: number, denominator: number): Part {
  let rest = numerator;
  for (let ordinal = 0; ; ordinal++) {
    const lord = (parentLord + ordinal) % LORD_COUNT;
    const years = YEARS[lord] as number;
    const length = years * denominator;
    if (rest < length || ordinal === LORD_COUNT - 1) {
      return { lord, ordinal, numerator: rest * CYCLE, denominator: length };
    }
    rest -= length;
  }
}

const partOf = ({ lord, numerator, denominator }: Part): Part => partAt(lord, numerator, denominator);

/** Nine years of the cycle are one degree: a nakshatra of 13 degrees 20 minutes is 120. */
const CYCLE_PER_DEGREE = 9;

/**
 * Parts of a degree in which every limit of a sub, of a sub-sub and of a sign, and the middle between any two of them,
 * is a whole number (docs/rules/12-kp-and-prashna.md#section-2).
 */
export const TICKS_PER_DEGREE = 2160;
const TICKS_PER_YEAR = TICKS_PER_DEGREE / CYCLE_PER_DEGREE;
const TICKS_PER_STAR = CYCLE * TICKS_PER_YEAR;

/** Lords of a position in a star, years of the cycle as a fraction. */
function lordsIn(starIndex: number, numerator: number, denominator: number, longitudeDeg: number): KpLords {
  const starLord = starIndex % LORD_COUNT;
  const sub = partAt(starLord, numerator, denominator);
  const subSub = partOf(sub);
  const sookshma = partOf(subSub);
  const prana = partOf(sookshma);
  const deha = partOf(prana);
  return {
    signLord: lordOf(signOf(longitudeDeg)),
    starLord: NAKSHATRA_LORDS[starLord] as Graha,
    subLord: lordAt(sub),
    subSubLord: lordAt(subSub),
    sookshmaLord: lordAt(sookshma),
    pranaLord: lordAt(prana),
    dehaLord: lordAt(deha),
    kpNumber: starIndex * LORD_COUNT + sub.ordinal + 1 + cutsUpTo(longitudeDeg),
  };
}

/**
 * Sub-lords to the seventh level and the number 1..249 of a longitude 0 <= x < 360
 * (docs/rules/01-positions-and-vargas.md#section-11).
 */
export function kpLords(longitudeDeg: number): KpLords {
  const starIndex = nakshatraOf(longitudeDeg).number - 1;
  return lordsIn(starIndex, Math.max(0, longitudeDeg * CYCLE_PER_DEGREE - starIndex * CYCLE), 1, longitudeDeg);
}

/** The same of a whole number of ticks, 0 <= x < 360 degrees: exact at the limit of a part as well. */
export function kpLordsAtTicks(ticks: number): KpLords {
  const starIndex = Math.floor(ticks / TICKS_PER_STAR);
  return lordsIn(starIndex, ticks - starIndex * TICKS_PER_STAR, TICKS_PER_YEAR, ticks / TICKS_PER_DEGREE);
}

const lordAt = (part: Part): Graha => NAKSHATRA_LORDS[part.lord] as Graha;

/**
 * Signs that start inside a sub, at or before a longitude. Of every four signs the first starts with a nakshatra and
 * the third with a sub; the second and the fourth (30, 90, 150 ... 330 degrees) cut a sub in two: six in the zodiac.
 */
const cutsUpTo = (longitudeDeg: number): number => Math.floor((longitudeDeg + 30) / 60);
