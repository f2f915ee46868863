/** Keys of the `horoscope` object that are reckoned, in the contract's order. */
export const SECTION_KEYS = [
  'bhava_chart',
  'ayanamsa_value',
  'julian_day',
  'divisional_charts',
  'nakshatra_pada',
  'planetary_states',
  'shad_bala',
  'bhava_bala',
  'other_bala',
  'vimsopaka_bala',
  'vaiseshikamsa_bala',
  'ashtakavarga',
] as const;
export type SectionKey = (typeof SECTION_KEYS)[number];
