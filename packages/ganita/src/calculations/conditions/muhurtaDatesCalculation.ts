import { type DatesFound, muhurtaDates as findDates } from '@ganita/core/conditions/muhurtaDates.js';
import { DAILY_RULES } from '@ganita/core/rules/dailyRules.js';
import { daysSince2000 } from '@ganita/core/time/julianDay.js';
import type { PrintedRounding } from '@ganita/core/time/printedMoment.js';
import { Type } from 'typebox';
import { calculation, type Filled, type Ports } from '../calculation.js';
import { detailField } from '../fields/detailField.js';
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

/** Days from the first date of a search to its last: a year. */
const MAX_DAYS = 365;

/** The request of `POST /muhurta/dates`. */
const datesInput = Type.Object({
  ...eventSearchFields(MAX_DAYS),
  minimum_minutes: Type.Optional(
    Type.Number({ minimum: 0, maximum: 1440, default: 0, description: 'shorter intervals are left out' }),
  ),
  detail: detailField('the days that have an interval, without what excludes the others'),
  ...eventSearchOptions,
});

type DatesInput = Filled<typeof datesInput>;

/** The days of a range with the request and `meta`. */
export interface DatesAnswer extends EventSearch {
  readonly input: DatesInput;
  readonly found: DatesFound;
  readonly rounding: PrintedRounding;
}

function compute(request: CheckedRequest<DatesInput>, ports: Ports): DatesAnswer {
  const { input, rules } = request;
  const search = openEventSearch(request, ports);
  const { event, janma, choice, from, to } = search;
  const [first, last] = [daysSince2000(from), daysSince2000(to)];
  const days = Array.from({ length: last - first + 1 }, (_, at) => search.sky.days.of(first + at) ?? []).flat();
  const found = findDates(search.sky, {
    event,
    janma,
    choice,
    days,
    minimumMinutes: input.minimum_minutes,
    withReasons: input.detail === 'full',
  });
  return {
    ...search,
    input,
    found,
    meta: withAstaNotes(search.meta, search.sky.byLongitude, search.clock, rules.muhurta_asta_method),
    rounding: rules.printed_rounding,
  };
}

/** `POST /muhurta/dates`: every Vedic day of a range with the times that suit an event, and what excludes the others. */
export const muhurtaDates = calculation({
  request: datesInput,
  checks: eventSearchChecks(MAX_DAYS),
  rules: rulesOf({ base: DAILY_RULES, check: noUserAyanamsa }),
  compute,
});
