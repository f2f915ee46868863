import { type ConditionSky, openConditionSky } from '@ganita/core/conditions/conditionSky.js';
import {
  muhurtaIntervals as findIntervals,
  type MuhurtaFound,
  treeOf,
} from '@ganita/core/conditions/muhurtaIntervals.js';
import { MUHURTA_PARTS, STRICTNESSES } from '@ganita/core/conditions/muhurtaTree.js';
import { readTree } from '@ganita/core/conditions/readTree.js';
import { requireRisingSigns } from '@ganita/core/conditions/searchIntervals.js';
import { invalidInput } from '@ganita/core/errors/domainError.js';
import type { EventRow } from '@ganita/core/muhurta/eventRow.js';
import { eventRow } from '@ganita/core/muhurta/events/events.js';
import { DAILY_RULES } from '@ganita/core/rules/dailyRules.js';
import { parseDate, TRANSIT_YEARS } from '@ganita/core/time/civilText.js';
import type { PrintedRounding } from '@ganita/core/time/printedMoment.js';
import { wholeDays } from '@ganita/core/transits/transitEvents.js';
import { Type } from 'typebox';
import { openBirthAndDays } from '../birthAndDays.js';
import type { BirthMoment } from '../birthMoment.js';
import { calculation, type Filled, type Meta, type Ports } from '../calculation.js';
import { metaOf, namedRules, settingsOf } from '../engineMeta.js';
import { birthCore, birthFields } from '../fields/birthFields.js';
import { type EventPlace, eventFields, eventPlaceOf } from '../fields/eventFields.js';
import { languageField } from '../fields/languageField.js';
import { metaField } from '../fields/metaSchema.js';
import { namedPlace } from '../fields/namedPlace.js';
import { rulesOf } from '../fields/rulesChecks.js';
import { rulesField } from '../fields/rulesField.js';
import { oneOf, SYNONYMS_KEYWORD } from '../fields/schema.js';
import { EVENT_SYNONYMS } from '../fields/synonyms.data.js';
import { type ClockUsed, clockUsed, requireDate } from '../fields/zoneFields.js';
import { muhurtaChecks, muhurtaInput } from '../muhurta/muhurtaInput.js';
import type { CheckedRequest } from '../validation/checkRequest.js';
import { CONDITION_RULES, listingFields, nativeAt, nativeOf, nestedBirth, nestedBirthChecks } from './searchFields.js';

/** A condition of an event. */
export const muhurtaPart = oneOf(MUHURTA_PARTS, {
  title: 'MuhurtaCondition',
  description: 'a condition of an event; docs/search.md lists what each level demands of it',
});

const parts = (description: string) => Type.Optional(Type.Array(muhurtaPart, { default: [], description }));

/** The request of `POST /muhurta/intervals`: that of `/muhurta` without the cells of its days. */
const intervalsInput = Type.Object({
  ...birthCore,
  ...namedPlace,
  event_type: { ...muhurtaInput.properties.event_type, [SYNONYMS_KEYWORD]: EVENT_SYNONYMS },
  from_date: muhurtaInput.properties.from_date,
  to_date: muhurtaInput.properties.to_date,
  ...eventFields,
  strictness: Type.Optional(
    oneOf(STRICTNESSES, {
      title: 'Strictness',
      default: 'standard',
      description: 'how much of the rules of the event an interval must satisfy',
    }),
  ),
  require: parts(
    'conditions that must hold as `strict` has them, `two_favourable` as `standard` has it; `partner` requires the field',
  ),
  drop: parts('conditions that are left out, also where `require` has them'),
  partner: nestedBirth('birth of the other person, whose tara and chandra bala count as well'),
  ...listingFields,
  ayanamsa_value: birthFields.ayanamsa_value,
  language: languageField,
  rules: rulesField(CONDITION_RULES, DAILY_RULES),
  meta: metaField,
});

export type IntervalsInput = Filled<typeof intervalsInput>;

/** The intervals of an event with the request, the birth as resolved and `meta`. */
export interface IntervalsAnswer {
  readonly input: IntervalsInput;
  readonly birth: BirthMoment;
  readonly event: EventRow;
  readonly where: EventPlace;
  readonly sky: ConditionSky;
  readonly found: MuhurtaFound;
  readonly natalMoonDeg: number;
  readonly clockUsed: ClockUsed;
  readonly rounding: PrintedRounding;
  readonly meta: Meta;
}

/** The conditions that a request makes. */
export const choiceOf = ({
  strictness,
  partner,
  require,
  drop,
}: Pick<IntervalsInput, 'strictness' | 'partner' | 'require' | 'drop'>) => ({
  strictness,
  hasPartner: partner !== null,
  require,
  drop,
});

/** Reject conditions without anything to evaluate. Errors: `invalid_input`. */
function requireConditions({ require, drop, partner }: IntervalsInput, conditions: unknown): void {
  if (require.includes('partner') && partner === null) {
    throw invalidInput('require', 'has partner, but the request has no partner', require, 'requires_field');
  }
  if (Array.isArray(conditions) && conditions.length > 0) return;
  throw invalidInput('drop', 'must leave at least one condition', drop, 'invalid_value');
}

function compute(request: CheckedRequest<IntervalsInput>, ports: Ports): IntervalsAnswer {
  const { input, rules } = request;
  const { birth, natalMoonDeg, natal, observatory, figures } = openBirthAndDays(input, rules, ports);
  const event = eventRow(input.event_type);
  const from = parseDate(input.from_date, 'from_date', TRANSIT_YEARS);
  const to = parseDate(input.to_date, 'to_date', TRANSIT_YEARS);
  const where = eventPlaceOf(input, { ...from, hour: 0, minute: 0, second: 0 }, ports.zones);
  const { clock, zone, place } = where;
  requireDate(from, clock, 'from_date');
  const choice = choiceOf(input);
  const tree = treeOf(event, choice);
  requireConditions(input, tree.all);
  const latitudeField = input.event_latitude === null ? 'latitude' : 'event_latitude';
  requireRisingSigns(readTree(tree, choice.hasPartner).root, place.latitudeDeg, latitudeField);
  const window = wholeDays(from, to, clock);
  const janma = nativeAt(natalMoonDeg);
  const partner = input.partner === null ? null : nativeOf(input.partner, 'partner', natal, ports);
  const { transitTables, eclipseTables } = ports;
  const sky = openConditionSky({
    observatory,
    where,
    window,
    rules,
    natives: { self: janma, partner },
    transitTables,
    eclipseTables,
  });
  const { minimum_minutes: minimumMinutes, split, limit } = input;
  return {
    input,
    birth,
    event,
    where,
    sky,
    found: findIntervals(sky, { event, janma, choice, options: { minimumMinutes, split }, limit }),
    natalMoonDeg,
    clockUsed: clockUsed(clock, zone, place, window, ports.zones),
    rounding: rules.printed_rounding,
    meta: metaOf(request, ports, settingsOf({ ...namedRules(rules, CONDITION_RULES), ...figures }, DAILY_RULES)),
  };
}

/** `POST /muhurta/intervals`: every interval of a range that satisfies the conditions of an event. */
export const muhurtaIntervals = calculation({
  request: intervalsInput,
  checks: { ...muhurtaChecks, ...nestedBirthChecks('partner') },
  rules: rulesOf({ base: DAILY_RULES }),
  birthField: 'date',
  compute,
});
