import type { GeoPlace } from '../ephemeris/ephemeris.js';
import { DomainError } from '../errors/domainError.js';
import type { Observatory } from '../sky/observatory.js';
import type { Interval } from '../time/interval.js';
import { julianDayUt } from '../time/julianDay.js';
import { astaByDate } from './astaByDate.js';
import { astaByLongitude } from './astaByLongitude.js';
import { astaHeliacal } from './astaHeliacal.js';
import type { AstaMethod, AstaPeriod } from './astaPeriod.js';
import { PLANET_ROWS, type StarPlanet } from './planets.data.js';
import { type SolarConjunction, solarConjunctions } from './solarElongation.js';

/** Whether a method compares longitudes only; every other one needs a place. */
export const isOfLongitude = (method: AstaMethod): boolean => method.startsWith('longitude');

/**
 * The periods of invisibility of a planet that overlap an interval, each whole, in time order. Errors: `not_defined` for
 * a method of rises and sets without a place.
 */
export function astaPeriods(
  observatory: Observatory,
  planet: StarPlanet,
  method: AstaMethod,
  place: GeoPlace | null,
  { startJdUt, endJdUt }: Interval,
): readonly AstaPeriod[] {
  const { reachDays } = PLANET_ROWS[planet];
  const { fromJdUt, toJdUt } = observatory.places.range;
  const searched = {
    startJdUt: julianDayUt(Math.max(fromJdUt, startJdUt - reachDays)),
    endJdUt: julianDayUt(Math.min(toJdUt, endJdUt + reachDays)),
  };
  return solarConjunctions(observatory, planet, searched)
    .map((conjunction) => periodOf(observatory, planet, conjunction, method, place))
    .filter(
      ({ asta, udaya, conjunction }) =>
        (asta.jdUt ?? conjunction.jdUt) < endJdUt && (udaya.jdUt ?? conjunction.jdUt) > startJdUt,
    );
}

function periodOf(
  observatory: Observatory,
  planet: StarPlanet,
  conjunction: SolarConjunction,
  method: AstaMethod,
  place: GeoPlace | null,
): AstaPeriod {
  if (method === 'longitude' || method === 'longitude_direct_limits') {
    return astaByLongitude(observatory, planet, conjunction, method);
  }
  if (place === null) throw new DomainError('not_defined', `${method} needs a place`, { value: method });
  return method === 'heliacal'
    ? astaHeliacal(observatory, planet, conjunction, place)
    : astaByDate(observatory, planet, conjunction, method, place);
}
