// Papa samya: malefics in difficult houses from three points: docs/rules/08-match-and-muhurta.md#section-8 (as the
// larger
// services publish it).
import type { Graha } from '../zodiac/grahas.js';
import type { House } from '../zodiac/houses.js';

/** The points from which houses are counted, with the weight of each. */
export const PAPA_WEIGHTS = { lagna: 1, moon: 0.5, venus: 0.25 } as const;
export type PapaReference = keyof typeof PAPA_WEIGHTS;

export const PAPA_HOUSES: readonly House[] = [1, 2, 4, 7, 8, 12];

/** The malefics that count, in the order of the response. */
export const PAPA_GRAHAS = ['Sun', 'Mars', 'Saturn', 'Rahu', 'Ketu'] as const satisfies readonly Graha[];
export type PapaGraha = (typeof PAPA_GRAHAS)[number];
