import { dateText } from '@ganita/core/time/civilText.js';
import { julianDayUt } from '@ganita/core/time/julianDay.js';
import type { AstaLimit, AstaPeriod } from '@ganita/core/visibility/astaPeriod.js';
import type { Crescent, CrescentDay } from '@ganita/core/visibility/crescent.js';
import { TWILIGHTS } from '@ganita/core/visibility/twilight.js';
import { signOf } from '@ganita/core/zodiac/signs.js';
import type { Language } from '@ganita/words/languages.js';
import { WORDS } from '@ganita/words/words.js';
import type { SeenConjunction, TwilightDate, VisibilityAnswer } from '../../calculations/visibility/visibility.js';
import { endpointAnswer } from '../endpointAnswer.js';
import type { Wire } from '../schema/wire.js';
import { bothClocks, bothClocksNamed, bothClocksOrNull, type Clock, clockOf } from '../values/clock.js';
import { metaRecord } from '../values/meta.js';
import { named, namedOrNull } from '../values/names.js';
import { round6, splitLongitude } from '../values/numbers.js';
import { namedRecord, signRecord } from '../values/position.js';
import { clockUsedRecord } from '../values/resolvedTime.js';
import { visibilityResponse } from './schemas.js';

export function visibilityRecord(answer: VisibilityAnswer): Wire<typeof visibilityResponse> {
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
export const visibilityAnswer = endpointAnswer({ schema: visibilityResponse, record: visibilityRecord });
