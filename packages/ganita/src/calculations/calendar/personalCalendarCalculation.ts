import { lunarDateAt } from '@ganita/core/festivals/personal/anniversaries.js';
import {
  personalCalendar as computeCalendar,
  type Native,
  PERSONAL_SECTIONS,
  type PersonalCalendar,
} from '@ganita/core/festivals/personal/personalCalendar.js';
import { rangeSky } from '@ganita/core/panchanga/range/rangeSky.js';
import { DAILY_RULES } from '@ganita/core/rules/dailyRules.js';
import type { RuleName } from '@ganita/core/rules/rules.js';
import type { CivilClock } from '@ganita/core/time/civilClock.js';
import { EPHEMERIS_YEARS, parseDate, parseTime } from '@ganita/core/time/civilText.js';
import type { CivilDate } from '@ganita/core/time/julianDay.js';
import type { PrintedRounding } from '@ganita/core/time/printedMoment.js';
import { wholeDays } from '@ganita/core/transits/transitEvents.js';
import { nakshatraOf } from '@ganita/core/zodiac/nakshatras.js';
import { signOf } from '@ganita/core/zodiac/signs.js';
import { Type } from 'typebox';
import { openBirthAndDays } from '../birthAndDays.js';
import type { BirthMoment } from '../birthMoment.js';
import { calculation, type Filled, type Meta, type Ports } from '../calculation.js';
import { ANGA_RULES, metaOf, namedRules, settingsOf } from '../engineMeta.js';
import { birthFields, date, OFFSET_BOUNDS, time } from '../fields/birthFields.js';
import { birthDateCheck, clockCheck } from '../fields/dateChecks.js';
import { detailField } from '../fields/detailField.js';
import { type EventPlace, eventFields, eventPlaceOf } from '../fields/eventFields.js';
import { languageField } from '../fields/languageField.js';
import { metaField } from '../fields/metaSchema.js';
import { namedPlace } from '../fields/namedPlace.js';
import { rulesOf } from '../fields/rulesChecks.js';
import { rulesField } from '../fields/rulesField.js';
import { described, nullable, oneOf } from '../fields/schema.js';
import { type ClockUsed, clockOfFields, clockUsed, requireDate, zone } from '../fields/zoneFields.js';
import { ayanamsaCheck } from '../natal/natalInput.js';
import { requireSunriseLatitude } from '../panchang/panchangInput.js';
import { transitBirth } from '../transits/gocharaFields.js';
import type { CheckedRequest, FieldCheck } from '../validation/checkRequest.js';
import { dateRangeChecks, dateRangeFields, dateRangeOf } from './dateRange.js';

/** The choices that affect a personal calendar. */
const PERSONAL_RULES = [
  'ayanamsa_mode',
  'tithi_source',
  'siddhanta_clock',
  'positions',
  'sunrise_definition',
  'moonrise_definition',
  ...ANGA_RULES,
] as const satisfies readonly RuleName[];

const MAX_ANCESTORS = 50;

const ancestor = Type.Object(
  {
    name: Type.String({ maxLength: 200, description: 'name under which the shraddha is listed' }),
    date: described(date, 'YYYY-MM-DD; date of the death'),
    time: described(time, 'HH:MM:SS; time of the death: it decides the tithi'),
    timezone: Type.Optional(
      nullable(
        Type.Number({
          ...OFFSET_BOUNDS,
          default: null,
          description: 'hours ahead of UTC; without it and without `zone` the clock is that of the calendar',
        }),
      ),
    ),
    zone,
  },
  { title: 'Ancestor', description: 'a death in the family, whose shraddha is kept on its tithi' },
);

/** The request of `POST /calendar/personal`. */
const personalInput = Type.Object({
  ...transitBirth,
  ...namedPlace,
  ...dateRangeFields,
  ...eventFields,
  ancestors: Type.Optional(
    Type.Array(ancestor, {
      maxItems: MAX_ANCESTORS,
      default: [],
      description: `deaths whose shraddhas are listed, at most ${MAX_ANCESTORS}`,
    }),
  ),
  sections: Type.Optional(
    Type.Array(
      oneOf(PERSONAL_SECTIONS, { title: 'PersonalSection', description: 'a part of the calendar of a person' }),
      {
        minItems: 1,
        default: PERSONAL_SECTIONS,
        description:
          'anniversaries: birthdays and shraddhas; janma_nakshatra: days of the birth nakshatra; chandrashtama: the Moon in the 8th sign; balas: tara and chandra bala of each day',
      },
    ),
  ),
  detail: detailField('short rows in `brief_anniversaries` and `brief_balas`'),
  ayanamsa_value: birthFields.ayanamsa_value,
  language: languageField,
  rules: rulesField(PERSONAL_RULES, DAILY_RULES),
  meta: metaField,
});

type PersonalInput = Filled<typeof personalInput>;

/** The calendar of a person with its request and `meta`. */
export interface PersonalAnswer {
  readonly input: PersonalInput;
  readonly birth: BirthMoment;
  readonly native: Native;
  readonly natalMoonDeg: number;
  readonly from: CivilDate;
  readonly to: CivilDate;
  readonly where: EventPlace;
  readonly calendar: PersonalCalendar;
  readonly clockUsed: ClockUsed;
  readonly rounding: PrintedRounding;
  readonly meta: Meta;
}

const ancestorsCheck: FieldCheck = (value) => {
  for (const { date: day, time: clock } of value as PersonalInput['ancestors']) {
    parseDate(day, 'ancestors.date', EPHEMERIS_YEARS);
    parseTime(clock, 'ancestors.time');
  }
};

function compute(request: CheckedRequest<PersonalInput>, ports: Ports): PersonalAnswer {
  const { input, rules } = request;
  const { birth, natalMoonDeg, observatory, figures } = openBirthAndDays(input, rules, ports);
  const { from, to } = dateRangeOf(input);
  const where = eventPlaceOf(input, { ...from, hour: 0, minute: 0, second: 0 }, ports.zones);
  const { clock, zone: zoneName, place } = where;
  requireSunriseLatitude(place.latitudeDeg);
  requireDate(from, clock, 'from_date');
  const range = wholeDays(from, to, clock);
  const sky = rangeSky(observatory, range, where, rules);
  const { nakshatra } = nakshatraOf(natalMoonDeg);
  const native: Native = {
    date: { ...lunarDateAt(sky.luminaries, birth.resolved.jdUt), nakshatra },
    moon: { nakshatra, sign: signOf(natalMoonDeg) },
  };
  const ancestors = input.ancestors.map((one) => {
    const died = clockOfAncestor(one, clock, ports).momentOf({
      ...parseDate(one.date, 'ancestors.date', EPHEMERIS_YEARS),
      ...parseTime(one.time, 'ancestors.time'),
    });
    return lunarDateAt(sky.luminaries, died);
  });
  return {
    input,
    birth,
    native,
    natalMoonDeg,
    from,
    to,
    where,
    calendar: computeCalendar(sky, { native, ancestors, from, to, range, sections: new Set(input.sections) }, rules),
    clockUsed: clockUsed(clock, zoneName, place, range, ports.zones),
    rounding: rules.printed_rounding,
    meta: metaOf(request, ports, settingsOf(namedRules(rules, PERSONAL_RULES), figures, DAILY_RULES)),
  };
}

type AncestorFields = PersonalInput['ancestors'][number];

/** The clock of a death: its own, or that of the calendar. Errors: `invalid_input` for an unknown zone. */
function clockOfAncestor({ timezone = null, zone: name = null }: AncestorFields, own: CivilClock, ports: Ports) {
  return timezone === null && name === null
    ? own
    : clockOfFields({ timezone, zone: name }, ports.zones, 'ancestors.zone');
}

/** `POST /calendar/personal`: the days of a person in a range of dates. */
export const personalCalendar = calculation({
  request: personalInput,
  checks: {
    date: birthDateCheck('date'),
    time: clockCheck('time'),
    ayanamsa_mode: ayanamsaCheck,
    ...dateRangeChecks,
    ancestors: ancestorsCheck,
  },
  rules: rulesOf({ base: DAILY_RULES }),
  birthField: 'date',
  compute,
});
