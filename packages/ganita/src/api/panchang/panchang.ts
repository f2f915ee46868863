import type { AngaSpan } from '@ganita/core/panchanga/angaSpans.js';
import type { DayWindows } from '@ganita/core/panchanga/dayWindows.js';
import type { PanchangDay } from '@ganita/core/panchanga/panchangDay.js';
import type {
  DayAngas,
  DayBasis,
  DayLunarDate,
  DayQualities,
  DayRises,
  DaySolarDate,
} from '@ganita/core/panchanga/panchangParts.js';
import type { SunDay } from '@ganita/core/panchanga/sunDay.js';
import { WINDOW_IDS } from '@ganita/core/panchanga/windows.js';
import { recordFrom } from '@ganita/core/records.js';
import { dateText } from '@ganita/core/time/civilText.js';
import { nakshatraAt } from '@ganita/core/zodiac/nakshatras.js';
import { signAt } from '@ganita/core/zodiac/signs.js';
import type { Language } from '@ganita/words/languages.js';
import { WORDS } from '@ganita/words/words.js';
import type { PanchangAnswer } from '../../calculations/panchang/panchangDay.js';
import { grahanaOfDayRecord } from '../eclipses/grahana.js';
import { endpointAnswer } from '../endpointAnswer.js';
import type { Wire } from '../schema/wire.js';
import { karanaRecord, nakshatraRecord, nityaYogaRecord, signOfNumber, tithiRecord } from '../values/angas.js';
import { type Clock, clockOf } from '../values/clock.js';
import { metaRecord } from '../values/meta.js';
import { nakshatraRow } from '../values/nakshatra.js';
import { named } from '../values/names.js';
import { durationRecord } from '../values/numbers.js';
import { signNamed, signRecord } from '../values/position.js';
import { clockUsedRecord } from '../values/resolvedTime.js';
import { varaRecord, weekdayRecord } from '../values/weekday.js';
import { lunarMonthRecord, samvatsaraRecord, seasonRecord, solarMonthRecord, yearRecord } from './calendar.js';
import { dayPartsRecord } from './dayParts.js';
import { dayStatesRecord } from './dayStates.js';
import { panchangResponse } from './response.js';

/** The wire record of `POST /panchang`. */
export const panchangRecord = ({
  input,
  day,
  grahanas,
  clock,
  clockUsed,
  rounding,
  meta,
}: PanchangAnswer): Wire<typeof panchangResponse> => ({
  panchang: panchangDayRecord(
    day,
    { ...input, timezone: clockUsed.offsetHours },
    clockOf(clock, rounding),
    input.language,
  ),
  grahanas: grahanas.map((one) => grahanaOfDayRecord(one, clockOf(clock, rounding), input.language)),
  resolved_time: clockUsedRecord(clockUsed),
  meta: metaRecord(meta),
});

/** Where a panchanga is computed. */
interface PanchangPlace {
  readonly place: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly timezone: number;
}

/** The panchanga of a day, the same of a date and of a birth. */
export function panchangDayRecord(day: PanchangDay, where: PanchangPlace, clock: Clock, language: Language) {
  return {
    date: dateText(day.date),
    place: where.place,
    latitude: where.latitude,
    longitude: where.longitude,
    timezone: where.timezone,
    ...dayNameRecord(day, language),
    ...risesRecord(day, day, clock),
    ...angasRecord(day, clock, language),
    lunar_month: lunarMonthRecord(day.lunarMonth, clock, language),
    ...solarDateRecord(day, language),
    ...lunarYearRecord(day, clock, language),
    ...qualitiesRecord(day, clock, language),
  };
}

/** The weekday of a day. */
export const dayNameRecord = ({ weekday }: DayBasis, language: Language) => ({
  ...varaRecord(weekday, language),
  ...weekdayRecord(weekday, language),
});

/** Lunar month and year of a day. */
export const lunarDateRecord = (day: DayLunarDate, clock: Clock, language: Language) => ({
  lunar_month: lunarMonthRecord(day.lunarMonth, clock, language),
  ...lunarYearRecord(day, clock, language),
});

const lunarYearRecord = (day: DayLunarDate, clock: Clock, language: Language) => ({
  ...yearRecord(day.lunarYear, clock),
  shaka_samvatsara: samvatsaraRecord(day.lunarYear.shakaSamvatsara, language),
  vikram_samvatsara: samvatsaraRecord(day.lunarYear.vikramSamvatsara, language),
  jovian_samvatsara: samvatsaraRecord(day.jovianSamvatsara, language),
});

/** Solar month and season of a day. */
export const solarDateRecord = (day: DaySolarDate, language: Language) => ({
  solar_month: solarMonthRecord(day.solarMonth, language),
  ...seasonRecord(day.seasons, language),
});

/** Windows, yogas and strengths of a day. */
export const qualitiesRecord = (day: DayQualities, clock: Clock, language: Language) => ({
  ...windowsRecord(day.windows, clock, language),
  ...dayStatesRecord(day.states, clock, language),
  lagnas: day.lagnas?.map((lagna) => ({ ...signRecord(lagna.sign, language), ...clock.span(lagna) })) ?? null,
  ...named('disha_shool', day.dishaShool, WORDS[language].panchangaDay.direction),
  ...named('agni_vasa', day.agniVasa, WORDS[language].panchangaDay.world),
  ...named('shiva_vasa', day.shivaVasa, WORDS[language].panchangaDay.shivaVasa),
});

/** Rises and sets as `HH:MM`, each with its full moment in addition, and the lengths of day and night. */
export function risesRecord({ sunDay }: DayBasis, { sunriseJdUt, sunsetJdUt, moon }: DayRises, clock: Clock) {
  return {
    sunrise: clock.minuteOrNull(sunriseJdUt),
    sunset: clock.minuteOrNull(sunsetJdUt),
    moonrise: clock.minuteOrNull(moon.moonriseJdUt),
    moonset: clock.minuteOrNull(moon.moonsetJdUt),
    sunrise_at: clock.momentOrNull(sunriseJdUt),
    sunset_at: clock.momentOrNull(sunsetJdUt),
    moonrise_at: clock.momentOrNull(moon.moonriseJdUt),
    moonset_at: clock.momentOrNull(moon.moonsetJdUt),
    next_sunrise_at: clock.momentOrNull(sunDay?.nextSunriseJdUt ?? null),
    ...lengths(sunDay),
  };
}

const lengths = (sunDay: SunDay | null) => ({
  ...durationRecord('day_length', sunDay && sunDay.sunsetJdUt - sunDay.sunriseJdUt),
  ...durationRecord('night_length', sunDay && sunDay.nextSunriseJdUt - sunDay.sunsetJdUt),
});

/** Each anga at sunrise, then the list of all its parts that overlap the day. */
export function angasRecord({ spans, isTithiVriddhi, kshayaTithis }: DayAngas, clock: Clock, language: Language) {
  const listed = <R extends object>(list: readonly AngaSpan[], facts: (number: number) => R) =>
    list.map((span) => ({ ...facts(span.number), ...clock.span(span) }));
  const tithis = listed(spans.tithi, (number) => tithiRecord(number, language));
  const nakshatras = listed(spans.nakshatra, (number) => nakshatraRecord(number, language));
  const yogas = listed(spans.yoga, (number) => nityaYogaRecord(number, language));
  const karanas = listed(spans.karana, (number) => karanaRecord(number, language));
  const padas = listed(spans.pada, (number) => ({
    ...nakshatraRow(nakshatraAt(Math.floor((number - 1) / 4) + 1), language),
    pada: ((number - 1) % 4) + 1,
  }));
  const moonSigns = listed(spans.moon_sign, (number) => signOfNumber(number, language));
  const sunSigns = listed(spans.sun_sign, (number) => signOfNumber(number, language));
  const sunNakshatras = listed(spans.sun_nakshatra, (number) => nakshatraRecord(number, language));
  return {
    tithi: first(tithis),
    nakshatra: { ...first(nakshatras), pada: first(padas).pada },
    yoga: first(yogas),
    karana: first(karanas),
    ...signNamed('moon_sign', signAt(first(spans.moon_sign).number - 1), language),
    ...signNamed('sun_sign', signAt(first(spans.sun_sign).number - 1), language),
    tithis,
    nakshatras,
    nakshatra_padas: padas,
    nitya_yogas: yogas,
    karanas,
    moon_signs: moonSigns,
    sun_signs: sunSigns,
    sun_nakshatras: sunNakshatras,
    tithi_vriddhi: isTithiVriddhi,
    tithi_kshaya: kshayaTithis.map((number) => tithiRecord(number, language)),
  };
}

/** The part at sunrise: every list begins with it. */
function first<Part>([part]: readonly Part[]): Part {
  if (part === undefined) throw new Error('a day has no part of an anga');
  return part;
}

/** What depends on sunrise: null throughout where the Sun does not rise or set. */
function windowsRecord(windows: DayWindows | null, clock: Clock, language: Language) {
  return {
    madhyahna: clock.momentOrNull(windows?.madhyahnaJdUt ?? null),
    ...recordFrom(WINDOW_IDS, (id) => {
      const window = windows?.windows[id] ?? null;
      return window && clock.window(window);
    }),
    durmuhurta: windows?.durmuhurta.map(clock.window) ?? null,
    ...(windows === null
      ? { choghadiya: null, gowri: null, hora: null, muhurtas: null }
      : dayPartsRecord(windows, clock, language)),
  };
}

/** The answer of `POST /panchang`. */
export const panchangAnswer = endpointAnswer({ schema: panchangResponse, record: panchangRecord });
