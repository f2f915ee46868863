/**
 * A1..A12 as an answer names them: A1 is the arudha lagna AL, A12 the upapada UL
 * (docs/rules/02-points-and-arudhas.md#section-8).
 */
export const ARUDHA_PADAS = ['AL', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7', 'A8', 'A9', 'A10', 'A11', 'UL'] as const;
export type ArudhaPada = (typeof ARUDHA_PADAS)[number];
