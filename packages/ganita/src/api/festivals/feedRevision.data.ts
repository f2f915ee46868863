import type { CivilDate } from '@ganita/core/time/julianDay.js';

// Source: the feeds of tools/data/feedDigest.ts. Made by `npm run data:feed`; do not edit.

/** The day on which a date or a text of `/calendar.ics` changed last. */
export const FEED_CHANGED_ON: CivilDate = { year: 2026, month: 11, day: 28 };

/** Digest of dates and texts of that day. */
export const FEED_DIGEST = '57d117e4f1091ad23aee3aeb8b2fbb529574a0344034c92ce14608b93c6edefc';
