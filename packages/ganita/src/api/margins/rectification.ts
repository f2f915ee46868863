import type { RulingPlanets } from '@ganita/core/kp/rulingPlanets.js';
import type { MarginKey } from '@ganita/core/margins/key.js';
import type { BirthClass } from '@ganita/core/margins/uncertainty.js';
import type { Graha } from '@ganita/core/zodiac/grahas.js';
import type { Language } from '@ganita/words/languages.js';
import { WORDS } from '@ganita/words/words.js';
import type {
  Candidate,
  EventFacts,
  LordFacts,
  RectificationFacts,
  TransitFacts,
} from '../../calculations/margins/rectification.js';
import type { RunningAtEvent } from '../../calculations/margins/runningLords.js';
import type { Wire } from '../schema/wire.js';
import { momentWriter } from '../values/clock.js';
import { named, namedOrNull } from '../values/names.js';
import { round6 } from '../values/numbers.js';
import { signNamed, signRecord } from '../values/position.js';
import type { rectificationSchema } from './rectificationSchema.js';
import type { TenthClock } from './tenthClock.js';
import { writtenValue } from './values.js';

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
