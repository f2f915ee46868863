import { sinDeg } from '../angles/angles.js';
import type { AyanamsaAnchor } from '../ephemeris/ephemeris.js';
import { invalidInput } from '../errors/domainError.js';
import { recordFrom } from '../records.js';
import {
  type AyanamsaMode,
  KP_AYANAMSA_MODES,
  type KpAyanamsaMode,
  SWISS_AYANAMSA_MODES,
  type SwissAyanamsaMode,
} from '../rules/ayanamsaModes.js';

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

const DAYS_OF_JULIAN_YEAR = 365.25;
/** J1900.0 */
const START_OF_1900 = 2_415_020;
/** Yearly precession, and its change, by Newcomb as Krishnamurti used them, arcseconds. */
const KP_PRECESSION = 50.2388475;
const KP_PRECESSION_CHANGE = 0.000111;
/** Years from 15 April 291, when the zodiacs coincided, to the start of 1900. */
const YEARS_FROM_COINCIDENCE = 1900 - (291 + 104 / 365);

const yearsSince1900 = (jdUt: number): number => (jdUt - START_OF_1900) / DAYS_OF_JULIAN_YEAR;

/** An ayanamsa of KP that has a value at the start of 1900, degrees (docs/rules/12-kp-and-prashna.md#section-1-1). */
const kpFrom =
  (arcsecondsIn1900: number) =>
  (jdUt: number): number => {
    const years = yearsSince1900(jdUt);
    return (arcsecondsIn1900 + KP_PRECESSION * years + KP_PRECESSION_CHANGE * years * years) / 3600;
  };

/** Even precession from the year of coincidence, degrees. */
const kpStraightDeg = (jdUt: number): number =>
  (KP_PRECESSION * (yearsSince1900(jdUt) + YEARS_FROM_COINCIDENCE)) / 3600;

const KP_FORMULAS: Readonly<Record<KpAyanamsaMode, (jdUt: number) => number>> = {
  // 22 degrees 22 minutes: Neville Lang
  KP_OLD: kpFrom(80_520),
  // 22 degrees 22 minutes 30 seconds: the printed table of 1900 to 2052
  KP_TABLE: kpFrom(80_550),
  KP_STRAIGHT: kpStraightDeg,
};

/**
 * Lahiri at its epoch less the nutation of that moment, without the correction for the older precession
 * (docs/rules/09-jhora-agreement.md#rule-p1).
 */
const JHORA_LAHIRI: AyanamsaModel = {
  kind: 'anchor',
  anchor: { kind: 'epoch', epochJd: 2_435_553.5, epochScale: 'tt', valueDeg: 23.245522556 },
};

/** Numbers of the further modes of Swiss Ephemeris (docs/rules/16-schools-of-a-chart.md#section-6). */
const SWISS_IDS: Readonly<Record<SwissAyanamsaMode, number>> = {
  LAHIRI_1940: 43,
  LAHIRI_VP285: 44,
  LAHIRI_ICRC: 46,
  JN_BHASIN: 8,
  DELUCE: 2,
  DJWHAL_KHUL: 6,
  GALCENT_MULA_WILHELM: 36,
  GALCENT_0SAG: 17,
  BABYL_KUGLER1: 9,
  BABYL_HUBER: 12,
  ALDEBARAN_15TAU: 14,
  HIPPARCHOS: 15,
  SASSANIAN: 16,
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
  ...recordFrom(KP_AYANAMSA_MODES, (mode): AyanamsaModel => ({ kind: 'formula', valueDeg: KP_FORMULAS[mode] })),
  ...recordFrom(SWISS_AYANAMSA_MODES, (mode) => swiss(SWISS_IDS[mode])),
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
