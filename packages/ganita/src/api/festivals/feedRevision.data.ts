import type { CivilDate } from '@ganita/core/time/julianDay.js';

// Source: the feeds of tools/data/feedDigest.ts. Made by `npm run data:feed`; do not edit.

/** The day on which a date or a text of `/calendar.ics` changed last. */
export const FEED_CHANGED_ON: CivilDate = { year: 2026, month: 11, day: 28 };

/** Digest of dates and texts of that day. */
export const FEED_DIGEST = '5b23aa58543d418e6f8ee4770de48dba4e95594f45bfb2d2c85d32b8a86b45fa';
