import type { Language } from '@ganita/words/languages.js';
import type { SolarMonths } from '@ganita/words/locale.js';
import { speechOf } from '@ganita/words/speech.js';
import { solarCalendarOf, solarMonthText } from 'ganita/api/regionalCalendars/solarMonthText.js';
import { describe, expect, it } from 'vitest';

const textOf = (months: SolarMonths, language: Language, date: string): string => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return solarMonthText(months, { date: { year, month, day }, sign: 'Scorpio', inCalendar: null }, speechOf(language));
};

describe('the solar month of a day', () => {
  it.each([
    ['sign', 'te', '2026-11-22', 'వృశ్చికం'],
    ['saura', 'hi', '2026-11-22', 'वृश्चिक (मार्गशीर्ष)'],
    // Maghar started with the sangrand of 16 November 2026.
    ['punjabi', 'pa', '2026-11-22', 'ਮੱਘਰ 7'],
    ['punjabi', 'hi', '2026-11-22', 'मार्गशीर्ष ७'],
  ] as const)('is named as its readers name it: %s in %s', (months, language, date, text) => {
    expect(textOf(months, language, date)).toBe(text);
  });

  it('is that of the sign where the table of the Punjabi months ends', () => {
    expect(textOf('punjabi', 'en', '2390-11-22')).toBe('Scorpio (Margashirsha)');
    expect(textOf('punjabi', 'en', '1850-11-22')).toBe('Scorpio (Margashirsha)');
  });

  it('has its day in the calendars that the engine computes', () => {
    const date = { year: 2026, month: 11, day: 22 };
    const inCalendar = { month: 'கார்த்திகை', day: 6 };
    expect(solarCalendarOf('tamil')).toBe('tamil');
    expect(solarMonthText('tamil', { date, sign: 'Scorpio', inCalendar }, speechOf('ta'))).toBe('கார்த்திகை 6');
    expect((['sign', 'saura', 'punjabi'] as const).map(solarCalendarOf)).toEqual([null, null, null]);
  });
});
