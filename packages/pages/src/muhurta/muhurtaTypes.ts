import type { ResponseOf } from 'ganita/api/requestsAndResponses.js';

/** The days of an event, as their endpoint answers. */
export type DatesAnswer = ResponseOf<'muhurtaDates'>;
export type MuhurtaDay = DatesAnswer['muhurta']['muhurta_days'][number];

/** The intervals of an event, as their endpoint answers. */
export type FoundInterval = ResponseOf<'muhurtaIntervals'>['muhurta']['intervals'][number];
