import { norm360 } from '../angles/angles.js';

/** A way to divide every sign into equal parts and to map each part to a sign. Signs are 0 Aries .. 11 Pisces here. */
export interface Partition {
  /** parts of a sign, 1.. */
  readonly divisions: number;
  /** the sign of part 0..divisions-1 of a sign */
  readonly signIndexOf: (signIndex: number, part: number) => number;
}

/** The undivided zodiac. */
export const WHOLE_SIGNS: Partition = { divisions: 1, signIndexOf: (signIndex) => signIndex };

/** Reduce to 0 <= x < 360 only what is outside. */
const onZodiac = (longitudeDeg: number): number =>
  longitudeDeg >= 0 && longitudeDeg < 360 ? longitudeDeg : norm360(longitudeDeg);

/** The largest longitude that is still in a sign: one binary step before its end. */
const LAST_IN_SIGN: readonly number[] = Array.from({ length: 12 }, (_, sign) => {
  const end = 30 * (sign + 1);
  return end - end * 2 ** -53;
});

/**
 * Part of its sign that a longitude falls in when signs are cut into equal parts, 0..divisions-1; a boundary belongs to
 * the later part.
 */
export function partOf(longitudeDeg: number, divisions: number): number {
  const longitude = onZodiac(longitudeDeg);
  const degreesInSign = longitude - 30 * Math.floor(longitude / 30);
  return Math.min(divisions - 1, Math.floor((degreesInSign * divisions) / 30));
}

/** The sign, 0 Aries .. 11 Pisces, that a partition maps a longitude to. */
export function placeSignIndex(partition: Partition, longitudeDeg: number): number {
  const longitude = onZodiac(longitudeDeg);
  return partition.signIndexOf(Math.floor(longitude / 30), partOf(longitude, partition.divisions));
}

/**
 * Build the function that maps a longitude to its longitude in the divided chart: the sign of its part, and
 * (degrees in sign times divisions) mod 30 as degrees there. Never 30 degrees: a product that rounds up to the end
 * of the last part, and a sum that rounds up to the next sign, give the last longitude of their sign.
 */
export function placingOf({ divisions, signIndexOf }: Partition): (longitudeDeg: number) => number {
  return (longitudeDeg) => {
    const longitude = onZodiac(longitudeDeg);
    const from = Math.floor(longitude / 30);
    const stretched = (longitude - 30 * from) * divisions;
    const part = Math.floor(stretched / 30);
    if (part >= divisions) return LAST_IN_SIGN[signIndexOf(from, divisions - 1)] as number;
    const to = signIndexOf(from, part);
    return Math.min(30 * to + (stretched - 30 * part), LAST_IN_SIGN[to] as number);
  };
}

/** The second partition, applied to the chart of the first: parts of parts, without intermediate rounding. */
export function composed(first: Partition, second: Partition): Partition {
  return {
    divisions: first.divisions * second.divisions,
    signIndexOf: (signIndex, part) => {
      const outer = Math.floor(part / second.divisions);
      return second.signIndexOf(first.signIndexOf(signIndex, outer), part - outer * second.divisions);
    },
  };
}
