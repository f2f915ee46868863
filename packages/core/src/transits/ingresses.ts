import type { Interval } from '../time/interval.js';
import { type JulianDayUt, julianDayUt } from '../time/julianDay.js';
import { GRAHAS, type Graha, NODES } from '../zodiac/grahas.js';
import { type Sign, signAt } from '../zodiac/signs.js';
import { type Crossing, type Division, enteredPart, leftPart, partAt, SIGN_DIVISION } from './divisions.js';
import type { GrahaPaths } from './grahaPaths.js';

/** A graha passes from one sign into the next, or back. */
export interface Ingress {
  readonly graha: Graha;
  readonly jdUt: JulianDayUt;
  readonly fromSign: Sign;
  readonly toSign: Sign;
  /** Moving backward; always true of the nodes. */
  readonly retrograde: boolean;
  /** Last crossing, within the window, of an uninterrupted series over the same boundary. */
  readonly finalSettling: boolean;
}

/** Every sign change of some grahas in a window, in time order; at one moment in the order of the grahas. */
export function ingressesOf(paths: GrahaPaths, grahas: readonly Graha[], window: Interval): readonly Ingress[] {
  return GRAHAS.filter((graha) => grahas.includes(graha))
    .flatMap((graha) => ingressesOfGraha(graha, paths.of(graha).crossings(SIGN_DIVISION, window)))
    .sort((a, b) => a.jdUt - b.jdUt);
}

const ingressesOfGraha = (graha: Graha, crossings: readonly Crossing[]): Ingress[] =>
  crossings.map((crossing, index) => ({
    graha,
    jdUt: crossing.jdUt,
    fromSign: signAt(leftPart(SIGN_DIVISION, crossing)),
    toSign: signAt(enteredPart(SIGN_DIVISION, crossing)),
    retrograde: !crossing.forward || isNode(graha),
    finalSettling: crossings[index + 1]?.boundary !== crossing.boundary,
  }));

const isNode = (graha: Graha): boolean => (NODES as readonly string[]).includes(graha);

/** An uninterrupted stay in one part of the zodiac. */
export interface Stay extends Interval {
  /** 0..parts-1 of the requested division */
  readonly part: number;
}

/** The stays of a graha in a window, without gaps, cut at both ends of the window. */
export function staysOf(paths: GrahaPaths, graha: Graha, division: Division, window: Interval): readonly Stay[] {
  const crossings = paths
    .of(graha)
    .crossings(division, window)
    .filter(({ jdUt }) => jdUt > window.startJdUt);
  const [first] = crossings;
  // Without a crossing the graha is in one part throughout; the middle is farthest from both ends of the window.
  const middle = julianDayUt((window.startJdUt + window.endJdUt) / 2);
  const part =
    first === undefined ? partAt(division, paths.observatory.longitudeDeg(graha, middle)) : leftPart(division, first);
  const starts = [
    { part, startJdUt: window.startJdUt },
    ...crossings.map((crossing) => ({ part: enteredPart(division, crossing), startJdUt: crossing.jdUt })),
  ];
  return starts.map((start, index) => ({ ...start, endJdUt: starts[index + 1]?.startJdUt ?? window.endJdUt }));
}
