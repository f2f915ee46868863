import type { CivilDate } from '@ganita/core/time/julianDay.js';

// Source: the feeds of tools/data/feedDigest.ts. Made by `npm run data:feed`; do not edit.

/** The day on which a date or a text of `/calendar.ics` changed last. */
export const FEED_CHANGED_ON: CivilDate = { year: 2026, month: 11, day: 29 };

/** Digest of dates and texts of that day. */
export const FEED_DIGEST = '24588299adffce04856ede646769fb1c1aaedf5e1a7f35b229e9f7a7cb7da904';
