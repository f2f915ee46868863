import type { CivilDate } from '@ganita/core/time/julianDay.js';

// Source: the feeds of tools/data/feedDigest.ts. Made by `npm run data:feed`; do not edit.

/** The day on which a date or a text of `/calendar.ics` changed last. */
export const FEED_CHANGED_ON: CivilDate = { year: 2026, month: 11, day: 24 };

/** Digest of dates and texts of that day. */
export const FEED_DIGEST = 'a9bbc95add5ecb76b20b2931c7473d3bba332ff7ccb3fe0c3987d1d231419e6b';
