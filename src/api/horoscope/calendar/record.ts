import type { Language } from '../../../calculations/fields/languages.js';
import type { CalendarInfo } from '../../../calculations/natal/sections/positions.js';
import type { RunningAnga } from '../../../core/panchanga/angasAt.js';
import type { CalendarOfBirth } from '../../../core/panchanga/calendarOfBirth.js';
import { dateText, momentDateText, timeText } from '../../../core/time/civilText.js';
import { WORDS } from '../../../i18n/words.js';
import {
  lunarMonthRecord,
  samvatsaraRecord,
  seasonRecord,
  solarMonthRecord,
  varaRecord,
  yearRecord,
} from '../../panchang/calendar.js';
import type { Wire } from '../../schema/wire.js';
import { karanaRecord, nakshatraRecord, nityaYogaRecord, signOfNumber, tithiRecord } from '../../values/angas.js';
import { type Clock, clockOf } from '../../values/clock.js';
import { named } from '../../values/names.js';
import { durationRecord, round6 } from '../../values/numbers.js';
import type { calendarInfoSchema } from './schema.js';

export function calendarInfoRecord(info: CalendarInfo, language: Language): Wire<typeof calendarInfoSchema> {
  const { placeName, sky, clock: reading, calendar, rounding } = info;
  const clock = clockOf(sky.utcOffsetHours, rounding);
  const { lunarYear, samvatsaras } = calendar;
  const samvatsara = (of: typeof calendar.samvatsara) => samvatsaraRecord(of, language);
  return {
    place: placeName,
    latitude: sky.place.latitudeDeg,
    longitude: sky.place.longitudeDeg,
    timezone: sky.utcOffsetHours,
    date: dateText(reading),
    time: timeText(reading),
    ...named('weekday', calendar.weekday, WORDS[language].zodiac.weekday),
    ...varaRecord(calendar.vara, language),
    lunar_month: lunarMonthRecord(calendar.lunarMonth, clock, language),
    solar_month: solarMonthRecord(calendar.solarMonth, language),
    ...seasonRecord(calendar.seasons, language),
    samvatsara: samvatsara(calendar.samvatsara),
    samvatsaras: {
      south_solar: samvatsara(samvatsaras.south_solar),
      south_lunar: samvatsara(samvatsaras.south_lunar),
      north_jovian: samvatsara(samvatsaras.north_jovian),
      vikram_year: samvatsara(lunarYear.vikramSamvatsara),
    },
    next_jovian_samvatsara_at: clock.moment(calendar.nextJovianChangeJdUt),
    mesha_sankranti: clock.moment(calendar.meshaSankrantiJdUt),
    ...yearRecord(lunarYear, clock),
    ...sunAndMoon(calendar, clock),
    ...limbsRecord(calendar, clock, language),
    ...windowsRecord(calendar, clock, sky.utcOffsetHours),
  };
}

/** Rises and sets of the civil date as times of day, each with its full moment in addition. */
function sunAndMoon({ sunriseJdUt, sunsetJdUt, moon, dayLengthDays }: CalendarOfBirth, clock: Clock) {
  const { moonriseJdUt, moonsetJdUt } = moon;
  return {
    sunrise: clock.timeOrNull(sunriseJdUt),
    sunset: clock.timeOrNull(sunsetJdUt),
    moonrise: clock.timeOrNull(moonriseJdUt),
    moonset: clock.timeOrNull(moonsetJdUt),
    sunrise_at: clock.momentOrNull(sunriseJdUt),
    sunset_at: clock.momentOrNull(sunsetJdUt),
    moonrise_at: clock.momentOrNull(moonriseJdUt),
    moonset_at: clock.momentOrNull(moonsetJdUt),
    ...durationRecord('day_length', dayLengthDays),
  };
}

function limbsRecord({ angas, sunSign }: CalendarOfBirth, clock: Clock, language: Language) {
  const times = (limb: RunningAnga) => ({
    start: clock.moment(limb.startJdUt),
    end: clock.moment(limb.endJdUt),
    fraction_left: round6(limb.fractionLeft),
  });
  const { tithi, nakshatra, pada, yoga, karana, moonSign } = angas;
  return {
    tithi: { ...tithiRecord(tithi.number, language), ...times(tithi) },
    nakshatra: { ...nakshatraRecord(nakshatra.number, language), pada, ...times(nakshatra) },
    yoga: { ...nityaYogaRecord(yoga.number, language), ...times(yoga) },
    karana: { ...karanaRecord(karana.number, language), ...times(karana) },
    moon_sign: { ...signOfNumber(moonSign.number, language), ...times(moonSign) },
    sun_sign: { ...signOfNumber(sunSign.number, language), ...times(sunSign) },
  };
}

/** The Vedic day of the birth and its windows; null throughout where the Sun does not rise or set. */
function windowsRecord({ vedicDay, windows }: CalendarOfBirth, clock: Clock, utcOffsetHours: number) {
  const window = (id: 'rahu_kalam' | 'yamaganda' | 'gulika' | 'abhijit') => {
    const interval = windows?.windows[id] ?? null;
    return interval && clock.window(interval);
  };
  return {
    vedic_day: vedicDay && {
      date: momentDateText(vedicDay.sunriseJdUt, utcOffsetHours),
      sunrise: clock.moment(vedicDay.sunriseJdUt),
      sunset: clock.moment(vedicDay.sunsetJdUt),
      next_sunrise: clock.moment(vedicDay.nextSunriseJdUt),
    },
    rahu_kalam: window('rahu_kalam'),
    yamaganda: window('yamaganda'),
    gulika: window('gulika'),
    abhijit: window('abhijit'),
    durmuhurta: windows?.durmuhurta.map(clock.window) ?? null,
  };
}
