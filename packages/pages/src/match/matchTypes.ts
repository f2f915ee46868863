import type { NatalChartOf, ResponseOf } from 'ganita/api/requestsAndResponses.js';
import type { MATCH_SECTIONS } from './matchPage.js';

export type MatchAnswer = ResponseOf<'marriageMatch'>;
export type Partner = MatchAnswer['boy'];
export type MoonCounts = MatchAnswer['north_indian']['moon_counts'];
export type MatchBatchAnswer = ResponseOf<'marriageMatchBatch'>;
/** A match in full of a list of them. */
export type PossibleMatch = Extract<NonNullable<MatchBatchAnswer['partners'][number]['match']>, { boy: unknown }>;
/** The answer to the chart of one of the two. */
export type PartnerChart = NatalChartOf<typeof MATCH_SECTIONS>;
