import type { Epicycle } from './elements.data.js';
import type { Sines } from './sines.js';

/** Circumference of an epicycle at a kendra, in degrees of the orbit: it goes from one size to the other with the sine. */
const circumferenceDeg = ({ evenDeg, oddDeg }: Epicycle, kendraDeg: number, sines: Sines): number =>
  evenDeg - (evenDeg - oddDeg) * Math.abs(sines.sin(kendraDeg));

/** Manda equation (of the centre) at a kendra, mandocca less planet; degrees, to be added. */
export const mandaEquationDeg = (epicycle: Epicycle, kendraDeg: number, sines: Sines): number =>
  sines.arcsin((circumferenceDeg(epicycle, kendraDeg, sines) / 360) * sines.sin(kendraDeg));

/** Sighra equation (of conjunction) at a kendra, sighrocca less planet; degrees, to be added. */
export function sighraEquationDeg(epicycle: Epicycle, kendraDeg: number, sines: Sines): number {
  const radius = circumferenceDeg(epicycle, kendraDeg, sines) / 360;
  const bhuja = radius * sines.sin(kendraDeg);
  const koti = 1 + radius * sines.cos(kendraDeg);
  return sines.arcsin(bhuja / Math.sqrt(bhuja * bhuja + koti * koti));
}
