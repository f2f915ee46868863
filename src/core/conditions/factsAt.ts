import { lazy } from '../lazy.js';
import type { AngaTimeline } from '../muhurta/angaTimeline.js';
import { astaTest } from '../muhurta/asta.js';
import { type DateFacts, dateFacts, type EventDay, type FactSources, type Janma } from '../muhurta/dateFacts.js';
import { grahanasIn } from '../muhurta/grahanas.js';
import type { RangeDay } from '../panchanga/range/rangeDays.js';
import type { JulianDayUt } from '../time/julianDay.js';
import type { ConditionSky } from './conditionSky.js';
import { liveTimeline } from './liveTimeline.js';

/** For facts that no person is part of. */
const NO_JANMA: Janma = { nakshatra: 'Ashwini', sign: 'Aries' };

const liveTimelineOf = (sky: ConditionSky): AngaTimeline => sky.once('timeline', () => liveTimeline(sky.luminaries));

const sourcesOf = (sky: ConditionSky): Omit<FactSources, 'almanac'> =>
  sky.once('facts', () => ({
    observatory: sky.observatory,
    grahanas: lazy(() => grahanasIn(sky.observatory, sky.eclipseTables, sky.whole, sky.where, sky.rules)),
    isAsta: astaTest(sky.observatory, sky.rules.asta_method, sky.where.place, sky.whole),
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

/** The facts of a moment for the rules of a muhurta, each found where a rule requires it. */
export function factsAt(
  sky: ConditionSky,
  jdUt: JulianDayUt,
  { janma = NO_JANMA, day: known, almanac = liveTimelineOf(sky) }: FactChoice = {},
): DateFacts {
  const dayOf = lazy(() => known ?? sky.days.at(jdUt));
  const day: EventDay = {
    get interval() {
      return dayOf().interval;
    },
    get openingJdUt() {
      return dayOf().sun.sunriseJdUt;
    },
    get previousOpeningJdUt() {
      const { index } = dayOf();
      return (sky.days.of(index - 1) ?? sky.days.of(index - 2) ?? dayOf()).sun.sunriseJdUt;
    },
    get vara() {
      return dayOf().weekday;
    },
  };
  return dateFacts({ ...sourcesOf(sky), almanac }, day, jdUt, janma);
}
