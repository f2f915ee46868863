import type { Graha } from '../zodiac/grahas.js';
import {
  AMAVASYA_LORD,
  KARANA_LORDS,
  KARANAS,
  NITYA_YOGA_LORDS,
  NITYA_YOGAS,
  type PAKSHAS,
  TITHI_CLASSES,
  TITHI_LORDS,
  TITHIS,
} from './angaNames.data.js';

export type Tithi = (typeof TITHIS)[number];
export type Paksha = (typeof PAKSHAS)[number];
export type TithiClass = (typeof TITHI_CLASSES)[number];
export type NityaYoga = (typeof NITYA_YOGAS)[number];
export type Karana = (typeof KARANAS)[number];

const AMAVASYA_NUMBER = 30;
const MOVABLE_KARANAS = 7;
const FIRST_FIXED_KARANA = 58;

/**
 * Name and attributes of a tithi number 1..30
 * (docs/rules/07-panchang-calendar-transits.md#section-4).
 */
export interface TithiFacts {
  readonly tithi: Tithi;
  readonly paksha: Paksha;
  /** 1..15 */
  readonly numberInPaksha: number;
  readonly lord: Graha;
  readonly tithiClass: TithiClass;
}

export function tithiFacts(number: number): TithiFacts {
  const numberInPaksha = ((number - 1) % 15) + 1;
  const isAmavasya = number === AMAVASYA_NUMBER;
  return {
    tithi: (isAmavasya ? 'amavasya' : TITHIS[numberInPaksha - 1]) as Tithi,
    paksha: pakshaOf(number),
    numberInPaksha,
    lord: isAmavasya ? AMAVASYA_LORD : (TITHI_LORDS[numberInPaksha - 1] as Graha),
    tithiClass: TITHI_CLASSES[(numberInPaksha - 1) % 5] as TithiClass,
  };
}

/** Shukla for tithis 1..15, Krishna for 16..30. */
export const pakshaOf = (tithiNumber: number): Paksha => (tithiNumber <= 15 ? 'shukla' : 'krishna');

/** Name, lord and avayogi of a nitya yoga 1..27. */
export interface NityaYogaFacts {
  readonly yoga: NityaYoga;
  readonly lord: Graha;
  readonly avayogi: Graha;
}

export function nityaYogaFacts(number: number): NityaYogaFacts {
  const [lord, avayogi] = NITYA_YOGA_LORDS[(number - 1) % 9] as readonly [Graha, Graha];
  return { yoga: NITYA_YOGAS[number - 1] as NityaYoga, lord, avayogi };
}

/** Name and lord of a karana 1..60. */
export interface KaranaFacts {
  readonly karana: Karana;
  readonly lord: Graha;
}

export function karanaFacts(number: number): KaranaFacts {
  const index = karanaIndex(number);
  return { karana: KARANAS[index] as Karana, lord: KARANA_LORDS[index] as Graha };
}

/** Index in `KARANAS`: 1 Kimstughna, 2..57 the movable ones in rotation, 58..60 Shakuni, Chatushpada, Naga. */
function karanaIndex(number: number): number {
  if (number === 1) return KARANAS.length - 1;
  if (number < FIRST_FIXED_KARANA) return (number - 2) % MOVABLE_KARANAS;
  return MOVABLE_KARANAS + number - FIRST_FIXED_KARANA;
}
