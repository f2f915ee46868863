import type { GeoPlace, HeliacalEvent } from '../ephemeris/ephemeris.js';
import type { Observatory } from '../sky/observatory.js';
import { julianDayUt } from '../time/julianDay.js';
import type { AstaLimit, AstaPeriod } from './astaPeriod.js';
import { daysBetween, sideOf } from './astaPeriod.js';
import { PLANET_ROWS, type StarPlanet } from './planets.data.js';
import { elongationAt, type SolarConjunction } from './solarElongation.js';

/** The last and first visibility around a conjunction. */
const EVENTS = {
  solar: ['last_evening', 'first_morning'],
  inferior: ['last_evening', 'first_morning'],
  superior: ['last_morning', 'first_evening'],
} as const satisfies Readonly<Record<SolarConjunction['kind'], readonly [HeliacalEvent, HeliacalEvent]>>;

/** An event of its kind comes once in a synodic period, and before a conjunction within less than this part of it. */
const BEFORE_CONJUNCTION = 0.45;
/** A planet far north of the Sun may be seen in the morning before its inferior conjunction. */
const EARLY_DAYS = 10;

/** The last and first dates on which a planet is seen in the twilight, by the visibility of a star of its magnitude. */
export function astaHeliacal(
  observatory: Observatory,
  planet: StarPlanet,
  conjunction: SolarConjunction,
  place: GeoPlace,
): AstaPeriod {
  const [last, first] = EVENTS[conjunction.kind];
  const limit = (event: HeliacalEvent, fromJd: number): AstaLimit => {
    const from = julianDayUt(Math.max(observatory.ephemeris.range.fromJdUt, fromJd));
    const seen = observatory.ephemeris.heliacalEvent(planet, event, from, place);
    const side = sideOf(event === 'last_evening' || event === 'first_evening');
    const { synodicDays } = PLANET_ROWS[planet];
    if (seen === null || Math.abs(seen.optimumJdUt - conjunction.jdUt) > synodicDays / 2) {
      return { jdUt: null, reason: 'not_found', side, elongationDeg: null, limitDeg: null };
    }
    const jdUt = seen.optimumJdUt;
    const elongationDeg = Math.abs(elongationAt(observatory, planet, jdUt).aheadDeg);
    return { jdUt, reason: null, side, elongationDeg, limitDeg: null };
  };
  const asta = limit(last, conjunction.jdUt - BEFORE_CONJUNCTION * PLANET_ROWS[planet].synodicDays);
  const udaya = limit(first, conjunction.jdUt - (conjunction.kind === 'inferior' ? EARLY_DAYS : 0));
  return { planet, method: 'heliacal', asta, conjunction, udaya, days: daysBetween(asta, udaya) };
}
