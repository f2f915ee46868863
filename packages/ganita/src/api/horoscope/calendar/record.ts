import type { MomentCalendar } from '@ganita/core/panchanga/momentCalendar.js';
import { dateText, timeText } from '@ganita/core/time/civilText.js';
import { civilOf, weekdayOf } from '@ganita/core/time/julianDay.js';
import { weekdayAt } from '@ganita/core/zodiac/weekdays.js';
import type { Language } from '@ganita/words/languages.js';
import type { CalendarInfo } from '../../../calculations/natal/sections/positions.js';
import { lunarMonthRecord, samvatsaraRecord, seasonRecord, yearRecord } from '../../panchang/lunarDate.js';
import { panchangDayRecord } from '../../panchang/panchang.js';
import type { Wire } from '../../schema/wire.js';
import { karanaRecord, nakshatraRecord, nityaYogaRecord, signOfNumber, tithiRecord } from '../../values/angas.js';
import { type Clock, clockOf } from '../../values/clock.js';
import { round6 } from '../../values/numbers.js';
import { vedicDayRecord } from '../../values/vedicDay.js';
import { weekdayRecord } from '../../values/weekday.js';
import type { calendarInfoSchema } from './schema.js';

export function calendarInfoRecord(info: CalendarInfo, language: Language): Wire<typeof calendarInfoSchema> {
  const { placeName, sky, calendar, vedicDay, rounding } = info;
  const clock = clockOf(sky.utcOffsetHours, rounding);
  const where = {
    place: placeName,
    latitude: sky.place.latitudeDeg,
    longitude: sky.place.longitudeDeg,
    timezone: sky.utcOffsetHours,
  };
  const reading = civilOf(sky.jdUt, sky.utcOffsetHours);
  return {
    ...panchangDayRecord(calendar.day, where, clock, language),
    at_birth: {
      date: dateText(reading),
      time: timeText(reading),
      ...weekdayRecord(weekdayAt(weekdayOf(reading)), language),
      ...momentRecord(calendar.atBirth, clock, language),
    },
    vedic_day: vedicDayRecord(vedicDay, language),
  };
}

/** Angas, month, seasons and years of a moment. */
function momentRecord(at: MomentCalendar, clock: Clock, language: Language) {
  const { tithi, nakshatra, pada, yoga, karana, moonSign } = at.angas;
  const { sunSign, lunarYear, samvatsaras } = at;
  const samvatsara = (of: typeof at.samvatsara) => samvatsaraRecord(of, language);
  return {
    tithi: { ...tithiRecord(tithi.number, language), ...clock.span(tithi) },
    tithi_fraction_left: round6(tithi.fractionLeft),
    nakshatra: { ...nakshatraRecord(nakshatra.number, language), pada, ...clock.span(nakshatra) },
    nakshatra_fraction_left: round6(nakshatra.fractionLeft),
    yoga: { ...nityaYogaRecord(yoga.number, language), ...clock.span(yoga) },
    yoga_fraction_left: round6(yoga.fractionLeft),
    karana: { ...karanaRecord(karana.number, language), ...clock.span(karana) },
    karana_fraction_left: round6(karana.fractionLeft),
    moon_sign_stay: { ...signOfNumber(moonSign.number, language), ...clock.span(moonSign) },
    moon_sign_fraction_left: round6(moonSign.fractionLeft),
    sun_sign_stay: { ...signOfNumber(sunSign.number, language), ...clock.span(sunSign) },
    sun_sign_fraction_left: round6(sunSign.fractionLeft),
    lunar_month: lunarMonthRecord(at.lunarMonth, clock, language),
    ...seasonRecord(at.seasons, language),
    ...yearRecord(lunarYear, clock),
    samvatsara: samvatsara(at.samvatsara),
    solar_samvatsara: samvatsara(samvatsaras.south_solar),
    shaka_samvatsara: samvatsara(samvatsaras.south_lunar),
    vikram_samvatsara: samvatsara(lunarYear.vikramSamvatsara),
    jovian_samvatsara: samvatsara(samvatsaras.north_jovian),
    next_jovian_samvatsara_at: clock.moment(at.nextJovianChangeJdUt),
    mesha_sankranti_at: clock.moment(at.meshaSankrantiJdUt),
  };
}
