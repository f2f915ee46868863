import { CHARA_KARAKAS } from '@ganita/core/karakas/karakas.js';
import type { RulingPlanets } from '@ganita/core/kp/rulingPlanets.js';
import type { MarginKey } from '@ganita/core/margins/key.js';
import type { BirthClass } from '@ganita/core/margins/uncertainty.js';
import type { Graha } from '@ganita/core/zodiac/grahas.js';
import type { Language } from '@ganita/words/languages.js';
import { WORDS } from '@ganita/words/words.js';
import { type TSchema, Type } from 'typebox';
import { described, nullable, oneOf } from '../../calculations/fields/schema.js';
import type {
  Candidate,
  EventFacts,
  LordFacts,
  RectificationFacts,
  TransitFacts,
} from '../../calculations/margins/rectificationCalculation.js';
import type { RunningAtEvent } from '../../calculations/margins/runningLords.js';
import { letterId } from '../kp/significators.js';
import { grahaId } from '../schema/bodies.js';
import { momentOf } from '../schema/moments.js';
import { nakshatraId } from '../schema/nakshatraFields.js';
import { displayWord, namedFields, namedOrNullFields } from '../schema/nameFields.js';
import { houseSchema, signFields, signNamedFields, signSchema } from '../schema/positionFields.js';
import type { Wire } from '../schema/wire.js';
import { momentWriter } from '../values/clock.js';
import { named, namedOrNull } from '../values/names.js';
import { round6 } from '../values/numbers.js';
import { signNamed, signRecord } from '../values/position.js';
import { classFields } from './classSchema.js';
import { tenthMoment } from './fields.js';
import type { TenthClock } from './tenthClock.js';
import { writtenValue } from './values.js';

const list = (items: TSchema, description: string) => Type.Array(items, { description });
const byName = <S extends TSchema>(schema: S, description: string) =>
  Type.Record(Type.String(), schema, { description });

const periodSchema = Type.Object(
  {
    level: Type.Integer({ minimum: 1, maximum: 6, description: 'level of the period, 1 mahadasha' }),
    lord: Type.String({ description: 'what rules it: a graha or a sign' }),
    start: momentOf('when it starts'),
    end: momentOf('when it ends'),
    event_days: nullable(
      Type.Number({ minimum: 0, description: 'days of the event in it; null where the event is a moment' }),
    ),
  },
  { title: 'PeriodAtEvent', description: 'a dasha period that runs at an event' },
);

const grahaHousesSchema = Type.Object(
  {
    owns: Type.Array(houseSchema, { description: 'houses whose sign it rules, from the lagna of the chart' }),
    occupies: described(houseSchema, 'the house that it is in'),
  },
  { title: 'HousesOfGraha', description: 'houses of a graha in a chart' },
);

const lordSchema = Type.Object(
  {
    ...namedFields('planet', grahaId),
    houses_by_chart: byName(grahaHousesSchema, 'its houses in each of `vargas`'),
    ...namedFields('star_lord', described(grahaId, 'lord of its nakshatra')),
    star_lord_houses: described(grahaHousesSchema, 'houses of the star lord in D-1'),
    house_from_dasha_lord: nullable(
      described(houseSchema, 'signs from that of the mahadasha lord, both counted; null where that is no graha'),
    ),
    ...namedOrNullFields(
      'karaka',
      oneOf(CHARA_KARAKAS, { title: 'CharaKarakaId', description: 'its chara karaka; null where it has none' }),
    ),
  },
  { title: 'LordAtEvent', description: 'what a running lord is in the chart of a candidate' },
);

const transitSchema = Type.Object(
  {
    ...namedFields('planet', grahaId),
    ...signFields,
    house_from_lagna: described(houseSchema, 'house of that sign from the lagna of the candidate'),
    house_from_moon: described(houseSchema, 'house of that sign from its Moon'),
  },
  { title: 'TransitAtEvent', description: 'where a graha is at an event, seen from a candidate' },
);

const cuspSchema = Type.Object(
  {
    house: described(houseSchema, 'a house of the kind of the event'),
    ...namedFields('star_lord', described(grahaId, 'star lord of its cusp')),
    ...namedFields('sub_lord', described(grahaId, 'sub lord of its cusp')),
  },
  { title: 'CuspOfKind', description: 'lords of the Placidus cusp of a house, in the zodiac of the request' },
);

const touchingSchema = Type.Object(
  {
    ...namedFields('planet', grahaId),
    letters: Type.Array(letterId, { description: 'letters by which it signifies any of them' }),
  },
  { title: 'TouchingSignificator', description: 'a graha that signifies a house of the kind of an event' },
);

const changeOfLordsSchema = Type.Object(
  {
    dasha: Type.String({ description: 'id of the dasha' }),
    at_birth_time: described(tenthMoment, 'time of birth at which the lords change'),
    lords_before: Type.Array(grahaId, { description: 'lords at the event for a birth before it, by level' }),
    lords_after: Type.Array(grahaId, { description: 'lords at the event for a birth after it, by level' }),
  },
  { title: 'ChangeOfLords', description: 'a time of birth inside the candidate at which the lords of an event change' },
);

const eventSchema = Type.Object(
  {
    id: Type.String({ description: 'id of the event in the request' }),
    event_kind: nullable(Type.String({ description: 'kind of the event; null where it has none' })),
    running_periods: byName(list(periodSchema, 'periods, each followed by its parts'), 'running periods of each dasha'),
    running_lords: list(lordSchema, 'the grahas among the running lords'),
    transits: list(transitSchema, 'places of the requested grahas'),
    event_cusps: nullable(list(cuspSchema, 'cusps of the houses of the kind; null where Placidus does not exist')),
    significators_touching: nullable(
      list(touchingSchema, 'grahas that signify one of these houses; null where Placidus does not exist'),
    ),
    lord_changes_inside: list(changeOfLordsSchema, 'how the lords change as the birth moves through the candidate'),
    lord_changes_not_computed: list(
      Type.String({ description: 'id of a dasha' }),
      'dashas whose lords may change inside the candidate without being listed: those that do not start from a nakshatra, and all where the event is a span',
    ),
  },
  { title: 'EventOfCandidate', description: 'the facts of an event for one candidate' },
);

const candidateSchema = Type.Object(
  {
    ...classFields,
    lagna_signs: byName(signSchema, 'sign of the lagna in each of `vargas`'),
    ...signNamedFields('moon_sign', 'sign of the Moon'),
    vighatis_since_sunrise: Type.Integer({ minimum: 0, description: 'whole vighatis of 24 seconds since sunrise' }),
    remainder_4_9: Type.Integer({ minimum: 0, maximum: 8, description: 'four times the vighatis, remainder by nine' }),
    stars_indicated: Type.Array(nakshatraId, { description: 'the nakshatras of that remainder, nine apart' }),
    stars_indicated_names: Type.Array(displayWord, { description: 'their display words' }),
    remainder_225: Type.Integer({ minimum: 0, maximum: 224, description: 'the vighatis, remainder by 225' }),
    mandi_to_lagna_count: Type.Integer({
      minimum: 1,
      maximum: 12,
      description: 'signs from that of Maandi to the lagna, both counted',
    }),
    ...namedFields('lagna_sub_lord', described(grahaId, 'sub lord of the lagna, in the zodiac of the request')),
    lagna_sub_in_ruling_planets: nullable(
      Type.Boolean({ description: 'whether it is one of `judgement_rulers`; null without a judgement' }),
    ),
    event_facts: list(eventSchema, 'the facts of each event'),
  },
  { title: 'BirthTimeCandidate', description: 'a part of the uncertain time, and what it makes of the events' },
);

const fieldNames = (description: string) =>
  Type.Array(Type.String({ description: 'name of a field, such as running.vimsottari.2' }), { description });

const differencesSchema = Type.Object(
  {
    id: Type.String({ description: 'id of the event' }),
    differing: fieldNames('fields that are not the same for all candidates'),
    same_everywhere: fieldNames('fields that are'),
  },
  { title: 'EventDifferences', description: 'which facts of an event differ between the candidates' },
);

/** Facts of events for each candidate. */
export const rectificationSchema = Type.Object(
  {
    judgement_rulers: nullable(
      Type.Array(grahaId, { description: 'ruling planets of the moment of judgement by rank; null without one' }),
    ),
    judgement_rulers_names: nullable(Type.Array(displayWord, { description: 'their display words' })),
    birth_time_candidates: list(
      candidateSchema,
      'the parts of the uncertain time by `partition_keys`, in order of time',
    ),
    event_differences: list(differencesSchema, 'for each event, which facts differ between the candidates'),
  },
  {
    title: 'RectificationFacts',
    description: 'facts of events for each candidate of the time of birth; no score, no verdict and no ranking',
  },
);

/** A part of the uncertain time with the values of its keys. */
export const classRecord = (part: BirthClass, keys: readonly MarginKey[], clock: TenthClock) => ({
  from_time: clock(part.fromDays),
  to_time: clock(part.toDays),
  share: round6(part.share),
  representative: clock(part.representativeDays),
  key_values: Object.fromEntries(
    keys.map((key, index) => [key.key, writtenValue(part.values[index] as (typeof part.values)[number])]),
  ),
});

function lordRecord({ graha, houses, starLord, starLordHouses, fromDashaLord, karaka }: LordFacts, language: Language) {
  const { zodiac, points } = WORDS[language];
  return {
    ...named('planet', graha, zodiac.body),
    houses_by_chart: houses,
    ...named('star_lord', starLord, zodiac.body),
    star_lord_houses: starLordHouses,
    house_from_dasha_lord: fromDashaLord,
    ...namedOrNull('karaka', karaka, points.charaKaraka),
  };
}

const transitRecord = ({ graha, sign, fromLagna, fromMoon }: TransitFacts, language: Language) => ({
  ...named('planet', graha, WORDS[language].zodiac.body),
  ...signRecord(sign, language),
  house_from_lagna: fromLagna,
  house_from_moon: fromMoon,
});

/** Changes between the spans of each dasha. */
const changesRecord = ({ lordChanges }: EventFacts, clock: TenthClock) =>
  Object.entries(lordChanges).flatMap(([dasha, spans]) =>
    (spans ?? []).slice(1).map((span, index) => ({
      dasha,
      at_birth_time: clock(span.fromDays),
      lords_before: spans?.[index]?.value as readonly Graha[],
      lords_after: span.value as readonly Graha[],
    })),
  );

function eventRecord(
  facts: EventFacts,
  clock: TenthClock,
  moment: ReturnType<typeof momentWriter>,
  language: Language,
) {
  const { zodiac } = WORDS[language];
  const period = ({ level, lord, startJdUt, endJdUt, days }: RunningAtEvent) => ({
    level,
    lord,
    start: moment(startJdUt),
    end: moment(endJdUt),
    event_days: days === null ? null : round6(days),
  });
  return {
    id: facts.event.id,
    event_kind: facts.event.kind ?? null,
    running_periods: Object.fromEntries(Object.entries(facts.running).map(([id, rows]) => [id, rows.map(period)])),
    running_lords: facts.lords.map((lord) => lordRecord(lord, language)),
    transits: facts.transits.map((transit) => transitRecord(transit, language)),
    event_cusps:
      facts.cusps?.map(({ house, lords }) => ({
        house,
        ...named('star_lord', lords.starLord, zodiac.body),
        ...named('sub_lord', lords.subLord, zodiac.body),
      })) ?? null,
    significators_touching:
      facts.touching?.map(({ graha, letters }) => ({ ...named('planet', graha, zodiac.body), letters })) ?? null,
    lord_changes_inside: changesRecord(facts, clock),
    lord_changes_not_computed: Object.entries(facts.lordChanges).flatMap(([id, spans]) => (spans === null ? [id] : [])),
  };
}

function candidateRecord(
  { part, lagnas, moonSign, numbers, lagnaSubLord, events }: Candidate,
  ruling: RulingPlanets | null,
  keys: readonly MarginKey[],
  clock: TenthClock,
  moment: ReturnType<typeof momentWriter>,
  language: Language,
) {
  return {
    ...classRecord(part, keys, clock),
    lagna_signs: Object.fromEntries(Object.entries(lagnas).map(([id, sign]) => [id, signRecord(sign, language)])),
    ...signNamed('moon_sign', moonSign, language),
    vighatis_since_sunrise: numbers.vighatis,
    remainder_4_9: numbers.remainder49,
    stars_indicated: numbers.stars,
    stars_indicated_names: numbers.stars.map((star) => WORDS[language].zodiac.nakshatra[star]),
    remainder_225: numbers.remainder225,
    mandi_to_lagna_count: numbers.maandiToLagna,
    ...named('lagna_sub_lord', lagnaSubLord, WORDS[language].zodiac.body),
    lagna_sub_in_ruling_planets: ruling?.planets.some(({ graha }) => graha === lagnaSubLord) ?? null,
    event_facts: events.map((facts) => eventRecord(facts, clock, moment, language)),
  };
}

/** Facts of events for each candidate. */
export function rectificationRecord(
  { ruling, partitionKeys, candidates, differences }: RectificationFacts,
  clock: TenthClock,
  offsetHours: number,
  language: Language,
): Wire<typeof rectificationSchema> {
  const moment = momentWriter(offsetHours);
  return {
    judgement_rulers: ruling?.unique.map(({ graha }) => graha) ?? null,
    judgement_rulers_names: ruling?.unique.map(({ graha }) => WORDS[language].zodiac.body[graha]) ?? null,
    birth_time_candidates: candidates.map((one) =>
      candidateRecord(one, ruling, partitionKeys, clock, moment, language),
    ),
    event_differences: differences.map(({ id, differing, same }) => ({ id, differing, same_everywhere: same })),
  } as Wire<typeof rectificationSchema>;
}
