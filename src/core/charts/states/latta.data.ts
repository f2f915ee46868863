import type { Graha } from '../../zodiac/grahas.js';

/**
 * Latta: inclusive count from a graha's star in the twenty-eight, and which way
 * (docs/rules/01-positions-and-vargas.md#section-9).
 */
export const LATTA_COUNTS: Readonly<Record<Graha, { readonly count: number; readonly direction: 'forward' | 'back' }>> =
  {
    Sun: { count: 12, direction: 'forward' },
    Moon: { count: 22, direction: 'back' },
    Mars: { count: 3, direction: 'forward' },
    Mercury: { count: 7, direction: 'back' },
    Jupiter: { count: 6, direction: 'forward' },
    Venus: { count: 5, direction: 'back' },
    Saturn: { count: 8, direction: 'forward' },
    Rahu: { count: 9, direction: 'back' },
    Ketu: { count: 9, direction: 'back' },
  };
