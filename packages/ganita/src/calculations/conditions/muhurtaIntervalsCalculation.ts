import { muhurtaIntervals as findIntervals, type MuhurtaFound } from '@ganita/core/conditions/muhurtaIntervals.js';
import { DAILY_RULES } from '@ganita/core/rules/dailyRules.js';
import type { PrintedRounding } from '@ganita/core/time/printedMoment.js';
import { Type } from 'typebox';
import { calculation, type Filled, type Ports } from '../calculation.js';
import { noUserAyanamsa, rulesOf } from '../fields/rulesChecks.js';
import { withAstaNotes } from '../muhurta/astaNotes.js';
import type { CheckedRequest } from '../validation/checkRequest.js';
import {
  type EventSearch,
  eventSearchChecks,
  eventSearchFields,
  eventSearchOptions,
  openEventSearch,
} from './muhurtaSearch.js';
import { listingFields } from './searchFields.js';

/** Days from the first date of a search to its last. */
const MAX_DAYS = 90;

/** The request of `POST /muhurta/intervals`. */
const intervalsInput = Type.Object({
  ...eventSearchFields(MAX_DAYS),
  ...listingFields,
  ...eventSearchOptions,
});

export type IntervalsInput = Filled<typeof intervalsInput>;

/** The intervals of an event with the request and `meta`. */
export interface IntervalsAnswer extends EventSearch {
  readonly input: IntervalsInput;
  readonly found: MuhurtaFound;
  readonly rounding: PrintedRounding;
}

function compute(request: CheckedRequest<IntervalsInput>, ports: Ports): IntervalsAnswer {
  const { input, rules } = request;
  const search = openEventSearch(request, ports);
  const { event, janma, choice, sky } = search;
  const { minimum_minutes: minimumMinutes, split, limit } = input;
  const found = findIntervals(sky, { event, janma, choice, options: { minimumMinutes, split }, limit });
  return {
    ...search,
    input,
    found,
    meta: withAstaNotes(search.meta, sky.byLongitude, search.clock, rules.muhurta_asta_method),
    rounding: rules.printed_rounding,
  };
}

/** `POST /muhurta/intervals`: every interval of a range that satisfies the conditions of an event. */
export const muhurtaIntervals = calculation({
  request: intervalsInput,
  checks: eventSearchChecks(MAX_DAYS),
  rules: rulesOf({ base: DAILY_RULES, check: noUserAyanamsa }),
  compute,
});
