/** The star planets: those that have a sighra as well as a manda equation. */
export const TARAGRAHAS = ['Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const;
export type Taragraha = (typeof TARAGRAHAS)[number];
