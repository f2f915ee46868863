import { TITHIS } from './angaNames.data.js';
import type { Tithi } from './angaNames.js';

/** A tithi with its paksha; the last of each paksha has a name of its own. */
export type MonthTithi = `shukla_${Exclude<Tithi, 'amavasya'>}` | `krishna_${Exclude<Tithi, 'purnima'>}`;

/** The 30 tithis of a lunar month from the new moon, in the order of their numbers 1..30. */
export const MONTH_TITHIS: readonly MonthTithi[] = [
  ...TITHIS.filter((tithi) => tithi !== 'amavasya').map((tithi) => `shukla_${tithi}` as const),
  ...TITHIS.filter((tithi) => tithi !== 'purnima').map((tithi) => `krishna_${tithi}` as const),
];

/** The tithi of a number 1 Shukla Pratipada .. 30 Amavasya. */
export const monthTithiAt = (number: number): MonthTithi => MONTH_TITHIS[number - 1] as MonthTithi;
