import { RULE_CHOICES } from '@ganita/core/rules/rules.js';
import { dateText } from '@ganita/core/time/civilText.js';
import { julianDayUt } from '@ganita/core/time/julianDay.js';
import type { AstaLimit, AstaPeriod } from '@ganita/core/visibility/astaPeriod.js';
import type { Crescent, CrescentDay } from '@ganita/core/visibility/crescent.js';
import { TWILIGHTS } from '@ganita/core/visibility/twilightLimits.js';
import { signOf } from '@ganita/core/zodiac/signs.js';
import type { Language } from '@ganita/words/languages.js';
import { WORDS } from '@ganita/words/words.js';
import { Type } from 'typebox';
import { date } from '../../calculations/fields/birthFields.js';
import { metaSchema } from '../../calculations/fields/metaSchema.js';
import { described, nullable, oneOf } from '../../calculations/fields/schema.js';
import type {
  SeenConjunction,
  TwilightDate,
  VisibilityAnswer,
} from '../../calculations/visibility/visibilityCalculation.js';
import type { EndpointAnswer } from '../endpointAnswer.js';
import { grahaId, warKindId } from '../schema/bodies.js';
import { fieldsOf } from '../schema/maps.js';
import { bothClocksFields, bothClocksNamedFields, bothClocksOrNullFields, windowSchema } from '../schema/moments.js';
import { idIn, namedFields, namedOrNullFields } from '../schema/nameFields.js';
import { absoluteLongitudeSchema, longitudeSchema, signFields } from '../schema/positionFields.js';
import { resolvedTimeSchema } from '../schema/resolvedTimeFields.js';
import type { Wire } from '../schema/wire.js';
import { bothClocks, bothClocksNamed, bothClocksOrNull, type Clock, clockOf } from '../values/clock.js';
import { metaRecord } from '../values/meta.js';
import { named, namedOrNull } from '../values/names.js';
import { round6, splitLongitude } from '../values/numbers.js';
import { namedRecord, signRecord } from '../values/position.js';
import { clockUsedRecord } from '../values/resolvedTime.js';
import { crescentSchema } from './crescent.js';

const { visibility } = WORDS.en;

const degreesOrNull = (description: string) => nullable(Type.Number({ description }));

const astaLimitSchema = Type.Object(
  {
    ...bothClocksOrNullFields(
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
      ...bothClocksNamedFields('start', 'when the planets come within a degree'),
      ...bothClocksNamedFields('end', 'when they part by more than a degree'),
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
    ...bothClocksOrNullFields('dawn', 'when the Sun rises to the depth; null where it does not'),
    ...bothClocksOrNullFields('dusk', 'when the Sun sinks to the depth; null where it does not'),
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

const visibilityResponse = Type.Object({
  asta_periods: part(astaSchema, 'periods of invisibility that overlap the range, by their start'),
  conjunctions: part(conjunctionSchema, 'conjunctions and least distances in the range, in order of time'),
  moon_phases: part(phaseSchema, 'principal phases in the range, in order of time'),
  first_crescents: part(crescentSchema, 'evenings after each new moon of the range'),
  last_crescents: part(crescentSchema, 'mornings before each new moon of the range'),
  twilight: part(twilightDateSchema, 'every date of the range'),
  resolved_time: resolvedTimeSchema,
  meta: metaSchema,
});

function visibilityRecord(answer: VisibilityAnswer): Wire<typeof visibilityResponse> {
  const { input, clock, clockUsed, rounding, meta, crescents } = answer;
  const { language } = input;
  const write = clockOf(clock, rounding);
  const words = WORDS[language].visibility;
  return {
    asta_periods: rows(answer.asta, (period) => astaRecord(period, input.margin_days, write, language)),
    conjunctions: rows(answer.conjunctions, (row) => conjunctionRecord(row, write, language)),
    moon_phases: rows(answer.moonPhases, ({ phase, jdUt }) => ({
      ...named('moon_phase', phase, words.moonPhase),
      ...bothClocks(write, jdUt),
    })),
    first_crescents: rows(crescents?.evening ?? null, (crescent) => crescentRecord(crescent, write)),
    last_crescents: rows(crescents?.morning ?? null, (crescent) => crescentRecord(crescent, write)),
    twilight: rows(answer.twilight, (date) => twilightRecord(date, write)),
    resolved_time: clockUsedRecord(clockUsed),
    meta: metaRecord(meta),
  };
}

/** A part of the answer; null where it was not requested. */
const rows = <T, R>(list: readonly T[] | null, record: (item: T) => R): readonly R[] | null =>
  list === null ? null : list.map(record);

const roundOrNull = (value: number | null | undefined): number | null => (value == null ? null : round6(value));

function astaRecord(
  { planet, method, asta, conjunction, udaya, days }: AstaPeriod,
  margin: VisibilityAnswer['input']['margin_days'],
  write: Clock,
  language: Language,
) {
  const { visibility, zodiac } = WORDS[language];
  const limit = (one: AstaLimit) => ({
    ...bothClocksOrNull('moment', write, one.jdUt),
    date: one.jdUt && write.date(one.jdUt),
    ...named('side', one.side, visibility.side),
    elongation: roundOrNull(one.elongationDeg),
    applied_limit: one.limitDeg,
    no_moment_because: one.reason,
  });
  return {
    ...named('planet', planet, zodiac.body),
    asta_method: method,
    asta: limit(asta),
    solar_conjunction: {
      ...bothClocks(write, conjunction.jdUt),
      ...named('conjunction_kind', conjunction.kind, visibility.conjunction),
    },
    udaya: limit(udaya),
    days_invisible: roundOrNull(days),
    with_margin:
      margin === null || asta.jdUt === null || udaya.jdUt === null
        ? null
        : write.window({
            startJdUt: julianDayUt(asta.jdUt - margin.before),
            endJdUt: julianDayUt(udaya.jdUt + margin.after),
          }),
  };
}

function conjunctionRecord(conjunction: SeenConjunction, write: Clock, language: Language) {
  const { bodies, jdUt, longitudeDeg, latitudesDeg, war } = conjunction;
  const { zodiac, states } = WORDS[language];
  const { inSign, absolute } = splitLongitude(longitudeDeg);
  return {
    ...bothClocks(write, jdUt),
    ...named('first_body', bodies[0], zodiac.body),
    ...named('second_body', bodies[1], zodiac.body),
    exact: conjunction.exact,
    ...signRecord(signOf(longitudeDeg), language),
    longitude: inSign,
    absolute_longitude: absolute,
    first_latitude: round6(latitudesDeg[0]),
    second_latitude: round6(latitudesDeg[1]),
    separation: round6(conjunction.separationDeg),
    ...namedOrNull('northern', conjunction.northern, zodiac.body),
    elongation_from_sun: round6(conjunction.fromSunDeg),
    invisible: conjunction.invisible,
    planetary_war: war && {
      ...bothClocksNamed('start', write, war.startJdUt),
      ...bothClocksNamed('end', write, war.endJdUt),
      ...namedOrNull('war_kind', war.state.kind, states.warKind),
      ...namedOrNull('victor', war.state.victor, zodiac.body),
    },
  };
}

const crescentRecord = ({ newMoonJdUt, days, first }: Crescent, write: Clock) => ({
  ...bothClocksNamed('new_moon', write, newMoonJdUt),
  first_seen: first && crescentDayRecord(first, write),
  nearest_days: days.map((day) => crescentDayRecord(day, write)),
});

const crescentDayRecord = ({ sunJdUt, moonJdUt, lagMinutes, ageHours, view, visible }: CrescentDay, write: Clock) => ({
  date: write.date(sunJdUt),
  ...bothClocksNamed('sun', write, sunJdUt),
  ...bothClocksOrNull('moon', write, moonJdUt),
  lag_minutes: roundOrNull(lagMinutes),
  ...bothClocksOrNull('best', write, view?.bestJdUt ?? null),
  age_hours: roundOrNull(ageHours),
  arcv: roundOrNull(view?.arcvDeg),
  arcl: roundOrNull(view?.arclDeg),
  daz: roundOrNull(view?.dazDeg),
  width_arcmin: roundOrNull(view?.widthArcmin),
  q: roundOrNull(view?.q),
  yallop_class: view?.class ?? null,
  seen: visible,
});

const twilightRecord = ({ date, twilights }: TwilightDate, write: Clock) => ({
  date: dateText(date),
  ...namedRecord(TWILIGHTS, TWILIGHT_KEYS, (name) => {
    const { dawnJdUt, duskJdUt, state } = twilights[name];
    return {
      ...bothClocksOrNull('dawn', write, dawnJdUt),
      ...bothClocksOrNull('dusk', write, duskJdUt),
      twilight_state: state,
    };
  }),
});

const TWILIGHT_KEYS = { civil: 'civil', nautical: 'nautical', astronomical: 'astronomical' } as const;

/** The answer of `POST /visibility`. */
export const visibilityAnswer: EndpointAnswer<VisibilityAnswer, typeof visibilityResponse> = {
  schema: visibilityResponse,
  record: visibilityRecord,
};
