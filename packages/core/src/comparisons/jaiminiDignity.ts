import type { DignityRows } from '../zodiac/dignities.data.js';
import { type DignityGrid, type DignityValue, dignityGrid, dignityValue } from '../zodiac/dignities.js';
import type { Graha } from '../zodiac/grahas.js';
import type { Sign } from '../zodiac/signs.js';

/**
 * Dignity grid J (Jaimini), docs/rules/05-rasi-dashas.md#section-1-1. Three cells differ on purpose from grid A: Sun in
 * Cancer neutral's, Jupiter in Virgo friend's, Venus in Sagittarius friend's. The grid is used only in strength
 * comparisons, for the year that dignity adds to or subtracts from the length of a dasha, and for Brahma.
 */
const GRID_J_ROWS: DignityRows = {
  Sun: 'XENNONDFFEEF',
  Moon: 'NXFOFFNDNNNN',
  Mars: 'ONEDFENOFXNF',
  Mercury: 'NFOEFOFNNNND',
  Jupiter: 'FEEXFFEFODNO',
  Venus: 'NOFEEDONFFFX',
  Saturn: 'DFFEEFXENOON',
  Rahu: 'EXXEEFFDDFEF',
  Ketu: 'EDDEEFFXXFEF',
};

/** Grid J (docs/rules/05-rasi-dashas.md#section-1-1). */
export const GRID_J: DignityGrid = dignityGrid(GRID_J_ROWS);

/** Dignity of a graha in a sign by grid J: own 5, exalted 4, friend's 3, neutral's 2, enemy's 1, debilitated 0. */
export const jaiminiDignity = (graha: Graha, sign: Sign): DignityValue => dignityValue(graha, sign, GRID_J);

export const isJaiminiExalted = (graha: Graha, sign: Sign): boolean => GRID_J[graha][sign] === 'exalted';
