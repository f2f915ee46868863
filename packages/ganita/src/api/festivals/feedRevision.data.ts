import type { CivilDate } from '@ganita/core/time/julianDay.js';

// Source: the feeds of tools/data/feedDigest.ts. Made by `npm run data:feed`; do not edit.

/** The day on which a date or a text of `/calendar.ics` changed last. */
export const FEED_CHANGED_ON: CivilDate = { year: 2026, month: 11, day: 24 };

/** Digest of dates and texts of that day. */
export const FEED_DIGEST = 'a16c4848b8059426176e1f02d6add09d642dfb3e3e86d2a92891a653eef1a9b1';
