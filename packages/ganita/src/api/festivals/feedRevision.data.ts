import type { CivilDate } from '@ganita/core/time/julianDay.js';

// Source: the feeds of tools/data/feedDigest.ts. Made by `npm run data:feed`; do not edit.

/** The day on which a date or a text of `/calendar.ics` changed last. */
export const FEED_CHANGED_ON: CivilDate = { year: 2026, month: 11, day: 29 };

/** Digest of dates and texts of that day. */
export const FEED_DIGEST = '21a293774eb9f34d2f86e82652975ca923db476b0c37972ccc2ca65169af25b5';
