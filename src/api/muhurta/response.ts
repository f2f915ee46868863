import { type TSchema, Type } from 'typebox';
import {
  appliedAyanamsaMode,
  birthCore,
  birthFields,
  date,
  latitude,
  longitude,
  timezoneSupplied,
  timezoneUsed,
} from '../../calculations/fields/birthFields.js';
import { metaSchema } from '../../calculations/fields/metaSchema.js';
import { nullable, oneOf } from '../../calculations/fields/schema.js';
import { AVOID_NAMES } from '../../core/muhurta/avoidWindows.js';
import { FACTORS } from '../../core/muhurta/eventRow.js';
import { EVENT_TYPES } from '../../core/muhurta/events/events.js';
import { EXCLUSION_IDS, EXCLUSION_SCOPES } from '../../core/muhurta/exclusions.js';
import { SEVERITIES } from '../../core/muhurta/heldExclusions.js';
import { CLASSES } from '../../core/muhurta/ratings.js';
import { SUPPORTS } from '../../core/muhurta/score.js';
import { KARANAS, NITYA_YOGAS, PAKSHAS, TITHIS } from '../../core/panchanga/angaNames.data.js';
import { LUNAR_MONTHS } from '../../core/panchanga/calendar.data.js';
import { TARAS } from '../../core/zodiac/taras.js';
import { WEEKDAYS } from '../../core/zodiac/weekdays.js';
import { clockUsedSchema } from '../schema/clockUsed.js';
import { recordOf } from '../schema/maps.js';
import { momentSchema, windowSchema, windowsSchema } from '../schema/moments.js';
import { nakshatraRowFields } from '../schema/nakshatra.js';
import { namedFields } from '../schema/names.js';
import { signFields, signNamedFields } from '../schema/position.js';
import { resolvedTimeSchema } from '../schema/resolvedTime.js';

/** The fields of the birth in the request, as applied. */
const birthDetails = Type.Object({
  ...Type.Required(
    Type.Object({ ...birthCore, ayanamsa_value: birthFields.ayanamsa_value, language: birthFields.language }),
  ).properties,
  timezone: timezoneSupplied,
  ayanamsa_mode: appliedAyanamsaMode,
  resolved_time: resolvedTimeSchema,
});

const word = Type.String({ description: 'display word' });
const tithiNumber = Type.Integer({ minimum: 1, maximum: 30 });
const nakshatraNumber = Type.Integer({ minimum: 1, maximum: 27 });
const muhurtaClass = oneOf(CLASSES);
const classOrNull = nullable(oneOf(CLASSES, { description: 'null where the event has no rule for it' }));
const score = Type.Number({ minimum: 0, maximum: 100 });
const points = Type.Number({ minimum: 0, maximum: 100 });
const breakdown = recordOf(FACTORS, points);
const avoidName = oneOf(AVOID_NAMES);

const factors = Type.Object({
  ...namedFields('vara', oneOf(WEEKDAYS)),
  ...nakshatraRowFields,
  ...namedFields('tithi', oneOf(TITHIS)),
  tithi_number: tithiNumber,
  ...namedFields('paksha', oneOf(PAKSHAS)),
  ...namedFields('yoga', oneOf(NITYA_YOGAS)),
  ...namedFields('karana', oneOf(KARANAS)),
  ...signNamedFields('moon_sign'),
  ...signNamedFields('sun_sign'),
  ...namedFields('lunar_month_amanta', oneOf(LUNAR_MONTHS)),
  ...namedFields('lunar_month_purnimanta', oneOf(LUNAR_MONTHS)),
  is_adhika: Type.Boolean(),
  ...namedFields('tara', oneOf(TARAS)),
  tara_number: Type.Integer({ minimum: 1, maximum: 9 }),
  chandra_house: Type.Integer({ minimum: 1, maximum: 12 }),
});

const classes = Type.Object({
  vara: muhurtaClass,
  nakshatra: muhurtaClass,
  tithi: muhurtaClass,
  yoga: muhurtaClass,
  karana: muhurtaClass,
  lunar_month: classOrNull,
  solar_month: classOrNull,
});

const windows = nullable(
  Type.Object({
    abhijit: windowSchema,
    abhijit_void: Type.Boolean(),
    abhijit_clean: windowsSchema,
    avoid: Type.Array(Type.Object({ name: avoidName, display_name: word, start: momentSchema, end: momentSchema }), {
      description: 'by start, then name',
    }),
  }),
);

const part = Type.Object({
  start: momentSchema,
  end: momentSchema,
  score,
  breakdown,
  tithi_number: tithiNumber,
  nakshatra_number: nakshatraNumber,
  ...signNamedFields('moon_sign'),
  ...signNamedFields('lagna'),
  lagna_class: classOrNull,
  panchaka: nullable(Type.String({ enum: ['mrityu', 'agni', 'raja', 'chora', 'roga'], description: 'null is clean' })),
  avoid: Type.Array(avoidName),
});

const listOfDates = (schema: TSchema) => Type.Array(schema, { minItems: 1, description: 'in calendar order' });

/** The wire record of `POST /muhurta`. */
export const muhurtaResponse = Type.Object({
  birth_details: birthDetails,
  muhurta: Type.Object({
    event_type: oneOf(EVENT_TYPES),
    label: word,
    source: Type.String({ description: 'text and chapter' }),
    weights: breakdown,
    place: Type.String(),
    latitude,
    longitude,
    timezone: timezoneUsed,
    elevation: Type.Number(),
    natal_moon: Type.Object({
      longitude: Type.Number({ minimum: 0, exclusiveMaximum: 360 }),
      ...nakshatraRowFields,
      ...signFields,
    }),
    dates: listOfDates(
      Type.Object({
        date,
        sunrise: nullable(momentSchema),
        sunset: nullable(momentSchema),
        evaluated_at: momentSchema,
        score,
        breakdown,
        factors,
        classes,
        exclusions: Type.Array(
          Type.Object({
            id: oneOf(EXCLUSION_IDS),
            name: word,
            severity: oneOf(SEVERITIES),
            scope: oneOf(EXCLUSION_SCOPES),
          }),
        ),
        supports: Type.Array(oneOf(SUPPORTS)),
        supports_name: Type.Array(Type.String(), { description: 'display words of the supports' }),
        windows,
        parts: Type.Array(part),
      }),
    ),
  }),
  resolved_time: clockUsedSchema,
  meta: metaSchema,
});
