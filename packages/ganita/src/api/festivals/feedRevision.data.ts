import type { CivilDate } from '@ganita/core/time/julianDay.js';

// Source: the feeds of tools/data/feedDigest.ts. Made by `npm run data:feed`; do not edit.

/** The day on which a date or a text of `/calendar.ics` changed last. */
export const FEED_CHANGED_ON: CivilDate = { year: 2026, month: 11, day: 24 };

/** Digest of dates and texts of that day. */
export const FEED_DIGEST = '3489613ff609a9c15a561395d20b9ff92b8eddb5b6b03bc7bb74782fc29e47f0';
