import type { ResponseOf } from 'ganita/api/requestsAndResponses.js';

/** The record of a day. */
export type Panchang = ResponseOf<'panchangDay'>['panchang'];
/** The festivals of a range. */
export type FestivalCalendar = ResponseOf<'festivals'>['festival_calendar'];
export type Festival = FestivalCalendar['observances'][number];
