import type { ResponseOf } from 'ganita/api/requestsAndResponses.js';

export type MatchAnswer = ResponseOf<'marriageMatch'>;
export type Partner = MatchAnswer['boy'];
export type MoonCounts = MatchAnswer['north_indian']['moon_counts'];
