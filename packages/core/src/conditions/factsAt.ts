import { lazy } from '../lazy.js';
import type { AngaTimeline } from '../muhurta/angaTimeline.js';
import { type DateFacts, dateFacts, type EventDay, type FactSources, type Janma } from '../muhurta/dateFacts.js';
import { type GrahanaOfDay, grahanasIn } from '../muhurta/grahanas.js';
import type { RangeDay } from '../panchanga/range/rangeDays.js';
import type { Interval } from '../time/interval.js';
import type { JulianDayUt } from '../time/julianDay.js';
import { invisibleAt } from '../visibility/invisible.js';
import type { Weekday } from '../zodiac/weekdays.js';
import type { ConditionSky } from './conditionSky.js';
import { liveTimeline } from './liveTimeline.js';

/** For facts that no person is part of. */
const NO_JANMA: Janma = { nakshatra: 'Ashwini', sign: 'Aries' };

const liveTimelineOf = (sky: ConditionSky): AngaTimeline => sky.once('timeline', () => liveTimeline(sky.luminaries));

/** The eclipses that may exclude a time of a search. */
export const grahanasOf = (sky: ConditionSky): readonly GrahanaOfDay[] =>
  sky.once('grahanas', () => grahanasIn(sky.observatory, sky.eclipseTables, sky.whole, sky.where, sky.rules));

const sourcesOf = (sky: ConditionSky): Omit<FactSources, 'almanac'> =>
  sky.once('facts', () => ({
    observatory: sky.observatory,
    grahanas: () => grahanasOf(sky),
    isAsta: invisibleAt(
      sky.observatory,
      sky.rules.muhurta_asta_method,
      sky.where.place,
      sky.whole,
      'muhurta_asta_method',
    ),
  }));

/**
 * Whose facts, of which day, and the angas of the time around. Left out: facts that no person is part of, and a day and
 * angas that are found for the moment.
 */
export interface FactChoice {
  readonly janma?: Janma | undefined;
  readonly day?: RangeDay;
  readonly almanac?: AngaTimeline;
}

/** The day of a moment, found when a rule requires it. A class for the reason of those of `dateFacts`. */
class DayOnDemand implements EventDay {
  readonly #days: ConditionSky['days'];
  readonly #day: () => RangeDay;

  constructor(days: ConditionSky['days'], day: () => RangeDay) {
    this.#days = days;
    this.#day = day;
  }

  get interval(): Interval {
    return this.#day().interval;
  }

  get openingJdUt(): JulianDayUt {
    return this.#day().sun.sunriseJdUt;
  }

  get previousOpeningJdUt(): JulianDayUt {
    const day = this.#day();
    return (this.#days.of(day.index - 1) ?? this.#days.of(day.index - 2) ?? day).sun.sunriseJdUt;
  }

  get vara(): Weekday {
    return this.#day().weekday;
  }
}

/** The facts of a moment for the rules of a muhurta, each found where a rule requires it. */
export function factsAt(
  sky: ConditionSky,
  jdUt: JulianDayUt,
  { janma = NO_JANMA, day: known, almanac = liveTimelineOf(sky) }: FactChoice = {},
): DateFacts {
  const day = new DayOnDemand(
    sky.days,
    lazy(() => known ?? sky.days.at(jdUt)),
  );
  return dateFacts({ ...sourcesOf(sky), almanac }, day, jdUt, janma);
}
