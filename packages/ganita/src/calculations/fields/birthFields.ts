import { AYANAMSA_MODES, FURTHER_AYANAMSA_MODES } from '@ganita/core/rules/ayanamsaModes.js';
import { BIRTH_YEARS } from '@ganita/core/time/civilText.js';
import { Type } from 'typebox';
import { REQUIRED_UNLESS } from '../validation/alternatives.js';
import { languageField } from './languageField.js';
import { described, HINT_KEYWORD, nullable, oneOf } from './schema.js';
import { birthZone } from './zoneFields.js';

const COORDINATES_HINT = '(GET /location/search finds them)';
export const latitude = Type.Number({
  title: 'Latitude',
  minimum: -90,
  maximum: 90,
  description: 'latitude of a place in degrees, north positive',
  [HINT_KEYWORD]: COORDINATES_HINT,
});
export const longitude = Type.Number({
  title: 'Longitude',
  minimum: -180,
  maximum: 180,
  description: 'longitude of a place in degrees, east positive',
  [HINT_KEYWORD]: COORDINATES_HINT,
});
/** Bounds of an offset that is requested, hours. */
export const OFFSET_BOUNDS = { minimum: -12, maximum: 14 } as const;
/** A field with the offset of a clock; null where the request gives a zone in its place. */
export const timezoneField = (description: string) =>
  Type.Optional(
    Type.Unsafe<number | null>({
      type: 'number',
      ...OFFSET_BOUNDS,
      default: null,
      description: `${description}; not required beside \`zone\``,
      [REQUIRED_UNLESS]: 'zone',
    }),
  );
export const timezone = timezoneField('hours ahead of UTC');
/** The offset of an answer without a birth. */
export const timezoneUsed = Type.Number({ description: 'hours ahead of UTC at the start of the answer' });
/** The offset of a birth in an answer. */
export const timezoneSupplied = Type.Number({
  description: 'hours ahead of UTC as supplied; as used where only `zone` was supplied',
});
export const date = Type.String({
  title: 'CivilDate',
  pattern: '^\\d{4}-\\d{2}-\\d{2}$',
  description: 'YYYY-MM-DD; a date on the clock of the place',
});
export const birthDate = described(
  date,
  `YYYY-MM-DD; date of the birth, ${BIRTH_YEARS.first} to ${BIRTH_YEARS.last} or as the setting BIRTH_YEARS allows`,
);
export const time = Type.String({
  title: 'ClockTime',
  pattern: '^\\d{2}:\\d{2}:\\d{2}$',
  description: 'HH:MM:SS; time of day on the clock of the place',
});
const place = Type.String({ maxLength: 200, description: 'name of the place; for display only' });
export const metres = Type.Number({ title: 'Elevation', description: 'metres above sea level; it has no effect' });
export const elevation = Type.Optional({ ...metres, default: 0 });
export const ayanamsaMode = Type.Optional(
  oneOf(AYANAMSA_MODES, { default: 'LAHIRI', description: 'sidereal zero point, in either case of letters' }),
);

/** The mode that an answer was computed with: `rules` can name more than the field. */
export const appliedAyanamsaMode = oneOf([...AYANAMSA_MODES, ...FURTHER_AYANAMSA_MODES], {
  description: 'sidereal zero point',
});

/** An optional whole number with a default and bounds. */
export const optionalInteger = (minimum: number, maximum: number, defaultValue: number, description: string) =>
  Type.Optional(Type.Integer({ minimum, maximum, default: defaultValue, description }));

/** When and where a birth was. */
export const birthMomentFields = { date: birthDate, time, latitude, longitude, zone: birthZone };

/** The first eight rows of the shared block, which a transit endpoint uses too, and the extension `zone`. */
export const birthCore = {
  date: birthDate,
  time,
  place,
  latitude,
  longitude,
  timezone,
  zone: birthZone,
  elevation,
  ayanamsa_mode: ayanamsaMode,
};

/** How positions and houses are computed. */
const methodFields = {
  ayanamsa_value: Type.Optional(
    nullable(
      Type.Number({
        minimum: -30,
        maximum: 30,
        default: null,
        description: 'ayanamsa of the moment in degrees, with SIDM_USER; null for any other mode',
      }),
    ),
  ),
  calculation_type: Type.Optional(
    oneOf(['drik', 'ss'], { default: 'drik', description: 'drik: modern ephemeris; ss: Surya Siddhanta' }),
  ),
  node_type: Type.Optional(oneOf(['mean', 'true'], { default: 'mean', description: 'mean or true lunar nodes' })),
  bhava_madhya_method: optionalInteger(
    1,
    5,
    1,
    'houses: 1 equal from the middle of the lagna, 2 equal from its start, 3 Sripati, 4 KP (Placidus), 5 whole sign',
  ),
};

/** Which chart is computed, and how its points and its calendar are. */
const chosenChartFields = {
  pravesha_type: optionalInteger(
    0,
    2,
    0,
    'chart of: 0 the birth, 1 the annual return of the Sun, 2 the annual return of the tithi',
  ),
  years: optionalInteger(1, 120, 1, 'year of an annual chart, 1 the year that starts at the birth'),
  months: optionalInteger(1, 12, 1, 'month of that year'),
  sixty_hours: optionalInteger(1, 1000, 1, 'sixty-hour period of that month'),
  divisional_chart_factor: optionalInteger(1, 300, 1, 'number of the chosen divisional chart; 9 is D-9'),
  chart_method: optionalInteger(1, 6, 1, 'method of the chosen chart; docs/vargas.md lists those of each'),
  base_rasi: Type.Optional(
    nullable(
      Type.Integer({
        minimum: 0,
        maximum: 11,
        default: null,
        description: 'sign from which a custom chart counts, 0 Aries; null: cyclic',
      }),
    ),
  ),
  count_from_end_of_sign: Type.Optional(
    nullable(
      Type.Boolean({ default: null, description: 'count the parts of even signs of a custom chart from the end' }),
    ),
  ),
  varnada_method: Type.Optional(
    Type.Integer({
      minimum: 1,
      default: 1,
      description: 'varnada lagna: 1 Raman and PVR, 2 Sharma and Santhanam, 3 Sanjay Rath, 4 Sitaram Jha',
    }),
  ),
  tamil_month_method: optionalInteger(
    0,
    3,
    3,
    'Tamil month by: 0 and 3 sunset, 1 the clock time of sunset read as UT, 2 midnight UT',
  ),
  kali_start_year: Type.Optional(
    Type.Unsafe<1 | 13>({
      type: 'integer',
      enum: [1, 13],
      default: 13,
      description: 'first year of the 60-year cycle; changes no name after 908 CE',
    }),
  ),
};

/** How a chart is computed. */
export const chartSettingFields = { ...methodFields, ...chosenChartFields };

/** The whole shared birth-details block, in the contract's order. */
export const birthFields = { ...birthCore, ...methodFields, language: languageField, ...chosenChartFields };
