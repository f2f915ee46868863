/**
 * Mean elements for cheshta bala: degrees at 1900-01-01 0h of Ujjain, degrees a day, and a correction in degrees that
 * grows with the years since 1900 (B.V. Raman, Graha and Bhava Balas; docs/rules/03-strengths.md#section-4).
 * Of Mercury and Venus the sighrocca, of the others the mean longitude.
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

/** Corrections that meet the figures of Jagannatha Hora (docs/rules/09-jhora-agreement.md#rule-s7). */
export const JHORA_ELEMENTS: MeanElements = {
  ...RAMAN_ELEMENTS,
  Jupiter: { ...RAMAN_ELEMENTS.Jupiter, correctionDeg: -3.33 },
  Venus: { ...RAMAN_ELEMENTS.Venus, correctionDegPerYear: -0.001 },
};
