// Bands of the totals: docs/rules/08-match-and-muhurta.md#section-5 and #section-7 (as usually printed; 18 is the
// minimum everywhere).

export const RATINGS = ['below_minimum', 'average', 'very_good', 'excellent'] as const;
export type Rating = (typeof RATINGS)[number];

/** A rating applies from its first score up to that of the next one. */
export interface RatingBand {
  readonly from: number;
  readonly rating: Rating;
}

/** Points of 36 that are asked for at least. */
export const ASHTAKOOTA_MINIMUM = 18;

/** Of 36 points. */
export const ASHTAKOOTA_BANDS: readonly RatingBand[] = [
  { from: 0, rating: 'below_minimum' },
  { from: ASHTAKOOTA_MINIMUM, rating: 'average' },
  { from: 25, rating: 'very_good' },
  { from: 33, rating: 'excellent' },
];

/** Of ten poruthams. */
export const PORUTHAM_BANDS: readonly RatingBand[] = [
  { from: 0, rating: 'below_minimum' },
  { from: 6, rating: 'average' },
  { from: 8, rating: 'excellent' },
];
