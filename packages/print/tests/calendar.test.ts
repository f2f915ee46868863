import { makeCalendar, readCalendarRequest } from '@ganita/print/almanac/printCalendar.js';
import { speechOf } from '@ganita/words/speech.js';
import { openPorts } from 'ganita/adapters/openPorts.js';
import { answer } from 'ganita/api/answer.js';
import { describe, expect, it } from 'vitest';
import { factsOf, hasPoppler, rowsOf, wordsOf } from './poppler.js';

const ports = await openPorts();
const MEGABYTE = 1024 * 1024;

const KOCHI = { place: 'Kochi', latitude: 9.93988, longitude: 76.26022, language: 'ml' } as const;

const CASES = [
  { place: 'Varanasi', language: 'hi', paper: 'A4' },
  { place: 'Chennai', language: 'ta', paper: 'A3' },
  { ...KOCHI, paper: 'Letter' },
  { place: 'London', latitude: 51.5074, longitude: -0.1278, language: 'en', paper: 'A3' },
] as const;

const printed = (request: Readonly<Record<string, unknown>>) =>
  makeCalendar(readCalendarRequest({ year: 2027, ...request }, ports, 'all'), ports);

/** Characters of a text without spaces, so that lines may be broken anywhere. */
const close = (text: string): string => text.replace(/\s/gu, '');

describe.runIf(hasPoppler)('the wall calendar', () => {
  it.each(CASES)(
    'of $place in $language has the limbs and festivals of each date as /calendar has them',
    async (request) => {
      const { paper, ...at } = request;
      const pdf = await printed(request);
      expect(factsOf(pdf).Pages).toBe('12');
      expect(pdf.length).toBeLessThan(1.5 * MEGABYTE);
      const pages = wordsOf(pdf);
      const { calendar } = answer('calendarRange', { ...at, year: 2027, detail: 'brief', list: 'usual' }, ports);
      const { figures } = speechOf(request.language);
      for (const day of calendar.brief_rows ?? []) {
        const page = pages[Number(day.date.slice(5, 7)) - 1] ?? [];
        const cell = close(cellOf(page, figures(Number(day.date.slice(8)))));
        const { tithi, nakshatra, festivals } = day;
        for (const { name, ends } of [tithi, nakshatra]) {
          expect(cell, day.date).toContain(close(name));
          const time = `${ends.startsWith(day.date) ? '' : '+'}${ends.slice(11, 16)}`;
          expect(cell, day.date).toContain(figures(time));
        }
        for (const { name } of festivals) expect(cell, day.date).toContain(close(name));
      }
    },
  );

  it('is the same bytes for the same request, and has a line of its owner only where one is given', async () => {
    const [first, second] = [await printed(CASES[0]), await printed(CASES[0])];
    expect(Buffer.compare(first, second)).toBe(0);
    const brand = 'Shri Vishwanath';
    const lines = wordsOf(await printed({ ...CASES[0], brand })).map(rowsOf);
    expect(lines.every((rows) => rows.some((row) => row.includes(brand)))).toBe(true);
  });
});

type Words = ReturnType<typeof wordsOf>[number];

/** The text of the cell whose figure is the largest text of that value. */
function cellOf(page: Words, figure: string): string {
  const height = ({ top, bottom }: Words[number]) => bottom - top;
  const figures = page.filter(({ text }) => text === figure).sort((one, other) => height(other) - height(one));
  const [head] = figures;
  if (head === undefined) throw new Error(`no day ${figure}`);
  const right = Math.max(...page.map((word) => word.right));
  const column = (right - 20) / 7;
  const index = Math.floor((head.left - 18) / column);
  const [left, end] = [18 + index * column, 18 + (index + 1) * column];
  const tall = height(head) * 0.8;
  const below = page
    .filter(
      (word) => word.left >= left && word.left < end && word.top > head.top && height(word) > tall && word !== head,
    )
    .map(({ top }) => top);
  const bottom = Math.min(...below, Number.POSITIVE_INFINITY);
  return page
    .filter(({ left: x, top }) => x >= left - 1 && x < end - 1 && top >= head.top && top < bottom)
    .map(({ text }) => text)
    .join(' ');
}
