/** Keys of the `horoscope` object that are reckoned, in the contract's order. */
export const SECTION_KEYS = ['ayanamsa_value', 'julian_day', 'divisional_charts', 'nakshatra_pada'] as const;
export type SectionKey = (typeof SECTION_KEYS)[number];
