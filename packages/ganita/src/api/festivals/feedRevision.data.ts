import type { CivilDate } from '@ganita/core/time/julianDay.js';

// Source: the feeds of tools/data/feedDigest.ts. Made by `npm run data:feed`; do not edit.

/** The day on which a date or a text of `/calendar.ics` changed last. */
export const FEED_CHANGED_ON: CivilDate = { year: 2026, month: 11, day: 24 };

/** Digest of dates and texts of that day. */
export const FEED_DIGEST = '0d32011bf9e8783741fdec60e940d78f08d83f3834c6ae83ff644ab5e2b077a0';
