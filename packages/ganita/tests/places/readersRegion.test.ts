import type { Place } from 'ganita/calculations/location/placeIndexPort.js';
import {
  readersCalendar,
  readersSolarMonths,
  readersStyle,
  solarMonthsOf,
} from 'ganita/calculations/location/readersRegion.js';
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

  it.each([
    ['ta', 'Delhi', 'tamil'],
    ['ml', 'Delhi', 'malayalam'],
    ['bn', 'Delhi', 'bengali'],
    ['or', 'Delhi', 'odia'],
    ['ne', 'Delhi', 'nepali'],
    ['pa', 'Delhi', 'punjabi'],
    ['te', 'Tamil Nadu', 'sign'],
    ['hi', 'Tamil Nadu', 'saura'],
    ['hi', 'Punjab', 'punjabi'],
    ['en', 'Tamil Nadu', 'tamil'],
    ['en', 'Assam', 'assamese'],
    ['en', 'Delhi', 'saura'],
    ['en', 'Gujarat', 'sign'],
    ['en', null, 'saura'],
  ] as const)('names a solar month by the language, or by the place: %s in %s', (language, state, months) => {
    expect(readersSolarMonths({ ...at, language }, placesIn(state))).toBe(months);
  });

  it('is northern where only the language is known and leaves it open', () => {
    expect([solarMonthsOf('en'), solarMonthsOf('ta')]).toEqual(['saura', 'tamil']);
  });
});
