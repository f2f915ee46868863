/**
 * Order in which the conditions of a group are evaluated: coarse ones first, then angas, days, windows of days, the
 * lagna. An anga costs two searches a month for each run of its parts, a day two sunrises and a sunset.
 */
export const RANK = {
  sun: 0,
  planet: 1,
  month: 2,
  /** An anga in few of its parts. */
  rareAnga: 3,
  clock: 4,
  anga: 5,
  weekday: 6,
  dayPart: 7,
  mixed: 8,
  lagna: 9,
} as const;
