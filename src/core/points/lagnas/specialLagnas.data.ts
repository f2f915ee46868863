import type { Planet } from '../../zodiac/grahas.js';
import type { Quality } from '../../zodiac/signs.js';

/**
 * Degrees a minute that these lagnas move on from the Sun's place at sunrise (BPHS 5;
 * docs/rules/02-points-and-arudhas.md#section-2): one sign in
 * 5 ghatis, in 2.5 ghatis, in one ghati of 24 minutes. The rate of the vighati lagna is a choice.
 */
export const LAGNA_RATES = { bhava_lagna: 0.25, hora_lagna: 0.5, ghati_lagna: 1.25 } as const;

/** Degrees a minute of the vighati lagna by the choice `vighati_rate` (BPHS 5; the second is that of Jagannatha Hora). */
export const VIGHATI_RATES = { fifteen_degrees_per_minute: 15, five_degrees_per_minute: 5 } as const;

/** Degrees a minute of the pranapada: one sign in 15 vighatis (BPHS 3). */
export const PRANAPADA_RATE = 5;

/** What the pranapada adds to the Sun, by the quality of the Sun's sign (BPHS 3). */
export const PRANAPADA_START: Readonly<Record<Quality, number>> = { movable: 0, fixed: 240, dual: 120 };

/** Kalas of the planets for the indu lagna (Raman; docs/rules/02-points-and-arudhas.md#section-2). */
export const INDU_KALAS: Readonly<Record<Planet, number>> = {
  Sun: 30,
  Moon: 16,
  Mars: 6,
  Mercury: 8,
  Jupiter: 10,
  Venus: 12,
  Saturn: 1,
};

/** The sree lagna stretches the Moon's way through its star to the whole zodiac (PVR book). */
export const SREE_MULTIPLIER = 27;
export const KUNDA_MULTIPLIER = 81;
