import { describe, expect, it } from 'vitest';
import { factsOf, hasPoppler, rowsOf, wordsOf } from './poppler.js';
import { cellText, comparedDays, comparedPocketDays, type Wall, wallOf } from './wall.js';

const MEGABYTE = 1024 * 1024;

const CASES: readonly Wall[] = [
  { place: 'Varanasi', language: 'hi', paper: 'A4' },
  { place: 'Chennai', language: 'ta', paper: 'A3' },
  { place: 'Kochi', latitude: 9.93988, longitude: 76.26022, language: 'ml', paper: 'Letter' },
];

describe.runIf(hasPoppler)('the wall calendar', () => {
  it.each(CASES)('of $place in $language has of each date what /calendar has', async (request) => {
    const pdf = await wallOf(request);
    expect(factsOf(pdf).Pages).toBe('12');
    expect(pdf.length).toBeLessThan(1.5 * MEGABYTE);
    expect(comparedDays(pdf, request)).toEqual({ count: 365, missing: [] });
  });

  it('has the holidays of the country, every tithi of a day, the fasts of every month, and both days of Janmashtami', async () => {
    const pdf = await wallOf({ place: 'Varanasi', language: 'hi', paper: 'A4' });
    for (const [date, ...texts] of [
      ['2027-01-26', 'गणतंत्रदिवस'],
      ['2027-08-04', 'शुक्लद्वितीया', 'शुक्लतृतीया', 'मघा', 'सिंह'],
      ['2027-08-14', 'शनिप्रदोष', 'धनु+00:07'],
      ['2027-08-25', 'वैष्णव'],
    ] as const)
      for (const text of texts) expect(cellText(pdf, date, 'hi'), date).toContain(text);
  });

  it('has abroad no holiday of India, but its fasts', async () => {
    const pdf = await wallOf({ place: 'London', latitude: 51.5074, longitude: -0.1278, language: 'en', paper: 'A4' });
    expect(cellText(pdf, '2027-01-26', 'en')).not.toContain('Republic');
    expect(cellText(pdf, '2027-08-12', 'en')).toContain('Ekadashi');
  });

  it('is the same bytes for the same request, and has a line of its owner only where one is given', async () => {
    const request = { place: 'Varanasi', language: 'hi', paper: 'A4' } as const;
    const [first, second] = [await wallOf(request), await wallOf(request)];
    expect(Buffer.compare(first, second)).toBe(0);
    const brand = 'Shri Vishwanath';
    const isOnEach = (pdf: Uint8Array): boolean =>
      wordsOf(pdf).every((page) => rowsOf(page).some((row) => row.includes(brand)));
    expect([isOnEach(first), isOnEach(await wallOf({ ...request, brand }))]).toEqual([false, true]);
  });
});

describe.runIf(hasPoppler)('the pocket panchang', () => {
  it.each<Wall>([
    { place: 'Varanasi', language: 'hi', paper: 'A6' },
    { place: 'Chennai', language: 'ta', paper: 'A6' },
  ])('of $place in $language has of each date what /calendar has', async (request) => {
    const pdf = await wallOf(request);
    expect(Number(factsOf(pdf).Pages)).toBeLessThanOrEqual(80);
    expect(pdf.length).toBeLessThan(2 * MEGABYTE);
    expect(comparedPocketDays(pdf, request)).toEqual({ count: 365, blocks: 365, missing: [] });
  });
});
