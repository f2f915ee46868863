import type { Graha } from './grahas.js';

/**
 * Natural relations, the row's view of Sun Moon Mars Mercury Jupiter Venus Saturn Rahu Ketu:
 * F friend, N neutral, E enemy, - itself (docs/rules/01-positions-and-vargas.md#section-10).
 */
export const NATURAL_ROWS: Readonly<Record<Graha, string>> = {
  Sun: '-FFNFEEEN',
  Moon: 'F-NFNNNNN',
  Mars: 'FF-EFNNNN',
  Mercury: 'FEN-NFNNE',
  Jupiter: 'FFFE-ENEN',
  Venus: 'EENFN-FFN',
  Saturn: 'EEEFNF-FE',
  Rahu: 'EEENNFF-N',
  Ketu: 'FNFNNEEN-',
};
