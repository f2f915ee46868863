import type { Graha, Planet } from './grahas.js';
import type { Sign } from './signs.js';

/**
 * Dignity of each graha in each sign, Aries first: X exalted, O own, F friend's, N neutral's, E enemy's, D debilitated.
 * A second grid is another table of this shape.
 */
export type DignityRows = Readonly<Record<Graha, string>>;

/**
 * Grid A (natural), docs/rules/01-positions-and-vargas.md#section-9. The rows of the seven follow from sign lords,
 * exaltations and natural relations; the rows of the nodes are given. Mercury in Virgo counts as own; the nodes own
 * no sign.
 */
export const GRID_A_ROWS: DignityRows = {
  Sun: 'XENFONDFFEEF',
  Moon: 'NXFOFFNDNNNN',
  Mars: 'ONEDFENOFXNF',
  Mercury: 'NFOEFOFNNNND',
  Jupiter: 'FEEXFEEFODNO',
  Venus: 'NOFEEDONNFFX',
  Saturn: 'DFFEEFXENOON',
  Rahu: 'EXXEEFFDDFEF',
  Ketu: 'EDDEEFFXXFEF',
};

/** Part of one sign, lower limit included, upper excluded. */
export interface SignRange {
  readonly sign: Sign;
  readonly fromDeg: number;
  readonly toDeg: number;
}

/**
 * Where `dignity` is exalted (docs/rules/01-positions-and-vargas.md#section-9): the whole sign, except for
 * Moon and Mercury a part.
 */
export const EXALTATION_RANGES: Readonly<Record<Planet, SignRange>> = {
  Sun: { sign: 'Aries', fromDeg: 0, toDeg: 30 },
  Moon: { sign: 'Taurus', fromDeg: 0, toDeg: 3 },
  Mars: { sign: 'Capricorn', fromDeg: 0, toDeg: 30 },
  Mercury: { sign: 'Virgo', fromDeg: 0, toDeg: 15 },
  Jupiter: { sign: 'Cancer', fromDeg: 0, toDeg: 30 },
  Venus: { sign: 'Pisces', fromDeg: 0, toDeg: 30 },
  Saturn: { sign: 'Libra', fromDeg: 0, toDeg: 30 },
};

/** Moolatrikona parts (docs/rules/01-positions-and-vargas.md#section-9). */
export const MOOLATRIKONA_RANGES: Readonly<Record<Planet, SignRange>> = {
  Sun: { sign: 'Leo', fromDeg: 0, toDeg: 20 },
  Moon: { sign: 'Taurus', fromDeg: 3, toDeg: 30 },
  Mars: { sign: 'Aries', fromDeg: 0, toDeg: 12 },
  Mercury: { sign: 'Virgo', fromDeg: 15, toDeg: 20 },
  Jupiter: { sign: 'Sagittarius', fromDeg: 0, toDeg: 10 },
  Venus: { sign: 'Libra', fromDeg: 0, toDeg: 15 },
  Saturn: { sign: 'Aquarius', fromDeg: 0, toDeg: 20 },
};

/**
 * Points of deep exaltation in degrees of the zodiac; deep debilitation is opposite
 * (docs/rules/01-positions-and-vargas.md#section-9).
 */
export const DEEP_EXALTATION_DEG: Readonly<Record<Planet, number>> = {
  Sun: 10,
  Moon: 33,
  Mars: 298,
  Mercury: 165,
  Jupiter: 95,
  Venus: 357,
  Saturn: 200,
};

/**
 * Whole signs of exaltation; Virgo for Mercury, which the grids count as own (docs/rules/03-strengths.md#section-0-1,
 * docs/rules/06-yogas-doshas-longevity.md#section-1-5).
 */
export const EXALTATION_SIGNS: Readonly<Record<Graha, readonly Sign[]>> = {
  Sun: ['Aries'],
  Moon: ['Taurus'],
  Mars: ['Capricorn'],
  Mercury: ['Virgo'],
  Jupiter: ['Cancer'],
  Venus: ['Pisces'],
  Saturn: ['Libra'],
  Rahu: ['Taurus', 'Gemini'],
  Ketu: ['Scorpio', 'Sagittarius'],
};

/** Whole signs of debilitation, opposite to exaltation. */
export const DEBILITATION_SIGNS: Readonly<Record<Graha, readonly Sign[]>> = {
  Sun: ['Libra'],
  Moon: ['Scorpio'],
  Mars: ['Cancer'],
  Mercury: ['Pisces'],
  Jupiter: ['Capricorn'],
  Venus: ['Virgo'],
  Saturn: ['Aries'],
  Rahu: ['Scorpio', 'Sagittarius'],
  Ketu: ['Taurus', 'Gemini'],
};

/**
 * Moolatrikona as a whole sign; the nodes as in docs/rules/03-strengths.md#section-0-1 and
 * docs/rules/06-yogas-doshas-longevity.md#section-1-5.
 */
export const MOOLATRIKONA_SIGNS: Readonly<Record<Graha, Sign>> = {
  Sun: 'Leo',
  Moon: 'Taurus',
  Mars: 'Aries',
  Mercury: 'Virgo',
  Jupiter: 'Sagittarius',
  Venus: 'Libra',
  Saturn: 'Aquarius',
  Rahu: 'Virgo',
  Ketu: 'Pisces',
};
