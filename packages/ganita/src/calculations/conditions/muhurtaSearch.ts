import { type ConditionSky, openConditionSky } from '@ganita/core/conditions/conditionSky.js';
import { treeOf } from '@ganita/core/conditions/muhurtaIntervals.js';
import {
  MARRIAGE,
  MUHURTA_PARTS,
  type MuhurtaChoice,
  type MuhurtaPart,
  STRICTNESSES,
  type Strictness,
} from '@ganita/core/conditions/muhurtaTree.js';
import { readTree } from '@ganita/core/conditions/readTree.js';
import { requireRisingSigns } from '@ganita/core/conditions/searchIntervals.js';
import type { ConditionTree } from '@ganita/core/conditions/tree.js';
import { invalidInput } from '@ganita/core/errors/domainError.js';
import type { Janma } from '@ganita/core/muhurta/dateFacts.js';
import type { EventRow } from '@ganita/core/muhurta/eventRow.js';
import { EVENT_TYPES, type EventType, eventRow } from '@ganita/core/muhurta/events/events.js';
import { DAILY_RULES } from '@ganita/core/rules/dailyRules.js';
import { DEFAULT_RULES, type RuleName, type Rules, resolveRules } from '@ganita/core/rules/rules.js';
import { angaObservatoryOf } from '@ganita/core/sky/angaObservatory.js';
import { openObservatory } from '@ganita/core/sky/observatory.js';
import type { CivilClock } from '@ganita/core/time/civilClock.js';
import { parseDate, TRANSIT_YEARS } from '@ganita/core/time/civilText.js';
import type { CivilDate } from '@ganita/core/time/julianDay.js';
import { wholeDays } from '@ganita/core/transits/transitEvents.js';
import { Type } from 'typebox';
import type { Meta, Ports } from '../calculation.js';
import { angaPositionFlags, metaOf, namedRules, settingsOf } from '../engineMeta.js';
import { ayanamsaMode, date, timezone } from '../fields/birthFields.js';
import { calendarDateCheck } from '../fields/dateChecks.js';
import { languageField } from '../fields/languageField.js';
import { metaField, type WithMeta } from '../fields/metaSchema.js';
import { namedPlace } from '../fields/namedPlace.js';
import { ayanamsaWithoutBirth } from '../fields/rulesChecks.js';
import { rulesField } from '../fields/rulesField.js';
import { described, oneOf, SYNONYMS_KEYWORD } from '../fields/schema.js';
import { EVENT_SYNONYMS } from '../fields/synonyms.data.js';
import { spanEndCheck } from '../fields/transitFields.js';
import { type ClockUsed, clockOfFields, clockUsed, requireDate, zone } from '../fields/zoneFields.js';
import type { CheckedRequest, FieldCheck } from '../validation/checkRequest.js';
import { CONDITION_RULES, natalMoonOf, nativeAt, nativeOf, nestedBirth, nestedBirthChecks } from './searchFields.js';

/** A condition of an event. */
export const muhurtaPart = oneOf(MUHURTA_PARTS, {
  title: 'MuhurtaCondition',
  description: 'a condition of an event; docs/search.md lists what each level demands of it',
});

/** The choices that affect the times of an event. */
const EVENT_RULES = [...CONDITION_RULES, 'as_published'] as const satisfies readonly RuleName[];

const parts = (description: string) => Type.Optional(Type.Array(muhurtaPart, { default: [], description }));

/** What is searched: an event, at a place, between two dates. */
export const eventSearchFields = (maxDays: number) => ({
  event_type: {
    ...oneOf(EVENT_TYPES, {
      title: 'MuhurtaEventType',
      description: 'kind of event; GET /muhurta/events lists them with their names',
    }),
    [SYNONYMS_KEYWORD]: EVENT_SYNONYMS,
  },
  from_date: described(date, 'YYYY-MM-DD; first date'),
  to_date: described(date, `YYYY-MM-DD; last date, at most ${maxDays} days after the first`),
  ...namedPlace,
  timezone,
  zone,
  birth: nestedBirth('birth of the person, whose tara and chandra bala count; without one they do not'),
  partner: nestedBirth('birth of the other person, whose tara and chandra bala count as well'),
  strictness: Type.Optional(
    oneOf(STRICTNESSES, {
      title: 'Strictness',
      default: 'standard',
      description: 'how much of the rules of the event a time must satisfy',
    }),
  ),
  require: parts('conditions that must hold as far as the rules of the event go'),
  drop: parts('conditions that are left out, also where `require` has them'),
});

/** How the answer is computed and written. */
export const eventSearchOptions = {
  ayanamsa_mode: ayanamsaMode,
  language: languageField,
  rules: rulesField(EVENT_RULES, DAILY_RULES),
  meta: metaField,
};

export const eventSearchChecks = (maxDays: number): Readonly<Record<string, FieldCheck>> => ({
  from_date: calendarDateCheck('from_date'),
  to_date: spanEndCheck('to_date', 'from_date', maxDays),
  ...nestedBirthChecks('birth'),
  ...nestedBirthChecks('partner'),
  ayanamsa_mode: ayanamsaWithoutBirth,
});

type NestedBirth = Parameters<typeof nativeOf>[0];

/** A filled request of a search for an event. */
export interface EventSearchInput {
  readonly event_type: EventType;
  readonly from_date: string;
  readonly to_date: string;
  readonly place: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly timezone: number | null;
  readonly zone: string | null;
  readonly birth: NestedBirth | null;
  readonly partner: NestedBirth | null;
  readonly strictness: Strictness;
  readonly require: readonly MuhurtaPart[];
  readonly drop: readonly MuhurtaPart[];
}

/** The conditions that a request makes. */
export const choiceOf = (
  {
    strictness,
    birth,
    partner,
    require,
    drop,
  }: Pick<EventSearchInput, 'strictness' | 'birth' | 'partner' | 'require' | 'drop'>,
  { as_published }: Pick<Rules, 'as_published'>,
): MuhurtaChoice => ({
  strictness,
  hasSelf: birth !== null,
  hasPartner: partner !== null,
  require,
  drop,
  asPublished: as_published,
});

/** A search for an event, opened. */
export interface EventSearch {
  readonly event: EventRow;
  readonly choice: MuhurtaChoice;
  readonly tree: ConditionTree;
  readonly sky: ConditionSky;
  readonly clock: CivilClock;
  readonly from: CivilDate;
  readonly to: CivilDate;
  readonly janma: Janma | null;
  readonly natalMoonDeg: number | null;
  readonly clockUsed: ClockUsed;
  readonly meta: Meta;
}

/** The birth that a condition counts from. */
const COUNTED_FROM = { tara_bala: 'birth', chandra_bala: 'birth', partner: 'partner' } as const;

/** Reject conditions that the request does not allow, or without anything to evaluate. Errors: `invalid_input`. */
function requireConditions(input: EventSearchInput, choice: MuhurtaChoice, conditions: unknown): void {
  for (const [part, field] of Object.entries(COUNTED_FROM)) {
    if (input[field] !== null || !choice.require.includes(part as MuhurtaPart)) continue;
    throw invalidInput('require', `has ${part}, but the request has no ${field}`, choice.require, 'requires_field');
  }
  if (input.partner !== null && input.birth === null) {
    throw invalidInput(
      'partner',
      'requires birth: the stars of both persons are counted together',
      null,
      'requires_field',
    );
  }
  if (choice.asPublished !== 'none' && input.event_type !== MARRIAGE) {
    throw invalidInput(
      'rules.as_published',
      `${choice.asPublished} is a list of marriages: event_type must be ${MARRIAGE}`,
      choice.asPublished,
      'invalid_value',
    );
  }
  if (Array.isArray(conditions) && conditions.length > 0) return;
  throw invalidInput('drop', 'must leave at least one condition', input.drop, 'invalid_value');
}

/** Fields that a printed list does not read, for `meta.not_applied`; none where all have an effect. */
function unusedOf({ strictness, hasPartner, require, asPublished }: MuhurtaChoice) {
  if (asPublished === 'none') return null;
  const names = [
    ...(strictness === 'lenient' ? ['strictness'] : []),
    ...(hasPartner && !require.includes('partner') ? ['partner'] : []),
  ];
  const reason = `rules.as_published ${asPublished}`;
  return names.length > 0 && { not_applied: Object.fromEntries(names.map((name) => [name, reason])) };
}

/** Open a search for an event. Errors: `invalid_input`. */
export function openEventSearch<Input extends EventSearchInput & WithMeta>(
  request: CheckedRequest<Input>,
  ports: Ports,
): EventSearch {
  const { input, rules } = request;
  const event = eventRow(input.event_type);
  const choice = choiceOf(input, rules);
  const tree = treeOf(event, choice);
  requireConditions(input, choice, tree.all);
  requireRisingSigns(readTree(tree, choice.hasPartner).root, input.latitude);
  const clock = clockOfFields(input, ports.zones);
  const place = { latitudeDeg: input.latitude, longitudeDeg: input.longitude };
  const [from, to] = [
    parseDate(input.from_date, 'from_date', TRANSIT_YEARS),
    parseDate(input.to_date, 'to_date', TRANSIT_YEARS),
  ];
  requireDate(from, clock, 'from_date');
  const window = wholeDays(from, to, clock);
  const natal = openObservatory(ports.ephemeris, resolveRules(DEFAULT_RULES, { ayanamsa_mode: rules.ayanamsa_mode }));
  const moonDeg = input.birth === null ? null : natalMoonOf(input.birth, 'birth', natal, ports);
  const janma = moonDeg === null ? null : nativeAt(moonDeg);
  const observatory = angaObservatoryOf(openObservatory(ports.ephemeris, rules), rules);
  const { transitTables, eclipseTables } = ports;
  return {
    event,
    choice,
    tree,
    sky: openConditionSky({
      observatory,
      where: { place, clock },
      window,
      rules,
      natives: {
        self: janma,
        partner: input.partner === null ? null : nativeOf(input.partner, 'partner', natal, ports),
      },
      transitTables,
      eclipseTables,
    }),
    clock,
    from,
    to,
    janma,
    natalMoonDeg: moonDeg,
    clockUsed: clockUsed(clock, input.zone, place, window, ports.zones),
    meta: metaOf(
      request,
      ports,
      settingsOf(
        namedRules(rules, EVENT_RULES),
        {
          ...unusedOf(choice),
          ayanamsa_value: observatory.ayanamsaDeg(window.startJdUt),
          position_flags: angaPositionFlags(rules),
        },
        DAILY_RULES,
      ),
    ),
  };
}
