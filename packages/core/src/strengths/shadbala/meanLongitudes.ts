import { norm360 } from '../../angles/angles.js';
import { recordFrom } from '../../records.js';

import type { Sky } from '../../sky/sky.js';
import type { MeanMotion } from '../../sky/suryaSiddhanta/elements.data.js';
import { aharganaOf, meanMotionDeg } from '../../sky/suryaSiddhanta/meanMotion.js';
import { civilOf } from '../../time/julianDay.js';

/**
 * Mean elements for cheshta bala: degrees at 1900-01-01 0h of Ujjain, degrees a day, and a correction in degrees that
 * grows with the years since 1900 (B.V. Raman, Graha and Bhava Balas; docs/rules/03-strengths.md#section-4).
 * For Mercury and Venus the sighrocca, for the others the mean longitude.
 */
export interface MeanElement {
  readonly epochDeg: number;
  readonly degPerDay: number;
  readonly correctionDeg: number;
  readonly correctionDegPerYear: number;
}

/** The bodies that have a mean element. */
export const MEAN_BODIES = ['Sun', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const;
export type MeanBody = (typeof MEAN_BODIES)[number];
export type MeanElements = Readonly<Record<MeanBody, MeanElement>>;

export const RAMAN_ELEMENTS: MeanElements = {
  Sun: { epochDeg: 257.4568, degPerDay: 0.98560265, correctionDeg: 0, correctionDegPerYear: 0 },
  Mars: { epochDeg: 270.22, degPerDay: 0.5240193, correctionDeg: 0, correctionDegPerYear: 0 },
  Mercury: { epochDeg: 164, degPerDay: 4.092318, correctionDeg: 6.67, correctionDegPerYear: -0.00133 },
  Jupiter: { epochDeg: 220.04, degPerDay: 0.083096, correctionDeg: -3.3, correctionDegPerYear: -0.0067 },
  Venus: { epochDeg: 328.51, degPerDay: 1.602146, correctionDeg: -5, correctionDegPerYear: -0.0001 },
  Saturn: { epochDeg: 236.74, degPerDay: 0.033439, correctionDeg: 5, correctionDegPerYear: 0.001 },
};

/** Corrections that match the figures of Jagannatha Hora (docs/rules/09-jhora-agreement.md#rule-s7). */
export const JHORA_ELEMENTS: MeanElements = {
  ...RAMAN_ELEMENTS,
  Jupiter: { ...RAMAN_ELEMENTS.Jupiter, correctionDeg: -3.33 },
  Venus: { ...RAMAN_ELEMENTS.Venus, correctionDegPerYear: -0.001 },
};

/** Mean longitudes, for Mercury and Venus the sighroccas, 0 <= x < 360. */
export type MeanLongitudes = Readonly<Record<MeanBody, number>>;

const JD_OF_1900 = 2_415_020.5;
/** Ujjain, 76 degrees east of Greenwich. */
const UJJAIN_DAYS = 76 / 360;

/** Days of Ujjain since 1900-01-01 0h. */
export const daysSince1900 = ({ jdUt }: Pick<Sky, 'jdUt'>): number => jdUt + UJJAIN_DAYS - JD_OF_1900;

/** Mean longitudes from elements of 1900; the correction depends on the civil year of the moment. */
export function meanLongitudes(
  sky: Pick<Sky, 'jdUt' | 'utcOffsetHours'>,
  elements: MeanElements,
  lessDays = 0,
): MeanLongitudes {
  const days = daysSince1900(sky) - lessDays;
  const years = civilOf(sky.jdUt, sky.utcOffsetHours).year - 1900;
  return recordFrom(MEAN_BODIES, (body) => {
    const { epochDeg, degPerDay, correctionDeg, correctionDegPerYear } = elements[body];
    return norm360(epochDeg + degPerDay * days + correctionDeg + correctionDegPerYear * years);
  });
}

const MOTIONS: Readonly<Record<MeanBody, MeanMotion>> = {
  Sun: 'Sun',
  Mars: 'Mars',
  Mercury: 'mercury_sighrocca',
  Jupiter: 'Jupiter',
  Venus: 'venus_sighrocca',
  Saturn: 'Saturn',
};

/**
 * Mean longitudes by the Surya Siddhanta (docs/rules/01-positions-and-vargas.md#section-12), for Mercury and Venus the
 * sighroccas, 0 <= x < 360.
 */
export function siddhantaMeanLongitudes(jdUt: number): MeanLongitudes {
  const ahargana = aharganaOf(jdUt);
  return recordFrom(MEAN_BODIES, (body) => meanMotionDeg(MOTIONS[body], ahargana));
}
