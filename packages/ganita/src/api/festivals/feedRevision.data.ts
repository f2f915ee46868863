import type { CivilDate } from '@ganita/core/time/julianDay.js';

// Source: the feeds of tools/data/feedDigest.ts. Made by `npm run data:feed`; do not edit.

/** The day on which a date or a text of `/calendar.ics` changed last. */
export const FEED_CHANGED_ON: CivilDate = { year: 2026, month: 11, day: 29 };

/** Digest of dates and texts of that day. */
export const FEED_DIGEST = 'fac7b4963f2d774d00a37039b10b9706e09bdd799a322ffc4516447250f87f90';
