import { kaalaOf } from '@ganita/core/festivals/kaalas.js';
import type { Occurrence } from '@ganita/core/festivals/occurrence.js';
import type { ChandraStay, TaraStay } from '@ganita/core/festivals/personal/balas.js';
import type { OwnedAnniversary } from '@ganita/core/festivals/personal/personalCalendar.js';
import type { RangeDay } from '@ganita/core/panchanga/range/rangeDays.js';
import { dateText } from '@ganita/core/time/civilText.js';
import type { Interval } from '@ganita/core/time/interval.js';
import { MINUTES_PER_DAY } from '@ganita/core/time/julianDay.js';
import { taraId } from '@ganita/core/zodiac/taras.js';
import type { Language } from '@ganita/words/languages.js';
import { WORDS } from '@ganita/words/words.js';
import type { PersonalAnswer } from '../../calculations/calendar/personalCalendar.js';
import { endpointAnswer } from '../endpointAnswer.js';
import { evidenceRecord, ruleRecord } from '../festivals/decision.js';
import { angaRecord } from '../festivals/festivals.js';
import { natalMoonRecord } from '../muhurta/muhurta.js';
import type { Wire } from '../schema/wire.js';
import { tithiRecord } from '../values/angas.js';
import { birthDetailsRecord } from '../values/birthDetails.js';
import { type Clock, clockOf } from '../values/clock.js';
import { eventPlaceRecord } from '../values/eventPlace.js';
import { metaRecord } from '../values/meta.js';
import { nakshatraRow } from '../values/nakshatra.js';
import { idAndName, named, namedOrNull } from '../values/names.js';
import { signNamed, signRecord } from '../values/position.js';
import { clockUsedRecord } from '../values/resolvedTime.js';
import { weekdayRecord } from '../values/weekday.js';
import { personalResponse } from './personalResponse.js';

/** The wire record of `POST /calendar/personal`. */
export function personalRecord(answer: PersonalAnswer): Wire<typeof personalResponse> {
  const { input, native, calendar, where } = answer;
  const { language } = input;
  const clock = clockOf(where.clock, answer.rounding);
  const dayOf = ({ date, weekday }: RangeDay) => ({ date: dateText(date), ...weekdayRecord(weekday, language) });
  return {
    birth_details: birthDetailsRecord(input, answer.birth, answer.meta.settings),
    personal: {
      ...eventPlaceRecord(where),
      from_date: dateText(answer.from),
      to_date: dateText(answer.to),
      natal_moon: natalMoonRecord(answer.natalMoonDeg, language),
      birth_tithi: tithiRecord(native.date.tithi, language),
      ...named('birth_amanta', native.date.month, WORDS[language].panchangaCalendar.lunarMonth),
      birth_is_adhika: native.date.isAdhika,
      anniversaries:
        calendar.anniversaries?.map((one) => ({
          ...anniversaryHead(one, answer),
          ...dayOf(one.occurrence.day),
          ...anniversaryFacts(one, answer, clock, language),
        })) ?? null,
      janma_nakshatra_days:
        calendar.janmaNakshatraDays?.map((one) => ({ ...dayOf(one.day), ...clock.span(angaOf(one)) })) ?? null,
      chandrashtama_stays:
        calendar.chandrashtama?.map((stay) => ({ ...signRecord(stay.sign, language), ...clock.span(stay) })) ?? null,
      balas:
        calendar.balas?.map(({ day, taras, chandra }) => ({
          date: dateText(day.date),
          sunrise_at: clock.moment(day.sun.sunriseJdUt),
          tara_stays: taras.map((stay) => taraRecord(stay, clock, language)),
          chandra_stays: chandra.map((stay) => chandraRecord(stay, clock, language)),
        })) ?? null,
    },
    resolved_time: clockUsedRecord(answer.clockUsed),
    meta: metaRecord(answer.meta),
  };
}

const anniversaryHead = ({ kind, ancestor }: OwnedAnniversary, { input }: PersonalAnswer) => ({
  ...named('anniversary', kind, WORDS[input.language].personal.anniversary),
  ancestor: ancestor === null ? null : (input.ancestors[ancestor]?.name ?? null),
});

/** Times of the day for a shraddha. */
const SHRADDHA_WINDOWS = ['kutapa', 'rauhina', 'aparahna'] as const;

function anniversaryFacts(
  { kind, rule, occurrence, years }: OwnedAnniversary,
  { calendar: { almanac } }: PersonalAnswer,
  clock: Clock,
  language: Language,
) {
  const { lunation, decision, day } = occurrence;
  const isBirthday = kind === 'tithi_birthday' || kind === 'nakshatra_birthday';
  const window = (kaala: (typeof SHRADDHA_WINDOWS)[number]) => ({
    ...idAndName(kaala, WORDS[language].festivalParts.dayPart),
    window_kind: 'puja' as const,
    ...clock.window(kaalaOf(kaala, day, almanac.days) as Interval),
  });
  return {
    years,
    ...namedOrNull('amanta', lunation?.amanta ?? null, WORDS[language].panchangaCalendar.lunarMonth),
    is_adhika: lunation?.isAdhika ?? false,
    anga: angaRecord(angaOf(occurrence), clock, language),
    festival_windows: isBirthday ? [] : SHRADDHA_WINDOWS.map(window),
    rule: ruleRecord({ row: { rule, sources: [] }, occurrence }, language),
    margin_minutes: decision.marginDays === null ? null : Math.round(decision.marginDays * MINUTES_PER_DAY * 10) / 10,
    date_evidence: evidenceRecord({ occurrence }, { almanac }, clock),
  };
}

function angaOf({ anga }: Occurrence) {
  if (anga === null) throw new Error('the day of a person follows an anga');
  return anga;
}

const taraRecord = (stay: TaraStay, clock: Clock, language: Language) => ({
  ...nakshatraRow(stay.nakshatra, language),
  ...named('tara', taraId(stay.tara), WORDS[language].zodiac.tara),
  tara_number: stay.tara,
  good: stay.isGood,
  ...clock.span(stay),
});

const chandraRecord = (stay: ChandraStay, clock: Clock, language: Language) => ({
  ...signNamed('moon_sign', stay.sign, language),
  chandra_bala: stay.count,
  good: stay.isGood,
  chandrashtama: stay.isChandrashtama,
  ...clock.span(stay),
});

/** The answer of `POST /calendar/personal`. */
export const personalAnswer = endpointAnswer({ schema: personalResponse, record: personalRecord });
