import { lazy } from '../lazy.js';
import { astaTest } from '../muhurta/asta.js';
import { type DateFacts, dateFacts, type EventDay, type FactSources, type Janma } from '../muhurta/dateFacts.js';
import { grahanasIn } from '../muhurta/grahanas.js';
import type { RangeDay } from '../panchanga/range/rangeDays.js';
import type { JulianDayUt } from '../time/julianDay.js';
import type { ConditionSky } from './conditionSky.js';
import { liveTimeline } from './liveTimeline.js';

/** For facts that no person is part of. */
const NO_JANMA: Janma = { nakshatra: 'Ashwini', sign: 'Aries' };

const sourcesOf = (sky: ConditionSky): FactSources =>
  sky.once('facts', () => ({
    observatory: sky.observatory,
    almanac: liveTimeline(sky.luminaries),
    grahanas: lazy(() => grahanasIn(sky.observatory, sky.eclipseTables, sky.whole, sky.where, sky.rules)),
    isAsta: astaTest(sky.observatory, sky.rules.asta_method, sky.where.place, sky.whole),
  }));

/** The facts of a moment for the rules of a muhurta; the Vedic day is found where a rule requires it. */
export function factsAt(
  sky: ConditionSky,
  jdUt: JulianDayUt,
  janma: Janma = NO_JANMA,
  dayOf: () => RangeDay = lazy(() => sky.days.at(jdUt)),
): DateFacts {
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
  return dateFacts(sourcesOf(sky), day, jdUt, janma);
}
