import type { CivilDate } from '@ganita/core/time/julianDay.js';

// Source: the feeds of tools/data/feedDigest.ts. Made by `npm run data:feed`; do not edit.

/** The day on which a date or a text of `/calendar.ics` changed last. */
export const FEED_CHANGED_ON: CivilDate = { year: 2026, month: 11, day: 28 };

/** Digest of dates and texts of that day. */
export const FEED_DIGEST = 'e1eba42af32a45df26b4da30e06cc6159bb0f6222f8d943ed9b43612f67efb34';
