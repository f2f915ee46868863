import type { MomentCalendar } from '@ganita/core/panchanga/momentCalendar.js';
import { dateText, timeText } from '@ganita/core/time/civilText.js';
import { civilOf, weekdayOf } from '@ganita/core/time/julianDay.js';
import { weekdayAt } from '@ganita/core/zodiac/weekdays.js';
import type { Language } from '@ganita/words/languages.js';
import { Type } from 'typebox';
import { date, time } from '../../calculations/fields/birthFields.js';
import { described } from '../../calculations/fields/schema.js';
import type { CalendarInfo } from '../../calculations/natal/sections/positionSections.js';

import {
  calendarYearFields,
  lunarMonthRecord,
  lunarMonthSchema,
  samvatsaraRecord,
  samvatsaraSchema,
  seasonRecord,
  yearRecord,
} from '../panchang/lunarDate.js';
import { panchangDayRecord, panchangFields } from '../panchang/panchang.js';
import {
  karanaSchema,
  nakshatraAndPadaSchema,
  nityaYogaSchema,
  signStaySchema,
  tithiSchema,
} from '../schema/angaFields.js';
import { momentOf } from '../schema/moments.js';
import { namedFields } from '../schema/nameFields.js';
import { vedicDaySchema } from '../schema/vedicDayFields.js';
import { weekdayId } from '../schema/weekdayFields.js';
import type { Wire } from '../schema/wire.js';
import { karanaRecord, nakshatraRecord, nityaYogaRecord, signOfNumber, tithiRecord } from '../values/angas.js';
import { type Clock, clockOf } from '../values/clock.js';
import { round6 } from '../values/numbers.js';
import { vedicDayRecord } from '../values/vedicDay.js';
import { weekdayRecord } from '../values/weekday.js';
import { section } from './section.js';

const fractionLeft = (what: string) =>
  Type.Number({ minimum: 0, maximum: 1, description: `share of the ${what} that remains, by time, 0 to 1` });

/** The calendar of the moment of a chart itself. */
const atBirthSchema = Type.Object(
  {
    date: { ...date, description: 'civil date, YYYY-MM-DD' },
    time: { ...time, description: 'clock time, HH:MM:SS' },
    ...namedFields('weekday', described(weekdayId, 'weekday of the civil date')),
    tithi: described(tithiSchema, 'tithi of the moment'),
    tithi_fraction_left: fractionLeft('tithi'),
    nakshatra: described(nakshatraAndPadaSchema, 'nakshatra of the Moon, with its pada'),
    nakshatra_fraction_left: fractionLeft('nakshatra'),
    yoga: described(nityaYogaSchema, 'nitya yoga of the moment'),
    yoga_fraction_left: fractionLeft('yoga'),
    karana: described(karanaSchema, 'karana of the moment'),
    karana_fraction_left: fractionLeft('karana'),
    moon_sign_stay: described(signStaySchema, 'stay of the Moon in its sign'),
    moon_sign_fraction_left: fractionLeft('stay of the Moon'),
    sun_sign_stay: described(
      signStaySchema,
      'stay of the Sun in its sign: it starts and ends with the sankrantis before and after',
    ),
    sun_sign_fraction_left: fractionLeft('stay of the Sun'),
    lunar_month: described(lunarMonthSchema, 'lunar month of the moment'),
    ...calendarYearFields,
    samvatsara: described(samvatsaraSchema, 'year of the sixty-year cycle by the rule `samvatsara_system`'),
    solar_samvatsara: described(samvatsaraSchema, 'southern samvatsara, by the solar year'),
    shaka_samvatsara: described(samvatsaraSchema, 'southern samvatsara, by the lunar year'),
    vikram_samvatsara: described(samvatsaraSchema, 'northern samvatsara, at the start of the Vikram year'),
    jovian_samvatsara: described(samvatsaraSchema, 'northern samvatsara, by the mean Jupiter'),
    next_jovian_samvatsara_at: momentOf('when the northern samvatsara by the mean Jupiter changes next'),
    mesha_sankranti_at: momentOf('last entry of the Sun into Aries'),
  },
  { title: 'CalendarAtBirth', description: 'angas, month, seasons and years at the moment of the chart' },
);

/** The panchanga of the Vedic day of a chart, and the calendar of its moment. */
const calendarInfoSchema = Type.Object(
  { ...panchangFields, at_birth: atBirthSchema, vedic_day: vedicDaySchema },
  { title: 'CalendarInfo', description: 'panchanga of the Vedic day of the chart, and calendar of its moment' },
);

function calendarInfoRecord(info: CalendarInfo, language: Language): Wire<typeof calendarInfoSchema> {
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

/** The panchanga of the Vedic day of a chart, and the calendar of its moment. */
export const calendarInfoSection = section({
  schema: calendarInfoSchema,
  record: calendarInfoRecord,
});

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
