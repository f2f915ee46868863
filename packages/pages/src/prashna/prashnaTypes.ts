import type { ResponseOf } from 'ganita/api/requestsAndResponses.js';

/** The facts of a question, as their endpoint answers. */
export type Prashna = ResponseOf<'prashna'>['prashna'];
