import type { Rules } from '../rules/rules.js';
import type { JulianDayUt } from '../time/julianDay.js';
import type { StarPlanet } from './planets.data.js';
import type { SolarConjunction } from './solarElongation.js';

export type AstaMethod = Rules['asta_method'];

/** Where a planet is seen last or first: after sunset in the west, or before sunrise in the east. */
export type AstaSide = 'west_evening' | 'east_morning';

/** Why a limit has no moment. */
export type NoLimit = 'no_rise_or_set' | 'not_found';

/** One end of the invisibility of a planet. */
export interface AstaLimit {
  /** By longitude the moment of the limit; by the other methods the rise or set of the planet on that date. */
  readonly jdUt: JulianDayUt | null;
  readonly reason: NoLimit | null;
  readonly side: AstaSide;
  /** Distance from the Sun in longitude, degrees; null without a moment. */
  readonly elongationDeg: number | null;
  /** The limit that was applied, degrees; null by the visibility in twilight. */
  readonly limitDeg: number | null;
}

/** A period in which a planet is invisible near the Sun. */
export interface AstaPeriod {
  readonly planet: StarPlanet;
  readonly method: AstaMethod;
  readonly asta: AstaLimit;
  readonly conjunction: SolarConjunction;
  readonly udaya: AstaLimit;
  /** null where one of the limits has no moment. */
  readonly days: number | null;
}

export const daysBetween = (asta: AstaLimit, udaya: AstaLimit): number | null =>
  asta.jdUt === null || udaya.jdUt === null ? null : udaya.jdUt - asta.jdUt;

/** The side on which a planet is before and after a conjunction. */
export const sideOf = (isAhead: boolean): AstaSide => (isAhead ? 'west_evening' : 'east_morning');
