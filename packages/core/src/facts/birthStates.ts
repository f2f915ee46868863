import { arc } from '../angles/angles.js';
import type { ChartedSky } from '../charts/chart.js';
import { moonNature } from '../charts/natures.js';
import { type CombustiblePlanet, combustionOf, motionOf } from '../charts/states/combustion.js';
import { ANGAS, partOfAngle } from '../panchanga/angas.js';
import type { Rules } from '../rules/rules.js';
import { type Graha, PLANETS } from '../zodiac/grahas.js';
import type { BirthStates } from './chartFacts.js';
import { setOf } from './grahaSet.js';

const isLuminary = (graha: Graha): boolean => graha === 'Sun' || graha === 'Moon';

/**
 * Tithi, nature of the Moon, combustion and retrogression of a birth, from D-1 longitudes and true speeds
 * (docs/rules/06-yogas-doshas-longevity.md#section-1-5).
 */
export function birthStates(
  { grahas }: Pick<ChartedSky, 'grahas'>,
  { benefics_yoga }: Pick<Rules, 'benefics_yoga'>,
): BirthStates {
  const sunDeg = grahas.Sun.longitudeDeg;
  const isRetrograde = (graha: Graha): boolean => motionOf(grahas[graha]).retrograde;
  const isCombust = (planet: CombustiblePlanet): boolean =>
    combustionOf(planet, grahas[planet].longitudeDeg, sunDeg, isRetrograde(planet)).combust;
  return {
    tithi: partOfAngle(ANGAS.tithi, arc(sunDeg, grahas.Moon.longitudeDeg)),
    moon: moonNature(sunDeg, grahas.Moon.longitudeDeg, benefics_yoga),
    combust: setOf(PLANETS.filter((planet) => planet !== 'Sun' && isCombust(planet))),
    retrograde: setOf(PLANETS.filter((planet) => !isLuminary(planet) && isRetrograde(planet))),
  };
}
