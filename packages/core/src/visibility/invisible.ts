import type { GeoPlace } from '../ephemeris/ephemeris.js';
import { perKey } from '../lazy.js';
import type { Observatory } from '../sky/observatory.js';
import type { Interval } from '../time/interval.js';
import type { JulianDayUt } from '../time/julianDay.js';
import type { AstaMethod } from './astaPeriod.js';
import { type AstaRule, astaPeriods } from './astaPeriods.js';
import { STAR_PLANETS, type StarPlanet } from './planets.data.js';

/** Whether a body is asta at a moment of an interval, by a method; never of the Sun and the Moon. */
export function invisibleAt(
  observatory: Observatory,
  method: AstaMethod,
  place: GeoPlace | null,
  interval: Interval,
  rule: AstaRule = 'asta_method',
): (body: string, jdUt: JulianDayUt) => boolean {
  const periodsOf = perKey((planet: StarPlanet) => astaPeriods(observatory, planet, method, place, interval, rule));
  const isPlanet = (body: string): body is StarPlanet => (STAR_PLANETS as readonly string[]).includes(body);
  return (body, jdUt) =>
    isPlanet(body) &&
    periodsOf(body).some(
      ({ asta, udaya }) => asta.jdUt !== null && udaya.jdUt !== null && asta.jdUt <= jdUt && jdUt <= udaya.jdUt,
    );
}
