/**
 * Kranti in arc minutes at 0, 15 .. 90 degrees of bhuja; between them it grows evenly
 * (docs/rules/03-strengths.md#section-3-item-8). The greatest is 24 degrees.
 */
export const KRANTI_STEP_DEG = 15;
export const KRANTI_MINUTES: readonly number[] = [0, 362, 703, 1002, 1238, 1388, 1440];
