import { midArc, norm360, trisectedQuadrants } from '../angles/angles.js';
import type { Rules } from '../rules/rules.js';
import { degreesInSign, type Sign, signIndex, signOf } from '../zodiac/signs.js';

export type BhavaMethod = Rules['bhava_madhya_method'];

/** What the houses are divided by: the ascendant and the Placidus cusps C1..C12, all 0 <= x < 360. */
export interface BhavaAngles {
  readonly ascendantDeg: number;
  readonly cuspsDeg: readonly number[];
}

/** One house without its occupants. */
export interface BhavaSpan {
  readonly startDeg: number;
  readonly middleDeg: number;
  readonly sign: Sign;
}

/** The twelve houses of one method; each ends where the next starts. */
type Divide = (angles: BhavaAngles) => readonly BhavaSpan[];

const TWELVE = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;
const HOUSE_DEG = 30;

/** An element of a list that is known to exist; -1 is the last. */
const at = (values: readonly number[], index: number): number => values.at(index) as number;

/** Each value's successor, the first following the last. */
const successors = (values: readonly number[]): readonly number[] => [...values.slice(1), ...values.slice(0, 1)];

/** Bhava madhyas of Sripati: the angles, and the quadrants between them divided in three. */
export const sripatiMadhyas = ({ ascendantDeg, cuspsDeg }: BhavaAngles): readonly number[] =>
  trisectedQuadrants([ascendantDeg, at(cuspsDeg, 3), at(cuspsDeg, 6), at(cuspsDeg, 9)]);

/** A sandhi half way between two bhava madhyas. */
const fromMiddles = (madhyas: readonly number[]): readonly BhavaSpan[] =>
  madhyas.map((middleDeg, house) => ({
    startDeg: midArc(at(madhyas, house - 1), middleDeg),
    middleDeg,
    sign: signOf(middleDeg),
  }));

/** A cusp is the start of its house. */
const fromStarts = (starts: readonly number[]): readonly BhavaSpan[] => {
  const ends = successors(starts);
  return starts.map((startDeg, house) => ({
    startDeg,
    middleDeg: midArc(startDeg, at(ends, house)),
    sign: signOf(startDeg),
  }));
};

const divisions: Readonly<Record<BhavaMethod, Divide>> = {
  // 1: equal houses with the ascendant in the middle of the first
  1: ({ ascendantDeg }) =>
    TWELVE.map((house) => {
      const middleDeg = norm360(ascendantDeg + HOUSE_DEG * house);
      return { startDeg: norm360(middleDeg - HOUSE_DEG / 2), middleDeg, sign: signOf(middleDeg) };
    }),
  // 2: equal houses with the ascendant at the start of the first
  2: ({ ascendantDeg }) =>
    TWELVE.map((house) => {
      const startDeg = norm360(ascendantDeg + HOUSE_DEG * house);
      return { startDeg, middleDeg: norm360(startDeg + HOUSE_DEG / 2), sign: signOf(startDeg) };
    }),
  // 3: Sripati
  3: (angles) => fromMiddles(sripatiMadhyas(angles)),
  // 4: Krishnamurti, by the cusps of Placidus
  4: ({ ascendantDeg, cuspsDeg }) => fromStarts([ascendantDeg, ...cuspsDeg.slice(1)]),
  // 5: a house is a sign, its middle at the degrees of the ascendant
  5: ({ ascendantDeg }) => {
    const degrees = degreesInSign(ascendantDeg);
    const rising = signIndex(signOf(ascendantDeg));
    return TWELVE.map((house) => {
      const startDeg = norm360(HOUSE_DEG * (rising + house));
      return { startDeg, middleDeg: norm360(startDeg + degrees), sign: signOf(startDeg) };
    });
  },
};

/**
 * Divide the zodiac into houses by a method (docs/rules/01-positions-and-vargas.md#section-5). The ascendant itself
 * is used as C1.
 */
export const divideHouses = (method: BhavaMethod, angles: BhavaAngles): readonly BhavaSpan[] =>
  divisions[method](angles);

/** Divide the zodiac by the twelve cusps of a system (docs/rules/16-schools-of-a-chart.md#section-6). */
export const divideByCusps = (cuspsDeg: readonly number[], cuspIs: 'start' | 'middle'): readonly BhavaSpan[] =>
  cuspIs === 'start' ? fromStarts(cuspsDeg) : fromMiddles(cuspsDeg);
