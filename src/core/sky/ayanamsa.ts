import { sinDeg } from '../angles/angles.js';
import type { AyanamsaAnchor } from '../ephemeris/ephemeris.js';
import { invalidInput } from '../errors/domainError.js';
import type { AyanamsaMode } from '../rules/ayanamsaModes.js';

/**
 * How a mode is computed: an anchor of the ephemeris, or a formula in degrees applied to the Lahiri zodiac
 * (a plain projection: a shift of the zero point shifts every longitude by the same amount).
 */
export type AyanamsaModel =
  | { readonly kind: 'anchor'; readonly anchor: AyanamsaAnchor }
  | { readonly kind: 'formula'; readonly valueDeg: (jdUt: number) => number };

const swiss = (swissId: number): AyanamsaModel => ({ kind: 'anchor', anchor: { kind: 'model', swissId } });

export const LAHIRI_ANCHOR: AyanamsaAnchor = { kind: 'model', swissId: 1 };

/** Senthil's formula (docs/rules/01-positions-and-vargas.md#section-2 A), degrees at a UT Julian day. */
const senthilDeg = (jdUt: number): number => {
  const t = (jdUt - 2_451_545) / 365.242198781;
  return (85_591.25323 + 50.27972324 * t + 0.00011125 * t * t) / 3600;
};

/**
 * Sundar's oscillating formula after the Surya Siddhanta (docs/rules/01-positions-and-vargas.md#section-2 B), degrees
 * at a UT Julian day.
 */
const sundarSsDeg = (jdUt: number): number => {
  const years = (jdUt - 588_440) / 365.256363;
  return -sinDeg((360 * years) / 7200) * (27 - 12 * sinDeg((180 * years) / 21_600));
};

/**
 * Lahiri at its epoch less the nutation of that moment, without the correction for the older precession
 * (docs/rules/09-jhora-agreement.md#rule-p1).
 */
const JHORA_LAHIRI: AyanamsaModel = {
  kind: 'anchor',
  anchor: { kind: 'epoch', epochJd: 2_435_553.5, epochScale: 'tt', valueDeg: 23.245522556 },
};

/** Swiss Ephemeris mode numbers and formulas (docs/rules/01-positions-and-vargas.md#section-2). */
const MODELS: Readonly<Record<Exclude<AyanamsaMode, 'SIDM_USER'>, AyanamsaModel>> = {
  LAHIRI: { kind: 'anchor', anchor: LAHIRI_ANCHOR },
  TRUE_CITRA: swiss(27),
  TRUE_LAHIRI: swiss(27),
  KP: swiss(5),
  FAGAN: swiss(0),
  RAMAN: swiss(3),
  USHASHASHI: swiss(4),
  YUKTESHWAR: swiss(7),
  SURYASIDDHANTA: swiss(21),
  SURYASIDDHANTA_MSUN: swiss(22),
  ARYABHATA: swiss(23),
  ARYABHATA_MSUN: swiss(24),
  SS_REVATI: swiss(25),
  SS_CITRA: swiss(26),
  TRUE_REVATI: swiss(28),
  TRUE_PUSHYA: swiss(29),
  TRUE_MULA: swiss(35),
  'KP-SENTHIL': swiss(45),
  SENTHIL: { kind: 'formula', valueDeg: senthilDeg },
  JHORA_LAHIRI,
  SUNDAR_SS: { kind: 'formula', valueDeg: sundarSsDeg },
};

/** A user's own ayanamsa: degrees at one moment (the birth), continued by precession. */
export interface UserAyanamsa {
  readonly valueDeg: number;
  readonly atJdUt: number;
}

/** The model of a mode. Errors: `invalid_input` for SIDM_USER without degrees. */
export function ayanamsaModel(mode: AyanamsaMode, user: UserAyanamsa | null): AyanamsaModel {
  if (mode !== 'SIDM_USER') return MODELS[mode];
  if (user === null) {
    throw invalidInput('ayanamsa_value', 'is required with ayanamsa_mode SIDM_USER', null, 'requires_field');
  }
  return {
    kind: 'anchor',
    anchor: { kind: 'epoch', epochJd: user.atJdUt, epochScale: 'ut', valueDeg: user.valueDeg },
  };
}
