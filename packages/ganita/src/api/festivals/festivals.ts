import { type DayGrahana, touches } from '@ganita/core/eclipses/grahanasOfDay.js';
import { endDayOf, type FestivalVariant, isPrimary, variantsOf } from '@ganita/core/festivals/details.js';
import type { FestivalCalendar, FestivalDay } from '@ganita/core/festivals/festivals.js';
import type { FestivalAnga } from '@ganita/core/festivals/occurrence.js';
import { windowsOf } from '@ganita/core/festivals/windows.js';
import { pakshaOf, type Tithi } from '@ganita/core/panchanga/angaNames.js';
import { lunarMonthAt } from '@ganita/core/panchanga/lunarMonths.js';
import type { RangeDay } from '@ganita/core/panchanga/range/rangeDays.js';
import { dateText } from '@ganita/core/time/civilText.js';
import { MINUTES_PER_DAY } from '@ganita/core/time/julianDay.js';
import type { Nakshatra } from '@ganita/core/zodiac/nakshatras.js';
import type { Sign } from '@ganita/core/zodiac/signs.js';
import type { Language } from '@ganita/words/languages.js';
import { WORDS } from '@ganita/words/words.js';
import type { FestivalsAnswer } from '../../calculations/festivals/festivals.js';
import { grahanaOfDayRecord } from '../eclipses/grahana.js';
import { endpointAnswer } from '../endpointAnswer.js';
import type { Wire } from '../schema/wire.js';
import { type Clock, clockOf } from '../values/clock.js';
import { metaRecord } from '../values/meta.js';
import { idAndName, named, namedOrNull } from '../values/names.js';
import { clockUsedRecord } from '../values/resolvedTime.js';
import { weekdayRecord } from '../values/weekday.js';
import { evidenceRecord, ruleRecord } from './decision.js';
import { festivalName, isOfEveryChaturthi } from './festivalName.js';
import type { festivalSchema } from './response.js';
import { festivalsResponse } from './response.js';

/** The wire record of `POST /festivals`. */
export function festivalsRecord(answer: FestivalsAnswer): Wire<typeof festivalsResponse> {
  const { input, range, calendar, festivals, grahanas, meta } = answer;
  const { language } = input;
  const clock = clockOf(range.clock, answer.rounding);
  const show = { calendar, grahanas, clock, language, withEvidence: input.evidence };
  return {
    festival_calendar: {
      from_date: dateText(range.from),
      to_date: dateText(range.to),
      place: input.place,
      latitude: input.latitude as number,
      longitude: input.longitude as number,
      timezone: range.clockUsed.offsetHours,
      ...named('tradition', calendar.almanac.rules.tradition, WORDS[language].festivalParts.tradition),
      observances: festivals.map((festival) => festivalRecord(festival, show)),
      grahanas: grahanas.map((one) => grahanaOfDayRecord(one, clock, language)),
    },
    resolved_time: clockUsedRecord(range.clockUsed),
    meta: metaRecord(meta),
  };
}

/** How a festival is shown. */
interface FestivalShow {
  readonly calendar: FestivalCalendar;
  /** The eclipses of the range. */
  readonly grahanas: readonly DayGrahana[];
  readonly clock: Clock;
  readonly language: Language;
  readonly withEvidence: boolean;
}

/** Closer to a bound than this, other almanacs may print the neighbouring date. */
const NEAR_MINUTES = 3;

/** The record of a festival on its date. */
export function festivalRecord(festival: FestivalDay, show: FestivalShow): Wire<typeof festivalSchema> {
  const { calendar, clock, language, withEvidence } = show;
  const { row, occurrence } = festival;
  const { day, decision } = occurrence;
  const { festivalParts } = WORDS[language];
  const { tradition } = calendar.almanac.rules;
  const fast = occurrence.fasts.find((one) => one.tradition === tradition);
  const { windows, empty } = windowsOf(calendar, festival);
  const marginMinutes = decision.marginDays === null ? null : decision.marginDays * MINUTES_PER_DAY;
  return {
    id: row.id,
    name: festivalName(festival, language),
    ...named('festival_category', row.category, festivalParts.category),
    for: row.audiences,
    for_names: row.audiences.map((audience) => festivalParts.audience[audience]),
    date: dateText(day.date),
    ...weekdayRecord(day.weekday, language),
    end_date: dateOrNull(endDayOf(calendar, festival)),
    fast_days: (fast?.fastDays ?? []).map(({ date }) => dateText(date)),
    ...namedOrNull('mahadvadashi', fast?.mahadvadashi ?? null, festivalParts.mahadvadashi),
    is_primary: isPrimary(row, tradition),
    is_adhika: occurrence.lunation?.isAdhika ?? false,
    is_kshaya_month: occurrence.lunation?.isKshaya ?? false,
    is_angaraki: isOfEveryChaturthi(row) && day.weekday === 'Tuesday',
    ...monthRecord(festival, language),
    anga: occurrence.anga && angaRecord(occurrence.anga, clock, language),
    festival_windows: windows.map((window) => ({
      ...idAndName(window.id, festivalParts.dayPart),
      window_kind: window.kind,
      ...clock.window(window),
    })),
    empty_windows: empty,
    rule: ruleRecord(festival, language),
    variants: variantsOf(calendar, festival).map((variant) => variantRecord(variant, clock, language)),
    margin_minutes: marginMinutes === null ? null : Math.round(marginMinutes * 10) / 10,
    near_boundary: marginMinutes !== null && marginMinutes < NEAR_MINUTES,
    is_grahana_day: show.grahanas.some((grahana) => touches(grahana, day.interval)),
    sun_event_substituted: day.isSubstituted,
    date_evidence: withEvidence ? evidenceRecord(festival, calendar, clock) : null,
  };
}

const dateOrNull = (day: RangeDay | null): string | null => day && dateText(day.date);

/** The lunar month of a row of tithis: a dark half has the next name where months end with the full moon. */
function monthRecord({ occurrence: { lunation, tithi } }: FestivalDay, language: Language) {
  const words = WORDS[language].panchangaCalendar.lunarMonth;
  const isOfMonth = lunation !== null && tithi !== null;
  const isNext = isOfMonth && pakshaOf(tithi.number) === 'krishna' && !lunation.isAdhika;
  return {
    ...namedOrNull('amanta', isOfMonth ? lunation.amanta : null, words),
    ...namedOrNull('purnimanta', isOfMonth ? lunarMonthAt(lunation.monthIndex + (isNext ? 1 : 0)) : null, words),
  };
}

export function angaRecord(anga: FestivalAnga, clock: Clock, language: Language) {
  const { angas } = WORDS[language];
  const isTithi = anga.kind === 'tithi';
  return {
    anga_kind: anga.kind,
    id: anga.id,
    name: angaName(anga, language),
    number: Math.round(anga.number * 1e6) / 1e6,
    ...namedOrNull('paksha', isTithi ? pakshaOf(anga.number) : null, angas.paksha),
    ...clock.span(anga),
  };
}

function angaName({ kind, id }: FestivalAnga, language: Language): string {
  const { angas, zodiac } = WORDS[language];
  if (kind === 'tithi') return angas.tithi[id as Tithi];
  return kind === 'nakshatra' ? zodiac.nakshatra[id as Nakshatra] : zodiac.sign[id as Sign];
}

function variantRecord(variant: FestivalVariant, clock: Clock, language: Language) {
  const { festivals, festivalParts } = WORDS[language];
  const [first] = variant.fastDays;
  if (first === undefined) throw new Error('a fast has a day');
  return {
    ...named('tradition', variant.tradition, festivalParts.tradition),
    is_gauna: variant.isGauna,
    ...idAndName(variant.id, festivals.name),
    date: dateText(first.date),
    fast_days: variant.fastDays.map(({ date }) => dateText(date)),
    ...namedOrNull('mahadvadashi', variant.mahadvadashi, festivalParts.mahadvadashi),
    parana: variant.parana && clock.window(variant.parana),
  };
}

/** The answer of `POST /festivals`. */
export const festivalsAnswer = endpointAnswer({ schema: festivalsResponse, record: festivalsRecord });
