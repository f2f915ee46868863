import { RULE_CHOICES } from '@ganita/core/rules/rules.js';
import { TWILIGHTS } from '@ganita/core/visibility/twilight.js';
import { WORDS } from '@ganita/words/words.js';
import { Type } from 'typebox';
import { date } from '../../calculations/fields/birthFields.js';
import { metaSchema } from '../../calculations/fields/metaSchema.js';
import { described, nullable, oneOf } from '../../calculations/fields/schema.js';
import { grahaId, warKindId } from '../schema/bodies.js';
import { fieldsOf } from '../schema/maps.js';
import { bothClocksFields, bothClocksNamed, bothClocksOrNull, windowSchema } from '../schema/moments.js';
import { idIn, namedFields, namedOrNullFields } from '../schema/names.js';
import { absoluteLongitudeSchema, longitudeSchema, signFields } from '../schema/position.js';
import { resolvedTimeSchema } from '../schema/resolvedTime.js';
import { crescentSchema } from './crescentSchema.js';

const { visibility } = WORDS.en;

const degreesOrNull = (description: string) => nullable(Type.Number({ description }));

const astaLimitSchema = Type.Object(
  {
    ...bothClocksOrNull(
      'moment',
      'by longitude the moment of the limit, else the rise or set of the planet on that date',
    ),
    date: nullable(described(date, 'date of that moment, YYYY-MM-DD; null where there is none')),
    ...namedFields(
      'side',
      idIn(
        visibility.side,
        'AstaSide',
        'west_evening: after sunset in the west; east_morning: before sunrise in the east',
      ),
    ),
    elongation: degreesOrNull('distance from the Sun in longitude, degrees; null without a moment'),
    applied_limit: degreesOrNull(
      'the limit that was applied, degrees; null without a moment, and by asta_method heliacal',
    ),
    no_moment_because: nullable(
      oneOf(['no_rise_or_set', 'not_found'], {
        title: 'NoAstaLimit',
        description:
          'no_rise_or_set: the planet or the Sun does not rise or set; not_found: no such date around the conjunction; null where there is a moment',
      }),
    ),
  },
  { title: 'AstaLimit', description: 'the last or the first visibility of a planet' },
);

const astaSchema = Type.Object(
  {
    ...namedFields('planet', grahaId),
    asta_method: oneOf(RULE_CHOICES.asta_method.values, {
      title: 'AstaMethod',
      description: 'how it was found: the choice asta_method',
    }),
    asta: described(astaLimitSchema, 'when it becomes invisible'),
    solar_conjunction: Type.Object(
      {
        ...bothClocksFields('the conjunction'),
        ...namedFields(
          'conjunction_kind',
          idIn(
            visibility.conjunction,
            'SolarConjunctionKind',
            'inferior: between Earth and Sun; superior: beyond the Sun, both of Mercury and Venus; solar: of the other planets',
          ),
        ),
      },
      { title: 'SolarConjunction', description: 'the planet at the longitude of the Sun' },
    ),
    udaya: described(astaLimitSchema, 'when it becomes visible again'),
    days_invisible: nullable(Type.Number({ description: 'days from asta to udaya; null where one has no moment' })),
    with_margin: nullable(
      described(windowSchema, 'the same with margin_days; null without them, and where a limit has no moment'),
    ),
  },
  { title: 'AstaPeriod', description: 'a period in which a planet is invisible near the Sun; it is given whole' },
);

const warSchema = nullable(
  Type.Object(
    {
      ...bothClocksNamed('start', 'when the planets come within a degree'),
      ...bothClocksNamed('end', 'when they part by more than a degree'),
      ...namedOrNullFields('war_kind', warKindId),
      ...namedOrNullFields(
        'victor',
        described(grahaId, 'victor by the choice graha_yuddha_victor; null where it cannot be decided'),
      ),
    },
    {
      title: 'PlanetaryWar',
      description: 'the time within a degree, of two of the five planets; null of Sun and Moon',
    },
  ),
);

const latitude = Type.Number({ description: 'ecliptic latitude in degrees, north positive' });

const conjunctionSchema = Type.Object(
  {
    ...bothClocksFields('the conjunction, or the least distance'),
    ...namedFields('first_body', grahaId),
    ...namedFields('second_body', grahaId),
    exact: Type.Boolean({
      description: 'false where both turn before they meet: their least distance within a degree',
    }),
    ...signFields,
    longitude: longitudeSchema,
    absolute_longitude: absoluteLongitudeSchema,
    first_latitude: latitude,
    second_latitude: latitude,
    separation: Type.Number({ minimum: 0, description: 'difference in longitude, degrees; 0 of an exact conjunction' }),
    ...namedOrNullFields('northern', described(grahaId, 'the one further north; null where both are alike')),
    elongation_from_sun: Type.Number({
      minimum: 0,
      maximum: 180,
      description: 'distance from the Sun in longitude, degrees',
    }),
    invisible: Type.Boolean({ description: 'whether one of the planets is asta by the choice asta_method' }),
    planetary_war: warSchema,
  },
  { title: 'Conjunction', description: 'two bodies at one longitude; its sign and longitude are those of the first' },
);

const phaseSchema = Type.Object(
  {
    ...namedFields('moon_phase', idIn(visibility.moonPhase, 'MoonPhase', 'elongation 0, 90, 180 or 270 degrees')),
    ...bothClocksFields('the phase'),
  },
  { title: 'MoonPhaseMoment', description: 'a principal phase of the Moon, by apparent positions' },
);

const twilightSchema = Type.Object(
  {
    ...bothClocksOrNull('dawn', 'when the Sun rises to the depth; null where it does not'),
    ...bothClocksOrNull('dusk', 'when the Sun sinks to the depth; null where it does not'),
    twilight_state: nullable(
      oneOf(['all_night', 'never'], {
        title: 'TwilightState',
        description: 'all_night: the Sun stays above the depth; never: it stays below it all day; null in general',
      }),
    ),
  },
  { title: 'TwilightTimes', description: 'dawn and dusk by one depth of the Sun' },
);

const twilightDateSchema = Type.Object(
  {
    date: described(date, 'YYYY-MM-DD'),
    ...fieldsOf(TWILIGHTS, twilightSchema),
  },
  {
    title: 'TwilightDate',
    description:
      'twilights of a date: civil, nautical and astronomical, the Sun 6, 12 and 18 degrees below the horizon',
  },
);

const part = <S extends Parameters<typeof Type.Array>[0]>(row: S, description: string) =>
  nullable(Type.Array(row, { description: `${description}; null where it was not requested` }));

/** The answer of `POST /visibility`. */
export const visibilityResponse = Type.Object({
  asta_periods: part(astaSchema, 'periods of invisibility that overlap the range, by their start'),
  conjunctions: part(conjunctionSchema, 'conjunctions and least distances in the range, in order of time'),
  moon_phases: part(phaseSchema, 'principal phases in the range, in order of time'),
  first_crescents: part(crescentSchema, 'evenings after each new moon of the range'),
  last_crescents: part(crescentSchema, 'mornings before each new moon of the range'),
  twilight: part(twilightDateSchema, 'every date of the range'),
  resolved_time: resolvedTimeSchema,
  meta: metaSchema,
});
