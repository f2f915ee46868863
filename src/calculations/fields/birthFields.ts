import { Type } from 'typebox';
import { AYANAMSA_MODES, FURTHER_AYANAMSA_MODES } from '../../core/rules/ayanamsaModes.js';
import { BIRTH_YEARS } from '../../core/time/civilText.js';
import { REQUIRED_UNLESS } from '../validation/alternatives.js';
import { languageField } from './languages.js';
import { nullable, oneOf } from './schema.js';
import { birthZone } from './zoneFields.js';

const dateText = (description: string) => Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description });
const timeText = (options: object = {}) =>
  Type.String({ pattern: '^\\d{2}:\\d{2}:\\d{2}$', description: 'HH:MM:SS', ...options });

export const latitude = Type.Number({ minimum: -90, maximum: 90, description: 'degrees, north positive' });
export const longitude = Type.Number({ minimum: -180, maximum: 180, description: 'degrees, east positive' });
/** Bounds of an offset that is requested, hours. */
export const OFFSET_BOUNDS = { minimum: -12, maximum: 14 } as const;
/** A field with the offset of a clock; null where the request gives a zone in its place. */
export const timezoneField = (description: string) =>
  Type.Optional(
    Type.Unsafe<number | null>({
      type: 'number',
      ...OFFSET_BOUNDS,
      default: null,
      description: `${description}; may be left out where \`zone\` is given`,
      [REQUIRED_UNLESS]: 'zone',
    }),
  );
export const timezone = timezoneField('UTC offset in hours');
/** The offset of an answer without a birth. */
export const timezoneUsed = Type.Number({ description: 'UTC offset in hours at the start of the answer' });
/** The offset of a birth in an answer. */
export const timezoneSupplied = Type.Number({
  description: 'UTC offset in hours as supplied; the offset that was used where only `zone` was supplied',
});
export const date = dateText('YYYY-MM-DD');
export const birthDate = dateText(
  `YYYY-MM-DD; civil date of the birth, from ${BIRTH_YEARS.first} to ${BIRTH_YEARS.last} or in the years of the setting BIRTH_YEARS`,
);
export const time = timeText();
const place = Type.String({ maxLength: 200, description: 'place name' });
export const elevation = Type.Optional(Type.Number({ default: 0, description: 'metres; ignored' }));
export const ayanamsaMode = Type.Optional(
  oneOf(AYANAMSA_MODES, { default: 'LAHIRI', description: 'sidereal zero point; case-insensitive' }),
);

/** The mode that an answer was computed with: `rules` can name more than the field. */
export const appliedAyanamsaMode = oneOf([...AYANAMSA_MODES, ...FURTHER_AYANAMSA_MODES], {
  description: 'sidereal zero point',
});

/** An optional whole number with a default and bounds. */
export const optionalInteger = (minimum: number, maximum: number, defaultValue: number, description: string) =>
  Type.Optional(Type.Integer({ minimum, maximum, default: defaultValue, description }));

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

/** The whole shared birth-details block, in the contract's order. */
export const birthFields = {
  ...birthCore,
  ayanamsa_value: Type.Optional(
    nullable(Type.Number({ minimum: -30, maximum: 30, default: null, description: 'degrees, for SIDM_USER' })),
  ),
  calculation_type: Type.Optional(
    oneOf(['drik', 'ss'], { default: 'drik', description: 'modern ephemeris or Surya Siddhanta; case-insensitive' }),
  ),
  node_type: Type.Optional(oneOf(['mean', 'true'], { default: 'mean', description: 'lunar node' })),
  bhava_madhya_method: optionalInteger(1, 5, 1, 'house division'),
  language: languageField,
  pravesha_type: optionalInteger(0, 2, 0, '0 natal, 1 annual, 2 tithi pravesha'),
  years: optionalInteger(1, 120, 1, 'year of an annual chart'),
  months: optionalInteger(1, 12, 1, 'month of a monthly chart'),
  sixty_hours: optionalInteger(1, 1000, 1, 'sixty-hour period'),
  divisional_chart_factor: optionalInteger(1, 300, 1, 'factor of the chosen chart'),
  chart_method: optionalInteger(1, 6, 1, 'construction of the chosen chart'),
  base_rasi: Type.Optional(
    nullable(
      Type.Integer({
        minimum: 0,
        maximum: 11,
        default: null,
        description: 'base of a custom chart, 0 Aries; null = cyclic',
      }),
    ),
  ),
  count_from_end_of_sign: Type.Optional(
    nullable(
      Type.Boolean({ default: null, description: 'count the parts of even signs of a custom chart from the end' }),
    ),
  ),
  varnada_method: Type.Optional(
    Type.Integer({ minimum: 1, default: 1, description: 'method of varnada lagnas, 1 to 4' }),
  ),
  tamil_month_method: optionalInteger(0, 3, 3, 'method of the Tamil month'),
  kali_start_year: Type.Optional(
    Type.Unsafe<1 | 13>({
      type: 'integer',
      enum: [1, 13],
      default: 13,
      description: 'first year of the 60-year cycle; changes no name after 908 CE',
    }),
  ),
};
