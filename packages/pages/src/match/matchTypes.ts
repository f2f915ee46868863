import type { PresetName } from '@ganita/core/rules/presetChoices.js';
import type { NatalChartOf, ResponseOf } from 'ganita/api/requestsAndResponses.js';
import type { ChartStyle } from 'ganita/calculations/fields/pictureFields.js';
import type { ChosenRules } from '../fields/chosenRules.js';

/** What a match shows of each chart. */
export const MATCH_SECTIONS = ['doshas'] as const;

/** What a person chose beside the births. */
export interface MatchOptions {
  /** null: as readers of the language draw it, or those of the place. */
  readonly style: ChartStyle | null;
  readonly preset: PresetName;
  readonly chosen: ChosenRules;
}

export type MatchAnswer = ResponseOf<'marriageMatch'>;
export type Partner = MatchAnswer['boy'];
export type MoonCounts = MatchAnswer['north_indian']['moon_counts'];
export type MatchBatchAnswer = ResponseOf<'marriageMatchBatch'>;
/** A match in full of a list of them. */
export type PossibleMatch = Extract<NonNullable<MatchBatchAnswer['partners'][number]['match']>, { boy: unknown }>;
/** The answer to the chart of one of the two. */
export type PartnerChart = NatalChartOf<typeof MATCH_SECTIONS>;
