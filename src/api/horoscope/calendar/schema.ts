import { Type } from 'typebox';
import { date, time } from '../../../calculations/fields/birthFields.js';
import { lunarMonthSchema, samvatsaraSchema, seasonFields, yearFields } from '../../panchang/calendarSchemas.js';
import { panchangFields } from '../../panchang/response.js';
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
    ...namedFields('weekday', { ...weekdayId, description: 'weekday of the civil date' }),
    tithi: tithiSchema,
    tithi_fraction_left: fractionLeft('tithi'),
    nakshatra: { ...nakshatraAndPadaSchema, description: 'nakshatra of the Moon, with its pada' },
    nakshatra_fraction_left: fractionLeft('nakshatra'),
    yoga: nityaYogaSchema,
    yoga_fraction_left: fractionLeft('yoga'),
    karana: karanaSchema,
    karana_fraction_left: fractionLeft('karana'),
    moon_sign_stay: { ...signStaySchema, description: 'stay of the Moon in its sign' },
    moon_sign_fraction_left: fractionLeft('stay'),
    sun_sign_stay: {
      ...signStaySchema,
      description: 'stay of the Sun in its sign: it starts and ends with the sankrantis before and after',
    },
    sun_sign_fraction_left: fractionLeft('stay'),
    lunar_month: lunarMonthSchema,
    ...seasonFields,
    ...yearFields,
    samvatsara: { ...samvatsaraSchema, description: 'year of the sixty-year cycle by the rule `samvatsara_system`' },
    solar_samvatsara: { ...samvatsaraSchema, description: 'southern, by the solar year' },
    shaka_samvatsara: { ...samvatsaraSchema, description: 'southern, by the lunar year' },
    vikram_samvatsara: { ...samvatsaraSchema, description: 'northern, at the start of the Vikram year' },
    jovian_samvatsara: { ...samvatsaraSchema, description: 'northern, by the mean Jupiter' },
    next_jovian_samvatsara_at: momentOf('next change of the northern samvatsara'),
    mesha_sankranti_at: momentOf("the Sun's last entry into Aries"),
  },
  { title: 'CalendarAtBirth', description: 'angas, month, seasons and years at the moment of the chart' },
);

/** The panchanga of the Vedic day of a chart, and the calendar of its moment. */
export const calendarInfoSchema = Type.Object(
  { ...panchangFields, at_birth: atBirthSchema, vedic_day: vedicDaySchema },
  { title: 'CalendarInfo' },
);
