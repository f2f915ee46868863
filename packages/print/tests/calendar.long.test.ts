import { describe, expect, it } from 'vitest';
import { hasPoppler } from './poppler.js';
import { comparedDays, comparedPocketDays, type Wall, wallOf } from './wall.js';

const CITIES: readonly Wall[] = [
  { place: 'Varanasi', language: 'hi', paper: 'A3' },
  { place: 'Chennai', language: 'ta', paper: 'A4' },
  { place: 'Hyderabad', latitude: 17.385, longitude: 78.4867, language: 'te', paper: 'A3' },
  { place: 'Bengaluru', latitude: 12.9716, longitude: 77.5946, language: 'ka', paper: 'A3' },
  { place: 'Pune', language: 'mr', paper: 'A3' },
  { place: 'Kolkata', language: 'bn', paper: 'A3' },
  { place: 'Kochi', latitude: 9.93988, longitude: 76.26022, language: 'ml', paper: 'A3' },
  { place: 'Ahmedabad', language: 'gu', paper: 'A3' },
  { place: 'London', latitude: 51.5074, longitude: -0.1278, language: 'en', paper: 'A3' },
];

describe.runIf(hasPoppler)('the wall calendars of nine cities', () => {
  it.each(CITIES)('$place in $language has of each date what /calendar has', async (request) => {
    expect(comparedDays(await wallOf(request), request)).toEqual({ count: 365, missing: [] });
  });
});

describe.runIf(hasPoppler)('the pocket panchangs of nine cities', () => {
  it.each(CITIES)('$place in $language has of each date what /calendar has', async (city) => {
    const request = { ...city, paper: 'A6' } as const;
    expect(comparedPocketDays(await wallOf(request), request)).toEqual({ count: 365, blocks: 365, missing: [] });
  });
});
