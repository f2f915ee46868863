// The seven classes of nakshatras by their nature: docs/rules/08-match-and-muhurta.md#section-14.
import type { Nakshatra } from './nakshatras.js';

/** Fixed, movable, fierce, mixed, swift, soft and sharp; each nakshatra is in one class. */
export const NAKSHATRA_CLASSES = {
  dhruva: ['Rohini', 'Uttara Phalguni', 'Uttara Ashadha', 'Uttara Bhadrapada'],
  chara: ['Punarvasu', 'Swati', 'Shravana', 'Dhanishta', 'Shatabhisha'],
  ugra: ['Bharani', 'Magha', 'Purva Phalguni', 'Purva Ashadha', 'Purva Bhadrapada'],
  mishra: ['Krittika', 'Vishakha'],
  kshipra: ['Ashwini', 'Pushya', 'Hasta'],
  mridu: ['Mrigashira', 'Chitra', 'Anuradha', 'Revati'],
  tikshna: ['Ardra', 'Ashlesha', 'Jyeshtha', 'Mula'],
} as const satisfies Readonly<Record<string, readonly Nakshatra[]>>;
export type NakshatraClass = keyof typeof NAKSHATRA_CLASSES;
