import type { Place } from 'ganita/calculations/location/placeIndexPort.js';
import { readersCalendar, readersStyle } from 'ganita/calculations/location/readersRegion.js';
import { describe, expect, it } from 'vitest';

/** An index in which every spot is in one state of India; null: far from every place. */
const placesIn = (state: string | null) => ({
  nearest: () => (state === null ? null : ({ state, countryCode: 'IN' } as Place)),
});
const at = { latitude: 13, longitude: 80 };

describe('what readers use', () => {
  it.each([
    ['ta', 'Delhi', 'tamil', 'south'],
    ['te', 'Delhi', 'telugu_kannada', 'south'],
    ['ka', null, 'telugu_kannada', 'south'],
    ['hi', 'Uttar Pradesh', 'north_indian', 'north'],
    ['hi', 'Tamil Nadu', 'north_indian', 'north'],
    ['hi', 'Gujarat', 'gujarati', 'north'],
    ['en', 'Tamil Nadu', 'tamil', 'south'],
    ['en', 'Kerala', 'malayalam', 'south'],
    ['en', 'West Bengal', 'bengali', 'east'],
    ['en', 'Maharashtra', 'telugu_kannada', 'north'],
    ['en', 'Uttar Pradesh', 'north_indian', 'north'],
    ['en', null, 'north_indian', 'north'],
  ] as const)('is that of the language, or of the place: %s in %s', (language, state, calendar, style) => {
    expect(readersCalendar({ ...at, language }, placesIn(state))).toBe(calendar);
    expect(readersStyle({ ...at, language }, placesIn(state))).toBe(style);
  });
});
