import type { GeoPlace } from '../ephemeris/ephemeris.js';
import { DomainError, invalidInput } from '../errors/domainError.js';
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

/** Nearer to a pole a search of the library may take seconds, and mostly finds nothing. */
const HIGHEST_HELIACAL_LATITUDE_DEG = 60;

/** The choices of a method. */
export type AstaRule = 'asta_method' | 'muhurta_asta_method';

/** Errors: `invalid_input` for the visibility in twilight at a high latitude. */
function requireLatitude(method: AstaMethod, place: GeoPlace | null, rule: AstaRule): void {
  if (method !== 'heliacal' || Math.abs(place?.latitudeDeg ?? 0) <= HIGHEST_HELIACAL_LATITUDE_DEG) return;
  throw invalidInput(
    `rules.${rule}`,
    `heliacal is computed within ${HIGHEST_HELIACAL_LATITUDE_DEG} degrees of the equator`,
    method,
    'out_of_range',
  );
}

/** Whether a period is by longitude because by the chosen method it has no limit. */
export const isSubstituted = ({ method }: AstaPeriod, chosen: AstaMethod): boolean => method !== chosen;

/**
 * The periods of invisibility of a planet that overlap an interval, each whole, in time order. For a muhurta a period that
 * has no limit by the method is taken by longitude, and says so in its `method`. Errors: `not_defined` for
 * a method of rises and sets without a place, `invalid_input` for `heliacal` at a high latitude.
 */
export function astaPeriods(
  observatory: Observatory,
  planet: StarPlanet,
  method: AstaMethod,
  place: GeoPlace | null,
  { startJdUt, endJdUt }: Interval,
  rule: AstaRule = 'asta_method',
): readonly AstaPeriod[] {
  requireLatitude(method, place, rule);
  const { reachDays } = PLANET_ROWS[planet];
  const { fromJdUt, toJdUt } = observatory.places.range;
  const searched = {
    startJdUt: julianDayUt(Math.max(fromJdUt, startJdUt - reachDays)),
    endJdUt: julianDayUt(Math.min(toJdUt, endJdUt + reachDays)),
  };
  return solarConjunctions(observatory, planet, searched)
    .map((conjunction) => {
      const period = periodOf(observatory, planet, conjunction, method, place);
      const hasLimits = period.asta.jdUt !== null && period.udaya.jdUt !== null;
      return hasLimits || rule === 'asta_method'
        ? period
        : astaByLongitude(observatory, planet, conjunction, 'longitude');
    })
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
