import { kakshyaOf } from '../ashtakavarga/kakshya.js';
import type { Contributor, Prastara } from '../ashtakavarga/prastara.js';
import { valueIn } from '../ashtakavarga/signRow.js';
import type { Interval } from '../time/interval.js';
import { boundaryDeg, KAKSHYA_DIVISION } from '../transits/divisions.js';
import type { GrahaPaths } from '../transits/grahaPaths.js';
import { staysOf } from '../transits/ingresses.js';
import { type Sign, signOf } from '../zodiac/signs.js';

/** Uninterrupted stay of Saturn in one eighth of a sign. */
export interface KakshyaStay extends Interval {
  readonly sign: Sign;
  /** 1..8 */
  readonly number: number;
  readonly lord: Contributor;
  /** The lord gives Saturn a bindu in this sign. */
  readonly supported: boolean;
}

/** Kakshyas that Saturn passes in some intervals, with the prastara of the natal Saturn. */
export const kakshyaStaysIn = (
  paths: GrahaPaths,
  stretches: readonly Interval[],
  prastaraOfSaturn: Prastara,
): readonly KakshyaStay[] =>
  stretches.flatMap((stretch) =>
    staysOf(paths, 'Saturn', KAKSHYA_DIVISION, stretch).map(({ part, startJdUt, endJdUt }) => {
      const middleDeg = boundaryDeg(KAKSHYA_DIVISION, part + 0.5);
      const { number, lord } = kakshyaOf(middleDeg);
      const sign = signOf(middleDeg);
      return { startJdUt, endJdUt, sign, number, lord, supported: valueIn(prastaraOfSaturn[lord], sign) === 1 };
    }),
  );

/**
 * Share of the time in supported kakshyas, 0..1; 0 if there are no stays
 * (docs/rules/07-panchang-calendar-transits.md#section-14).
 */
export function supportedShare(stays: readonly KakshyaStay[]): number {
  const days = (list: readonly KakshyaStay[]): number =>
    list.reduce((sum, { startJdUt, endJdUt }) => sum + endJdUt - startJdUt, 0);
  const total = days(stays);
  return total === 0 ? 0 : days(stays.filter(({ supported }) => supported)) / total;
}
