import { WORDS } from '@ganita/words/words.js';
import { regionalMonthWords } from 'ganita/api/regionalCalendars/calendarConvert.js';
import { describe, expect, it } from 'vitest';
import { overlaps, WHOLE_LETTERS } from './overlaps.js';
import { factsOf, hasPoppler, type PageWord, plainDigits, rowsOf, wordsOf } from './poppler.js';
import {
  comparedDays,
  comparedPocketDays,
  dayText,
  freshWallOf,
  missingOfAll,
  seenEclipses,
  type Wall,
  wallOf,
} from './wall.js';

const MEGABYTE = 1024 * 1024;

const CASES: readonly Wall[] = [
  { place: 'Varanasi', language: 'hi', paper: 'A4' },
  { place: 'Chennai', language: 'ta', paper: 'A3' },
  { place: 'Kochi', latitude: 9.93988, longitude: 76.26022, language: 'ml', paper: 'Letter' },
];

const LONDON = {
  place: 'London',
  latitude: 51.5074,
  longitude: -0.1278,
  zone: 'Europe/London',
  language: 'en',
} as const;

const ECLIPSED: readonly Wall[] = [
  { place: 'Varanasi', language: 'hi', paper: 'A4' },
  { ...LONDON, paper: 'A4' },
];

/** The list of August goes on on a further page. */
const CROWDED: readonly Wall[] = [
  { place: 'Chennai', language: 'ta', paper: 'A4' },
  { place: 'Kochi', latitude: 9.93988, longitude: 76.26022, language: 'ml', paper: 'Letter' },
];

/** Each with a calendar whose solar months are named on their first day. */
const SOLAR = [
  { calendar: 'tamil', place: 'Chennai', language: 'ta', paper: 'A3' },
  { calendar: 'malayalam', place: 'Kochi', latitude: 9.93988, longitude: 76.26022, language: 'ml', paper: 'A4' },
] as const;

describe.runIf(hasPoppler)('the wall calendar', () => {
  it.each(CASES)('of $place in $language has of each date what /calendar has', async (request) => {
    const pdf = await wallOf(request);
    expect(factsOf(pdf).Pages).toBe('12');
    expect(pdf.length).toBeLessThan(1.5 * MEGABYTE);
    expect(comparedDays(pdf, request)).toEqual({ count: 365, missing: [] });
    expect(wordsOf(pdf).flatMap((words, page) => overlaps(words).map((pair) => `${page + 1}: ${pair}`))).toEqual([]);
  });

  it('has 12 pages where the usual list has little room', async () => {
    expect(factsOf(await wallOf({ place: 'Chennai', language: 'ta', paper: 'A4' })).Pages).toBe('12');
  });

  it.each(CROWDED)(
    'of $place on $paper has with every festival no lines over each other, and a list that goes on',
    async (request) => {
      const pages = wordsOf(await wallOf({ ...request, list: 'all' }));
      const isOf = (page: readonly PageWord[]): boolean =>
        page.some(({ text }) => text === WORDS[request.language].report.civilMonth[8]);
      expect(pages.flatMap((words, page) => overlaps(words).map((pair) => `${page + 1}: ${pair}`))).toEqual([]);
      const august = pages.filter(isOf);
      expect([pages.length, august.length]).toEqual([13, 2]);
      // The page that goes on begins with a day.
      const [, further = []] = august;
      expect(further.some(({ text }) => /^\d+\*$/.test(plainDigits(text)))).toBe(true);
      const { count, missing } = missingOfAll(august, 8, request);
      expect(count).toBeGreaterThan(60);
      expect(missing).toEqual([]);
    },
  );

  it.each(SOLAR)('of $place has nothing so near the name of a solar month that letters meet', async (request) => {
    const { calendar, ...wall } = request;
    const names = new Set(Object.values(regionalMonthWords(calendar, wall.language)));
    const pages = wordsOf(await wallOf(wall));
    // The day 1 follows the name; the same words are in names of festivals.
    const marked = pages.map((words) =>
      words.map((word, at) =>
        names.has(word.text) && words[at + 1]?.text === '1' ? { ...word, text: `#${word.text}` } : word,
      ),
    );
    expect(marked.flat().filter(({ text }) => text.startsWith('#'))).toHaveLength(12);
    const near = marked.flatMap((words) => overlaps(words, WHOLE_LETTERS));
    expect(near.filter((pair) => pair.includes('#'))).toEqual([]);
  });

  it('has on a crowded day the greatest festival of the region first, and what has no room in the list of the month', async () => {
    const pdf = await wallOf({ place: 'Chennai', language: 'ta', paper: 'A3' });
    const [january = []] = wordsOf(pdf);
    const [pongal, guru, listed] = ['தைப்பொங்கல்', 'குரு', '15*'].map((text) =>
      january.find((word) => word.text === text),
    );
    if (pongal === undefined || guru === undefined) throw new Error('15 January has Pongal and Guru Gobind Singh');
    expect(pongal.top).toBeLessThan(guru.top);
    // The list is in a cell that has no day, above the figure of the 15th.
    expect(listed?.bottom).toBeLessThan(pongal.top);
  });

  it.each(ECLIPSED)('of $place has the eclipses that /eclipses has as seen there', async (request) => {
    const pdf = await wallOf(request);
    const seen = seenEclipses(request);
    expect(seen.map(([date]) => date)).toContain('2027-08-02');
    for (const [date, text] of seen) expect(dayText(pdf, date, request), date).toContain(text);
  });

  it('has the holidays of the country, every tithi of a day, the fasts of every month, and both days of Janmashtami', async () => {
    const request = { place: 'Varanasi', language: 'hi', paper: 'A4' } as const;
    const pdf = await wallOf(request);
    for (const [date, ...texts] of [
      ['2027-01-26', 'गणतंत्रदिवस'],
      ['2027-08-04', 'शुक्लद्वितीया', 'शुक्लतृतीया', 'मघा', 'सिंह'],
      ['2027-08-14', 'शनिप्रदोष', 'धनु+00:07'],
      ['2027-08-25', 'वैष्णव'],
    ] as const)
      for (const text of texts) expect(dayText(pdf, date, request), date).toContain(text);
  });

  it('has abroad no holiday of India, but its fasts', async () => {
    const request = { ...LONDON, paper: 'A4' } as const;
    const pdf = await wallOf(request);
    expect(dayText(pdf, '2027-01-26', request)).not.toContain('Republic');
    expect(dayText(pdf, '2027-08-12', request)).toContain('Ekadashi');
  });

  it('is the same bytes for the same request, and has a line of its owner only where one is given', async () => {
    const request = { place: 'Varanasi', language: 'hi', paper: 'A4' } as const;
    const [first, second] = [await wallOf(request), await freshWallOf(request)];
    expect(Buffer.compare(first, second)).toBe(0);
    const brand = 'Shri Vishwanath';
    const isOnEach = (pdf: Uint8Array): boolean =>
      wordsOf(pdf).every((page) => rowsOf(page).some((row) => row.includes(brand)));
    expect([isOnEach(first), isOnEach(await wallOf({ ...request, brand }))]).toEqual([false, true]);
  });
});

/** Each with the years of its readers, as printed almanacs of 2027 have them, and a samvatsara where they name it. */
const ERAS: readonly (readonly [Wall, string])[] = [
  [{ place: 'Kochi', latitude: 9.93988, longitude: 76.26022, language: 'ml', paper: 'A6' }, 'കൊല്ലവർഷം 1202 – 1203'],
  [{ place: 'Kolkata', language: 'bn', paper: 'A6' }, 'বঙ্গাব্দ 1433 – 1434'],
  [{ place: 'Varanasi', language: 'hi', paper: 'A6' }, 'विक्रम संवत 2083 – 2084 · सिद्धार्थी – रौद्र'],
  [
    { place: 'Hyderabad', latitude: 17.385, longitude: 78.4867, language: 'te', paper: 'A6' },
    '1948 – 1949 · పరాభవ – ప్లవంగ',
  ],
];

describe.runIf(hasPoppler)('the pocket panchang', () => {
  it.each(ERAS)('of $place has the years of its readers on its cover', async (request, years) => {
    const [cover = []] = wordsOf(await wallOf(request));
    expect(rowsOf(cover).filter((row) => row.includes(years.normalize('NFC')))).toHaveLength(1);
  });

  it('has the years of an era once, where two calendars count them', async () => {
    const [cover = []] = wordsOf(await wallOf({ place: 'Kathmandu', language: 'ne', paper: 'A6' }));
    expect(rowsOf(cover).filter((row) => row.includes('2083 – 2084'))).toHaveLength(1);
  });

  it.each<Wall>([
    { place: 'Varanasi', language: 'hi', paper: 'A6' },
    { place: 'Chennai', language: 'ta', paper: 'A6' },
  ])('of $place in $language has of each date what /calendar has', async (request) => {
    const pdf = await wallOf(request);
    expect(Number(factsOf(pdf).Pages)).toBeLessThanOrEqual(80);
    expect(pdf.length).toBeLessThan(2 * MEGABYTE);
    expect(comparedPocketDays(pdf, request)).toEqual({ count: 365, blocks: 365, missing: [] });
  });

  it('has every tithi in the left half of a line, every nakshatra in the right one, and an eclipse that is seen', async () => {
    const london = { ...LONDON, paper: 'A6' } as const;
    const pages = wordsOf(await wallOf(london));
    const [middle, right] = [166, 280];
    const rowOf = (page: number, name: string) => {
      const row = pages[page]?.find(({ text }) => text === name);
      const inRow = pages[page]?.filter(({ top, left }) => top === row?.top && left >= (row?.left ?? 0)) ?? [];
      return inRow.sort((one, other) => one.left - other.left);
    };
    const navami = rowOf(3, 'Navami');
    const punarvasu = rowOf(4, 'Punarvasu');
    expect([navami.map(({ text }) => text), punarvasu.map(({ text }) => text)]).toEqual([
      ['Navami', '+06:57'],
      ['Punarvasu', '+04:55'],
    ]);
    expect(Math.max(...navami.map((word) => word.right))).toBeLessThan(middle);
    expect(Math.min(...punarvasu.map((word) => word.left))).toBeGreaterThan(middle);
    expect(Math.max(...punarvasu.map((word) => word.right))).toBeLessThan(right);
    const texts = pages.map((page) => page.map(({ text }) => text).join(''));
    for (const [, text] of seenEclipses(london))
      expect(
        texts.some((page) => page.includes(text)),
        text,
      ).toBe(true);
  });
});
