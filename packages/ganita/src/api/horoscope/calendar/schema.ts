import { Type } from 'typebox';
import { date, time } from '../../../calculations/fields/birthFields.js';
import { described } from '../../../calculations/fields/schema.js';
import { calendarYearFields, lunarMonthSchema, samvatsaraSchema } from '../../panchang/lunarDate.js';
import { panchangFields } from '../../panchang/panchang.js';
import {
  karanaSchema,
  nakshatraAndPadaSchema,
  nityaYogaSchema,
  signStaySchema,
  tithiSchema,
} from '../../schema/angas.js';
import { momentOf } from '../../schema/moments.js';
import { namedFields } from '../../schema/names.js';
import { vedicDaySchema } from '../../schema/vedicDay.js';
import { weekdayId } from '../../schema/weekday.js';

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
export const calendarInfoSchema = Type.Object(
  { ...panchangFields, at_birth: atBirthSchema, vedic_day: vedicDaySchema },
  { title: 'CalendarInfo', description: 'panchanga of the Vedic day of the chart, and calendar of its moment' },
);
