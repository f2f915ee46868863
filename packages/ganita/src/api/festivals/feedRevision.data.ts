import type { CivilDate } from '@ganita/core/time/julianDay.js';

// Source: the feeds of tools/data/feedDigest.ts. Made by `npm run data:feed`; do not edit.

/** The day on which a date or a text of `/calendar.ics` changed last. */
export const FEED_CHANGED_ON: CivilDate = { year: 2026, month: 11, day: 24 };

/** Digest of dates and texts of that day. */
export const FEED_DIGEST = '4d60933c00a21596935683fd733a01ac76cd3cd249801e84401c7324530d6873';
