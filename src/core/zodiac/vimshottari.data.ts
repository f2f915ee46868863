import type { Graha } from './grahas.js';

/**
 * Years of each graha in the cycle of 120, which also weigh the Krishnamurti subdivisions (BPHS;
 * docs/rules/01-positions-and-vargas.md#section-11).
 */
export const VIMSHOTTARI_YEARS: Readonly<Record<Graha, number>> = {
  Ketu: 7,
  Venus: 20,
  Sun: 6,
  Moon: 10,
  Mars: 7,
  Rahu: 18,
  Jupiter: 16,
  Saturn: 19,
  Mercury: 17,
};
