import type { ResponseOf } from 'ganita/api/requestsAndResponses.js';

/** The intervals of an event, as their endpoint answers. */
export type MuhurtaAnswer = ResponseOf<'muhurtaIntervals'>;
export type Muhurta = MuhurtaAnswer['muhurta'];
export type FoundInterval = Muhurta['intervals'][number];
