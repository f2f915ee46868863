import type { DignityRows } from '../zodiac/dignities.data.js';

/**
 * Dignity grid J (Jaimini), docs/rules/05-rasi-dashas.md#section-1-1. It differs from grid A in three older cells,
 * kept on purpose (Sun in Cancer neutral's, Jupiter in Virgo friend's, Venus in Sagittarius friend's), and serves
 * only the strength comparisons, the year added or taken for dignity in dasha lengths, and the choice of Brahma.
 */
export const GRID_J_ROWS: DignityRows = {
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
