import type { CivilDate } from '@ganita/core/time/julianDay.js';

// Source: the feeds of tools/data/feedDigest.ts. Made by `npm run data:feed`; do not edit.

/** The day on which a date or a text of `/calendar.ics` changed last. */
export const FEED_CHANGED_ON: CivilDate = { year: 2026, month: 11, day: 28 };

/** Digest of dates and texts of that day. */
export const FEED_DIGEST = 'a6cd0fb573dde39a487eea14701a61aefc2b2ecb912a9d49d060f9809f23fbd7';
