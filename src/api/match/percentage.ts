/** A share of a whole in percent, to two decimals. */
export const percentageOf = (part: number, whole: number): number => Math.round((part / whole) * 10_000) / 100;
