import type { Rules } from '../../rules/rules.js';
import type { ByPlanet } from '../strengthChart.js';

/**
 * Naisargika bala in virupas: sevenths of 60 in the order of brightness (docs/rules/03-strengths.md#section-5,
 * docs/rules/09-jhora-agreement.md#rule-s8).
 */
export const NAISARGIKA_BALA: Readonly<Record<Rules['naisargika'], ByPlanet>> = {
  rounded: { Sun: 60, Moon: 51.43, Mars: 17.14, Mercury: 25.71, Jupiter: 34.29, Venus: 42.86, Saturn: 8.57 },
  truncated: { Sun: 60, Moon: 51.43, Mars: 17.14, Mercury: 25.7, Jupiter: 34.28, Venus: 42.85, Saturn: 8.57 },
};

/** Rupas a planet needs to count as strong (docs/rules/03-strengths.md#section-7). */
export const REQUIRED_RUPAS: Readonly<Record<Rules['required_rupas'], ByPlanet>> = {
  raman: { Sun: 5, Moon: 6, Mars: 5, Mercury: 7, Jupiter: 6.5, Venus: 5.5, Saturn: 5 },
  bphs: { Sun: 6.5, Moon: 6, Mars: 5, Mercury: 7, Jupiter: 6.5, Venus: 5.5, Saturn: 5 },
};
