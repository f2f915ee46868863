import type { CivilDate } from '@ganita/core/time/julianDay.js';

// Source: the feeds of tools/data/feedDigest.ts. Made by `npm run data:feed`; do not edit.

/** The day on which a date or a text of `/calendar.ics` changed last. */
export const FEED_CHANGED_ON: CivilDate = { year: 2026, month: 11, day: 29 };

/** Digest of dates and texts of that day. */
export const FEED_DIGEST = 'bcff2b668f8f0e240e645ecd77f0bdadb44646220d78ddfee9232667711665d3';
