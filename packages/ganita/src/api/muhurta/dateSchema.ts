import { EXCLUSION_SCOPES } from '@ganita/core/muhurta/exclusions.js';
import { SUPPORTS } from '@ganita/core/muhurta/score.js';
import { WORDS } from '@ganita/words/words.js';
import { type TSchema, Type } from 'typebox';
import { date } from '../../calculations/fields/birthFields.js';
import { described, nullable, oneOf } from '../../calculations/fields/schema.js';
import { lunarMonthId } from '../panchang/calendarSchemas.js';
import { karanaId, nityaYogaId, pakshaId, tithiId } from '../schema/angas.js';
import { fieldsOf } from '../schema/maps.js';
import { momentOf, windowFields, windowSchema } from '../schema/moments.js';
import { nakshatraRowFields, taraId } from '../schema/nakshatra.js';
import { displayWord, idAndNameFields, idIn, namedFields } from '../schema/names.js';
import { houseSchema, signNamedFields } from '../schema/position.js';
import { varaFields } from '../schema/weekday.js';
import {
  avoidedWindowId,
  breakdownSchema,
  factorClassId,
  partSchema,
  scoreSchema,
  tithiNumberSchema,
} from './partSchemas.js';

const { muhurta } = WORDS.en;

const factors = Type.Object(
  {
    ...varaFields,
    ...nakshatraRowFields,
    ...namedFields('tithi', tithiId),
    tithi_number: tithiNumberSchema,
    ...namedFields('paksha', pakshaId),
    ...namedFields('yoga', nityaYogaId),
    yoga_number: Type.Integer({ minimum: 1, maximum: 27, description: 'number of the nitya yoga, 1 Vishkambha' }),
    ...namedFields('karana', karanaId),
    karana_number: Type.Integer({ minimum: 1, maximum: 60, description: 'half tithis from the new moon, 1 to 60' }),
    ...signNamedFields('moon_sign'),
    ...signNamedFields('sun_sign'),
    ...namedFields('lunar_month_amanta', described(lunarMonthId, 'month that ends with the new moon')),
    ...namedFields('lunar_month_purnimanta', described(lunarMonthId, 'month that ends with the full moon')),
    is_adhika: Type.Boolean({ description: 'the Sun enters no sign in the month (intercalary)' }),
    ...namedFields('tara', described(taraId, "tara of the nakshatra, counted from the person's")),
    tara_number: Type.Integer({ minimum: 1, maximum: 9, description: 'number of the tara, 1 Janma' }),
    chandra_house: described(houseSchema, "house of the Moon, counted from the person's Moon, 1 to 12"),
  },
  { title: 'MuhurtaFactors', description: "the panchanga and the person's balas at the instant of evaluation" },
);

const CLASSED = ['vara', 'nakshatra', 'tithi', 'yoga', 'karana'] as const;
/** Factors for which some events have no rule. */
const CLASSED_BY_SOME = ['lunar_month', 'solar_month'] as const;

/** A value for each classed factor; null where the event has no rule for it. */
const ofClasses = <S extends TSchema>(title: string, schema: S, description: string) =>
  Type.Object(
    {
      ...fieldsOf(CLASSED, schema),
      ...fieldsOf(CLASSED_BY_SOME, nullable(schema)),
    },
    { title, description },
  );

/** The classes of the factors, and their words. */
export const classesFields = {
  classes: ofClasses('MuhurtaClasses', factorClassId, 'class of each factor; vara, nakshatra and tithi count'),
  classes_names: ofClasses('MuhurtaClassNames', displayWord, 'display words of `classes`'),
};

const exclusion = Type.Object(
  {
    ...idAndNameFields(idIn(muhurta.exclusion, 'ExclusionId', 'id of an exclusion')),
    ...namedFields('severity', {
      ...idIn(muhurta.severity, 'ExclusionSeverity', 'how strongly the text words an exclusion'),
      description: 'how strongly the text words it: it forbids the date, or only cautions',
    }),
    scope: oneOf(EXCLUSION_SCOPES, {
      title: 'ExclusionScope',
      description: 'day: for the whole date; instant: at the instant of evaluation, it may end later in the day',
    }),
  },
  { title: 'MuhurtaExclusion', description: 'a reason against a date' },
);

const windows = nullable(
  Type.Object(
    {
      abhijit: described(windowSchema, 'the eighth of the fifteen muhurtas of the day'),
      abhijit_void: Type.Boolean({ description: 'abhijit does not count, by the rule `abhijit_on_wednesday`' }),
      abhijit_clean: Type.Array(windowSchema, { description: 'abhijit outside the windows to avoid' }),
      avoid: Type.Array(
        Type.Object(
          { ...idAndNameFields(avoidedWindowId), ...windowFields },
          {
            title: 'WindowToAvoid',
            description: 'a window of the day to avoid',
          },
        ),
        {
          description:
            'windows to avoid of the Vedic day, by start, then id; none with `respect_inauspicious_windows: false`',
        },
      ),
    },
    { title: 'MuhurtaWindows', description: 'null where the Sun does not rise or set on the date' },
  ),
);

const sunEvent = (what: string) => nullable(momentOf(`${what}; null where the Sun does not rise or set`));

/** One date of a scan. */
export const dateSchema = Type.Object(
  {
    date: described(date, 'the date, YYYY-MM-DD'),
    sunrise_at: sunEvent('sunrise'),
    sunset_at: sunEvent('sunset'),
    evaluated_at: momentOf(
      'instant of evaluation: sunrise, sunset for events of the night, 12:00 where the Sun does not rise or set',
    ),
    score: scoreSchema,
    breakdown: breakdownSchema,
    factors,
    ...classesFields,
    exclusions: Type.Array(exclusion, { description: 'what speaks against the date; it changes no points' }),
    supports: Type.Array(
      oneOf(SUPPORTS, { title: 'MuhurtaSupport', description: 'a yoga that supports any undertaking' }),
      {
        description: 'ids of yogas that support any undertaking, present at the instant of evaluation',
      },
    ),
    supports_names: Type.Array(displayWord, { description: 'display words of the supports, in the same order' }),
    windows,
    parts: Type.Array(partSchema, {
      description: "parts of the event's time of the day; none where the Sun does not rise or set",
    }),
  },
  { title: 'MuhurtaDate', description: 'a date with its points and what they come from' },
);
