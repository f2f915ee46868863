import { mapBodies } from '../../../core/charts/chart.js';
import { PLANETS } from '../../../core/zodiac/grahas.js';
import type { NatalContext } from '../context.js';

/** Sixfold strength of Sun..Saturn, with ishta and kashta phala. */
export const shadBala = ({ strengths }: NatalContext) => {
  const { shadbala, ishtaKashta } = strengths();
  return mapBodies(PLANETS, (planet) => ({ ...shadbala[planet], ...ishtaKashta[planet] }));
};

/** Strength of the twelve houses. */
export const bhavaBala = ({ strengths }: NatalContext) => strengths().bhavaBala;

/** Harsha, pancha vargeeya and dwadasa vargeeya bala, ishta and kashta phala; rays, subhanka and drishti as details. */
export const otherBala = ({ strengths }: NatalContext) => strengths();

/** Twenty-point strength of the nine grahas, with the amsa they reach in each group. */
export const vimsopakaBala = ({ strengths }: NatalContext) => {
  const { vimsopaka, vaiseshikamsa } = strengths();
  return { vimsopaka, vaiseshikamsa };
};

/** In how many vargas of a group a graha is at home, and the name it has there. */
export const vaiseshikamsaBala = ({ strengths }: NatalContext) => strengths().vaiseshikamsa;
