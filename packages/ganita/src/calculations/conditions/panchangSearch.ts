import { type ConditionSky, openConditionSky } from '@ganita/core/conditions/conditionSky.js';
import { readTree } from '@ganita/core/conditions/readTree.js';
import {
  isDayByDay,
  MAX_SEARCH_DAYS,
  requireNatives,
  requireRisingSigns,
  searchIntervals,
} from '@ganita/core/conditions/searchIntervals.js';
import { DAILY_RULES } from '@ganita/core/rules/dailyRules.js';
import { DEFAULT_RULES, resolveRules } from '@ganita/core/rules/rules.js';
import type { MarkedSet } from '@ganita/core/search/intervalSets.js';
import { angaObservatoryOf } from '@ganita/core/sky/angaObservatory.js';
import { openObservatory } from '@ganita/core/sky/observatory.js';
import type { CivilClock } from '@ganita/core/time/civilClock.js';
import { parseDate, parseDateTime, TRANSIT_YEARS } from '@ganita/core/time/civilText.js';
import { addDays } from '@ganita/core/time/julianDay.js';
import type { PrintedRounding } from '@ganita/core/time/printedMoment.js';
import { nakshatraAt } from '@ganita/core/zodiac/nakshatras.js';
import { Type } from 'typebox';
import { calculation, type Filled, type Meta, type Ports } from '../calculation.js';
import { angaPositionFlags, metaOf, namedRules, settingsOf } from '../engineMeta.js';
import { ayanamsaMode, date, timezone } from '../fields/birthFields.js';
import { languageField } from '../fields/languageField.js';
import { metaField } from '../fields/metaSchema.js';
import { namedPlace } from '../fields/namedPlace.js';
import { ayanamsaWithoutBirth, noUserAyanamsa, rulesOf } from '../fields/rulesChecks.js';
import { rulesField } from '../fields/rulesField.js';
import { described, nullable } from '../fields/schema.js';
import { spanEndCheck } from '../fields/transitFields.js';
import { type ClockUsed, clockOfFields, clockUsed, requireDate, zone } from '../fields/zoneFields.js';
import { withAstaNotes } from '../muhurta/astaNotes.js';
import type { CheckedRequest, FieldCheck } from '../validation/checkRequest.js';
import {
  CONDITION_RULES,
  conditionTree,
  listingFields,
  nativeOf,
  nestedBirth,
  nestedBirthChecks,
} from './searchFields.js';

/** The request of `POST /panchang/search`. */
const searchInput = Type.Object({
  from_date: Type.String({
    pattern: '^\\d{4}-\\d{2}-\\d{2}(T\\d{2}:\\d{2}:\\d{2})?$',
    description: 'YYYY-MM-DD or YYYY-MM-DDTHH:MM:SS; first date, or first moment on the clock of the place',
  }),
  to_date: described(
    date,
    `YYYY-MM-DD; last date, at most ${MAX_SEARCH_DAYS.long - 1} days after the first, ${MAX_SEARCH_DAYS.dayByDay - 1} where a condition is computed day by day`,
  ),
  ...namedPlace,
  timezone,
  zone,
  where: conditionTree,
  birth: nestedBirth('birth from whose Moon tara_bala, chandra_bala and chandrashtama count'),
  janma_nakshatra: Type.Optional(
    nullable(
      Type.Integer({
        minimum: 1,
        maximum: 27,
        default: null,
        description:
          'number of the nakshatra of the birth, 1 Ashwini, where no birth is given; tara_bala counts from it',
      }),
    ),
  ),
  ...listingFields,
  ayanamsa_mode: ayanamsaMode,
  language: languageField,
  rules: rulesField(CONDITION_RULES, DAILY_RULES),
  meta: metaField,
});

export type SearchInput = Filled<typeof searchInput>;

/** The intervals of a search with its request and `meta`. */
export interface SearchAnswer {
  readonly input: SearchInput;
  readonly sky: ConditionSky;
  readonly intervals: MarkedSet;
  readonly clock: CivilClock;
  readonly clockUsed: ClockUsed;
  readonly rounding: PrintedRounding;
  readonly meta: Meta;
}

/** The first date of a range that may begin at a moment. */
const dateOf = (from: unknown): string => String(from).slice(0, 'YYYY-MM-DD'.length);

const spanCheck =
  (days: number): FieldCheck =>
  (value, body, limits) =>
    spanEndCheck('to_date', 'from_date', days - 1)(value, { ...body, from_date: dateOf(body.from_date) }, limits);

/** The Moon of a birth is not known when a request is checked: only whether there is one. */
const GIVEN = { nakshatra: 'Ashwini', sign: 'Aries' } as const;

const whereCheck: FieldCheck = (value, body, limits) => {
  const { root } = readTree(value);
  requireRisingSigns(root, body.latitude as number);
  const self =
    (body.birth ?? null) !== null ? GIVEN : (body.janma_nakshatra ?? null) !== null ? { ...GIVEN, sign: null } : null;
  requireNatives(root, { self, partner: null });
  if (isDayByDay(root)) spanCheck(MAX_SEARCH_DAYS.dayByDay)(body.to_date, body, limits);
};

function compute(request: CheckedRequest<SearchInput>, ports: Ports): SearchAnswer {
  const { input, rules } = request;
  const observatory = angaObservatoryOf(openObservatory(ports.ephemeris, rules), rules);
  const natal = openObservatory(ports.ephemeris, resolveRules(DEFAULT_RULES, { ayanamsa_mode: rules.ayanamsa_mode }));
  const clock = clockOfFields(input, ports.zones);
  const place = { latitudeDeg: input.latitude, longitudeDeg: input.longitude };
  const from = parseDateTime(input.from_date, 'from_date', TRANSIT_YEARS);
  requireDate(from, clock, 'from_date');
  const window = {
    startJdUt: input.from_date.includes('T') ? clock.momentOf(from) : clock.startOf(from),
    endJdUt: clock.startOf(addDays(parseDate(input.to_date, 'to_date', TRANSIT_YEARS), 1)),
  };
  const star = input.janma_nakshatra;
  const self =
    input.birth !== null
      ? nativeOf(input.birth, 'birth', natal, ports)
      : star !== null
        ? { nakshatra: nakshatraAt(star), sign: null }
        : null;
  const { transitTables, eclipseTables } = ports;
  const sky = openConditionSky({
    observatory,
    where: { place, clock },
    window,
    rules,
    natives: { self, partner: null },
    transitTables,
    eclipseTables,
  });
  const { minimum_minutes: minimumMinutes, split } = input;
  const intervals = searchIntervals(readTree(input.where).root, sky, [window], { minimumMinutes, split });
  const meta = metaOf(
    request,
    ports,
    settingsOf(
      namedRules(rules, CONDITION_RULES),
      { ayanamsa_value: observatory.ayanamsaDeg(window.startJdUt), position_flags: angaPositionFlags(rules) },
      DAILY_RULES,
    ),
  );
  return {
    input,
    sky,
    intervals,
    clock,
    clockUsed: clockUsed(clock, input.zone, place, window, ports.zones),
    rounding: rules.printed_rounding,
    meta: withAstaNotes(meta, sky.byLongitude, clock, rules.muhurta_asta_method),
  };
}

/** `POST /panchang/search`: every interval of a range in which a tree of conditions holds. */
export const panchangSearch = calculation({
  request: searchInput,
  checks: {
    from_date: (value) => parseDateTime(value as string, 'from_date', TRANSIT_YEARS),
    to_date: spanCheck(MAX_SEARCH_DAYS.long),
    where: whereCheck,
    ...nestedBirthChecks('birth'),
    ayanamsa_mode: ayanamsaWithoutBirth,
  },
  rules: rulesOf({ base: DAILY_RULES, check: noUserAyanamsa }),
  compute,
});
