import { circumferenceDeg, type Epicycle, mandaEquationDeg, type Sines } from '@ganita/calendars/suryaSiddhanta.js';
import { norm360 } from '../../angles/angles.js';
import type { Graha, LunarNode } from '../../zodiac/grahas.js';
import { MANDA_EPICYCLES, SIGHRA_EPICYCLES, type Taragraha } from './elements.data.js';
import { mandoccaDeg, meanLongitudeDeg, rahuLongitudeDeg, sighroccaDeg } from './meanMotion.js';

/** Sighra equation (of conjunction) at a kendra, sighrocca less planet; degrees, to be added. */
function sighraEquationDeg(epicycle: Epicycle, kendraDeg: number, sines: Sines): number {
  const radius = circumferenceDeg(epicycle, kendraDeg, sines) / 360;
  const bhuja = radius * sines.sin(kendraDeg);
  const koti = 1 + radius * sines.cos(kendraDeg);
  return sines.arcsin(bhuja / Math.sqrt(bhuja * bhuja + koti * koti));
}

/** From mean to true Sun or Moon: one equation. Longitudes 0 <= x < 360. */
export interface LuminarySteps {
  readonly meanDeg: number;
  readonly mandoccaDeg: number;
  readonly mandaEquationDeg: number;
  readonly trueDeg: number;
}

/** From mean to true star planet: four equations. Longitudes 0 <= x < 360. */
export interface TaragrahaSteps {
  readonly meanDeg: number;
  readonly mandoccaDeg: number;
  readonly sighroccaDeg: number;
  /** half of it is applied */
  readonly firstSighraDeg: number;
  /** half of it is applied */
  readonly firstMandaDeg: number;
  /** applied to the mean planet */
  readonly secondMandaDeg: number;
  readonly secondSighraDeg: number;
  readonly trueDeg: number;
}

/** Sun or Moon of an ahargana; `moonApsisRevolutions` where a bija changes those of the text. */
export function luminarySteps(
  luminary: 'Sun' | 'Moon',
  ahargana: number,
  sines: Sines,
  moonApsisRevolutions?: number,
): LuminarySteps {
  const mean = meanLongitudeDeg(luminary, ahargana);
  const mandocca = mandoccaDeg(luminary, ahargana, moonApsisRevolutions);
  const equation = mandaEquationDeg(MANDA_EPICYCLES[luminary], mandocca - mean, sines);
  return {
    meanDeg: mean,
    mandoccaDeg: mandocca,
    mandaEquationDeg: equation,
    trueDeg: norm360(mean + equation),
  };
}

/**
 * Mars, Mercury, Jupiter, Venus or Saturn of an ahargana (Surya Siddhanta II;
 * docs/rules/01-positions-and-vargas.md#section-12).
 */
export function taragrahaSteps(planet: Taragraha, ahargana: number, sines: Sines): TaragrahaSteps {
  const mean = meanLongitudeDeg(planet, ahargana);
  const mandocca = mandoccaDeg(planet, ahargana);
  const sighrocca = sighroccaDeg(planet, ahargana);
  const mandaAt = (place: number): number => mandaEquationDeg(MANDA_EPICYCLES[planet], mandocca - place, sines);
  const sighraAt = (place: number): number => sighraEquationDeg(SIGHRA_EPICYCLES[planet], sighrocca - place, sines);
  const firstSighra = sighraAt(mean);
  const afterFirst = mean + firstSighra / 2;
  const firstManda = mandaAt(afterFirst);
  const secondManda = mandaAt(afterFirst + firstManda / 2);
  const afterManda = mean + secondManda;
  const secondSighra = sighraAt(afterManda);
  return {
    meanDeg: mean,
    mandoccaDeg: mandocca,
    sighroccaDeg: sighrocca,
    firstSighraDeg: firstSighra,
    firstMandaDeg: firstManda,
    secondMandaDeg: secondManda,
    secondSighraDeg: secondSighra,
    trueDeg: norm360(afterManda + secondSighra),
  };
}

/** A node has no equation: its true position is the mean one. */
export interface NodeSteps {
  readonly meanDeg: number;
  readonly trueDeg: number;
}

/** Rahu or Ketu of an ahargana. */
export function nodeSteps(node: LunarNode, ahargana: number): NodeSteps {
  const rahu = rahuLongitudeDeg(ahargana);
  const place = node === 'Rahu' ? rahu : norm360(rahu + 180);
  return { meanDeg: place, trueDeg: place };
}

/** True longitude of a graha, 0 <= x < 360. */
export function trueLongitudeDeg(graha: Graha, ahargana: number, sines: Sines): number {
  switch (graha) {
    case 'Sun':
    case 'Moon':
      return luminarySteps(graha, ahargana, sines).trueDeg;
    case 'Rahu':
    case 'Ketu':
      return nodeSteps(graha, ahargana).trueDeg;
    default:
      return taragrahaSteps(graha, ahargana, sines).trueDeg;
  }
}
