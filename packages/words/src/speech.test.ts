import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from './languages.js';
import { speechOf } from './speech.js';

const two = (n: number): string => String(n).padStart(2, '0');

describe('a time of day with twelve hours', () => {
  it.each([
    ['en', '00:05', '12:05 AM'],
    ['en', '12:05', '12:05 PM'],
    ['en', '17:24:09', '5:24:09 PM'],
    ['hi', '06:42', 'सुबह ६:४२'],
    ['hi', '12:15', 'दोपहर १२:१५'],
    ['hi', '17:24', 'शाम ५:२४'],
    ['hi', '01:05', 'रात १:०५'],
    ['ta', '04:30', 'அதிகாலை 4:30'],
    ['bn', '16:30', 'বিকেল ৪:৩০'],
    ['bn', '18:30', 'সন্ধ্যা ৬:৩০'],
    ['ml', '05:10', 'പുലർച്ചെ 5:10'],
    ['pa', '20:00', 'ਰਾਤ 8:00'],
  ] as const)('is written as families write it: %s %s', (language, time, text) => {
    expect(speechOf(language).clock(time)).toBe(text);
  });

  it('of each minute of the day differs from that of every other, in every language', () => {
    for (const language of LANGUAGES) {
      const { clock } = speechOf(language);
      const texts = Array.from({ length: 1440 }, (_, minute) =>
        clock(`${two(Math.floor(minute / 60))}:${two(minute % 60)}`),
      );
      // Where night is one word, its hours before dawn are those after midnight, and those of the evening start at 8.
      expect([language, new Set(texts).size]).toEqual([language, 1440]);
    }
  });
});

describe('a stretch of time', () => {
  it.each([
    ['en', '06:30', '08:00', '6:30 – 8:00 AM'],
    ['en', '11:30', '12:15', '11:30 AM – 12:15 PM'],
    ['hi', '06:30', '08:00', 'सुबह ६:३० – ८:००'],
    ['hi', '11:30', '12:15', 'सुबह ११:३० – दोपहर १२:१५'],
    ['hi', '01:30', '22:15', 'रात १:३० – रात १०:१५'],
  ] as const)(
    'has the word for the part of the day once where both ends have it: %s %s',
    (language, from, to, text) => {
      expect(speechOf(language).clockSpan(from, to)).toBe(text);
    },
  );

  it('has the figures of both ends, whatever they are', () => {
    const minute = fc.integer({ min: 0, max: 1439 }).map((n) => `${two(Math.floor(n / 60))}:${two(n % 60)}`);
    fc.assert(
      fc.property(minute, minute, fc.constantFrom(...LANGUAGES), (from, to, language) => {
        const speech = speechOf(language);
        const figuresOf = (text: string): readonly string[] => text.match(/\p{Nd}{1,2}:\p{Nd}{2}/gu) ?? [];
        expect(figuresOf(speech.clockSpan(from, to))).toEqual(
          [speech.clock(from), speech.clock(to)].flatMap(figuresOf),
        );
      }),
    );
  });
});

describe('a date', () => {
  it.each([
    ['en', '22 November 2026', 'Sunday, 22 November 2026'],
    ['hi', '२२ नवंबर २०२६', 'रविवार, २२ नवंबर २०२६'],
    ['ka', 'ನವೆಂಬರ್ ೨೨, ೨೦೨೬', 'ಭಾನುವಾರ, ನವೆಂಬರ್ ೨೨, ೨೦೨೬'],
    ['ml', '2026 നവംബർ 22', 'ഞായറാഴ്ച, 2026 നവംബർ 22'],
    ['ne', '२०२६ नोभेम्बर २२', 'आइतबार, २०२६ नोभेम्बर २२'],
  ] as const)('has day, month and year in the order of the language: %s', (language, long, withWeekday) => {
    const speech = speechOf(language);
    expect([speech.longDate('2026-11-22T06:00:00'), speech.weekdayDate('Sunday', '2026-11-22')]).toEqual([
      long,
      withWeekday,
    ]);
  });
});
