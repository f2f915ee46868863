import type { GeoPlace } from '../ephemeris/ephemeris.js';
import type { Rules } from '../rules/rules.js';
import type { Observatory } from '../sky/observatory.js';
import type { RisingDefinition } from '../sky/risings/risingDefinitions.data.js';
import { type CivilClock, readingAt } from '../time/civilClock.js';
import { type JulianDayUt, weekdayOf } from '../time/julianDay.js';
import { type Weekday, weekdayAt } from '../zodiac/weekdays.js';
import { type EclipsedBody, eclipsedAt } from './eclipseFacts.js';
import type { GlobalEclipse } from './globalEclipse.js';
import { type Grahana, grahanaOf, type SutakRules } from './hinduEclipse.js';
import { type EclipseHorizons, type LocalEclipse, localEclipse } from './localEclipse.js';

/** The choices of an eclipse at a place. */
export type EclipseRules = SutakRules & Pick<Rules, 'sunrise_definition' | 'moon_horizon'>;

/** A place with its clock. */
export interface EclipsePlace {
  readonly place: GeoPlace;
  readonly clock: CivilClock;
}

/** What the tradition adds at a place. */
export interface GrahanaFacts extends Grahana {
  readonly sparsha: EclipsedBody;
  readonly madhya: EclipsedBody;
  readonly moksha: EclipsedBody;
  /** The Vedic weekday of sparsha. */
  readonly vara: Weekday;
  /** Chudamani: of the Sun on a Sunday, of the Moon on a Monday. */
  readonly chudamani: boolean;
}

/** An eclipse at a place. */
export interface EclipseAtPlace {
  readonly local: LocalEclipse;
  /** null where it does not count as a grahana. */
  readonly grahana: GrahanaFacts | null;
}

const MOON_HORIZONS: Readonly<Record<Rules['moon_horizon'], RisingDefinition>> = {
  disc_centre: 'disc_centre_no_refraction',
  upper_limb: 'apparent_upper_limb',
};

/** The moonrise and moonset of eclipses and crescents. */
export const moonHorizonOf = ({ moon_horizon }: Pick<Rules, 'moon_horizon'>): RisingDefinition =>
  MOON_HORIZONS[moon_horizon];

const horizonsOf = (rules: EclipseRules): EclipseHorizons => ({
  sun: rules.sunrise_definition,
  moon: moonHorizonOf(rules),
});

const CHUDAMANI = { solar: 'Sunday', lunar: 'Monday' } as const;

/** The eclipse at a place and what counts of it, or null where there is none. */
export function eclipseAtPlace(
  observatory: Observatory,
  eclipse: GlobalEclipse,
  { place, clock }: EclipsePlace,
  rules: EclipseRules,
): EclipseAtPlace | null {
  const local = localEclipse(observatory, eclipse, place, horizonsOf(rules));
  if (local === null) return null;
  const sun = { place, horizon: rules.sunrise_definition };
  const grahana = grahanaOf(observatory, eclipse, local, sun, rules);
  if (grahana === null) return { local, grahana: null };
  const { kind } = eclipse;
  const sunrise = observatory.lastRiseSet('Sun', 'rise', grahana.sparshaJdUt, place, rules.sunrise_definition);
  const vara = weekdayOn(clock, sunrise ?? grahana.sparshaJdUt);
  return {
    local,
    grahana: {
      ...grahana,
      sparsha: eclipsedAt(observatory, kind, grahana.sparshaJdUt),
      madhya: eclipsedAt(observatory, kind, grahana.madhyaJdUt),
      moksha: eclipsedAt(observatory, kind, grahana.mokshaJdUt),
      vara,
      chudamani: vara === CHUDAMANI[kind],
    },
  };
}

const weekdayOn = (clock: CivilClock, jdUt: JulianDayUt): Weekday => weekdayAt(weekdayOf(readingAt(clock, jdUt)));
