import { norm360, separation, signedArc } from '../../angles/angles.js';
import { recordFrom } from '../../records.js';

import type { Rules } from '../../rules/rules.js';
import { PLANETS } from '../../zodiac/grahas.js';
import type { ByPlanet, StrengthChart } from '../strengthChart.js';
import { type AyanaRules, ayanaBala } from './ayana.js';
import { pakshaBala } from './dayAndNight.js';
import {
  JHORA_ELEMENTS,
  type MeanLongitudes,
  meanLongitudes,
  RAMAN_ELEMENTS,
  siddhantaMeanLongitudes,
} from './meanLongitudes.js';

export type CheshtaRules = Pick<Rules, 'cheshta' | 'paksha'> & AyanaRules;

/** Strength of motion. */
export interface CheshtaBala {
  /** Cheshta kendra in degrees, 0 <= x <= 180; that of Sun and Moon is used only for ishta, kashta and rashmi. */
  readonly kendraDeg: number;
  /** Virupas, 0 <= x <= 60. */
  readonly bala: number;
  /** The part of it that counts in shadbala. */
  readonly counted: number;
}

const LESS_DAYS_OF_JHORA = 0.0184;

/** A form of the rule (docs/rules/03-strengths.md#section-4, docs/rules/09-jhora-agreement.md#rule-s7). */
interface CheshtaForm {
  readonly means: (chart: StrengthChart) => MeanLongitudes;
  /** Middle of mean and true longitude. */
  readonly average: (meanDeg: number, trueDeg: number) => number;
  /** Degrees from the chart's zero to the equinox, from which the kendra of the Sun is counted. */
  readonly equinoxDeg: (chart: StrengthChart) => number;
  /** Cheshta of the luminaries: none, their ayana and paksha (counted), or a third of their kendra (not counted). */
  readonly luminaries: 'none' | 'ayana_and_paksha' | 'kendra';
}

const nearerMiddle = (meanDeg: number, trueDeg: number): number => meanDeg + signedArc(meanDeg, trueDeg) / 2;

const RAMAN: CheshtaForm = {
  means: ({ sky }) => meanLongitudes(sky, RAMAN_ELEMENTS),
  average: nearerMiddle,
  equinoxDeg: ({ sky }) => sky.ayanamsaDeg,
  luminaries: 'none',
};

const FORMS: Readonly<Record<Rules['cheshta'], CheshtaForm>> = {
  raman_epoch: RAMAN,
  bphs_luminaries: { ...RAMAN, luminaries: 'ayana_and_paksha' },
  surya_siddhanta: { ...RAMAN, means: ({ sky }) => siddhantaMeanLongitudes(sky.jdUt) },
  jhora: {
    means: ({ sky }) => meanLongitudes(sky, JHORA_ELEMENTS, LESS_DAYS_OF_JHORA),
    // Half the sum of the two figures, not the middle of the arc: for mean and true longitudes on both sides of 0 Aries
    // it is the opposite point.
    average: (meanDeg, trueDeg) => (meanDeg + norm360(trueDeg)) / 2,
    equinoxDeg: () => 23,
    luminaries: 'kendra',
  },
};

/**
 * Cheshta kendras in degrees, 0 <= x <= 180: distance of the sighrocca from the middle of mean and true longitude.
 * The Sun's is counted from the equinox, the Moon's from the Sun (docs/rules/03-strengths.md#section-8).
 */
export function cheshtaKendrasDeg(chart: StrengthChart, rules: CheshtaRules): ByPlanet {
  const { means, average, equinoxDeg } = FORMS[rules.cheshta];
  const { longitudesDeg } = chart;
  const mean = means(chart);
  const superior = (planet: 'Mars' | 'Jupiter' | 'Saturn'): number =>
    separation(mean.Sun, average(mean[planet], longitudesDeg[planet]));
  const inferior = (planet: 'Mercury' | 'Venus'): number =>
    separation(mean[planet], average(mean.Sun, longitudesDeg[planet]));
  return {
    Sun: separation(longitudesDeg.Sun + equinoxDeg(chart) + 90, 0),
    Moon: separation(longitudesDeg.Sun, longitudesDeg.Moon),
    Mars: superior('Mars'),
    Mercury: inferior('Mercury'),
    Jupiter: superior('Jupiter'),
    Venus: inferior('Venus'),
    Saturn: superior('Saturn'),
  };
}

/** Cheshta bala: a third of the kendra, nothing added for retrogression (docs/rules/03-strengths.md#section-4). */
export function cheshtaBala(chart: StrengthChart, rules: CheshtaRules): ByPlanet<CheshtaBala> {
  const kendras = cheshtaKendrasDeg(chart, rules);
  const luminaries = cheshtaOfLuminaries(chart, rules, kendras);
  return recordFrom(PLANETS, (planet) => {
    const kendraDeg = kendras[planet];
    if (planet === 'Sun' || planet === 'Moon') return { kendraDeg, ...luminaries[planet] };
    return { kendraDeg, bala: kendraDeg / 3, counted: kendraDeg / 3 };
  });
}

function cheshtaOfLuminaries(
  chart: StrengthChart,
  rules: CheshtaRules,
  kendras: ByPlanet,
): Readonly<Record<'Sun' | 'Moon', { readonly bala: number; readonly counted: number }>> {
  const counted = (bala: number) => ({ bala, counted: bala });
  const shown = (bala: number) => ({ bala, counted: 0 });
  switch (FORMS[rules.cheshta].luminaries) {
    case 'none':
      return { Sun: counted(0), Moon: counted(0) };
    case 'ayana_and_paksha':
      return { Sun: counted(ayanaBala(chart, rules).Sun), Moon: counted(pakshaBala(chart, rules).Moon) };
    case 'kendra':
      return { Sun: shown(kendras.Sun / 3), Moon: shown(kendras.Moon / 3) };
  }
}
