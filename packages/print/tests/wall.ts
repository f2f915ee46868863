import { makeCalendar, readCalendarRequest } from '@ganita/print/almanac/printCalendar.js';
import type { Language } from '@ganita/words/languages.js';
import { speechOf } from '@ganita/words/speech.js';
import { openPorts } from 'ganita/adapters/openPorts.js';
import { answer } from 'ganita/api/answer.js';
import { plainDigits, rowsWithin, wordsOf } from './poppler.js';

const ports = await openPorts();

/** A place whose wall calendar is compared. */
export interface Wall {
  readonly place: string;
  readonly latitude?: number;
  readonly longitude?: number;
  readonly zone?: string;
  readonly language: Language;
  readonly paper: 'A4' | 'A3' | 'Letter' | 'A6';
}

/** The calendar of 2027. */
export const wallOf = (request: Wall & { readonly brand?: string }): Promise<Uint8Array> =>
  makeCalendar(readCalendarRequest({ year: 2027, ...request }, ports, 'all'), ports);

/** Characters of a text without spaces, so that lines may be broken anywhere. */
const close = (text: string): string => plainDigits(text).normalize('NFC').replace(/\s/gu, '');

/** Paper has the nearest minutes. */
const rules = { printed_rounding: 'nearest_minute' } as const;

/** What `/calendar` has of the dates of 2027 and their cells have not; and how many dates were compared. */
export function comparedDays(pdf: Uint8Array, { paper: _paper, ...at }: Wall) {
  const pages = wordsOf(pdf);
  const { calendar } = answer('calendarRange', { ...at, year: 2027, detail: 'brief', list: 'usual', rules }, ports);
  const { figures } = speechOf(at.language);
  const days = calendar.brief_rows ?? [];
  const missing = days.flatMap(({ date, tithi, nakshatra, festivals }) => {
    const page = pages[Number(date.slice(5, 7)) - 1] ?? [];
    const cell = close(cellOf(page, figures(Number(date.slice(8)))));
    const angas = [tithi, nakshatra].flatMap(({ name, ends }) => [
      name,
      figures(`${ends.startsWith(date) ? '' : '+'}${ends.slice(11, 16)}`),
    ]);
    const wanted = [...angas, ...festivals.map(({ name }) => name)];
    return wanted.filter((text) => !cell.includes(close(text))).map((text) => `${date}: ${text}`);
  });
  return { count: days.length, missing };
}

/** The eclipses of 2027 that `/eclipses` has as seen at a place: their dates, and their names and times as they are printed. */
export function seenEclipses({ paper: _paper, ...at }: Wall): readonly (readonly [string, string])[] {
  const range = { from_date: '2027-01-01', to_date: '2027-12-31', only_visible: true, rules };
  const { eclipses } = answer('eclipses', { ...at, ...range }, ports);
  return eclipses.flatMap(({ eclipse_kind_name, local }) => {
    const grahana = local?.grahana ?? null;
    if (grahana === null) return [];
    const { grasa_name, sparsha, moksha } = grahana;
    const times = [sparsha, moksha].map((moment) => moment.at.slice(11, 16)).join('–');
    return [[sparsha.at.slice(0, 10), close(`${eclipse_kind_name}, ${grasa_name} ${times}`)] as const];
  });
}

/** What is printed in the cell of a date of 2027, without spaces. */
export const cellText = (pdf: Uint8Array, date: string, language: Language): string =>
  close(cellOf(wordsOf(pdf)[Number(date.slice(5, 7)) - 1] ?? [], speechOf(language).figures(Number(date.slice(8)))));

type Words = ReturnType<typeof wordsOf>[number];

/** Words of some lines as one text. Boxes of two fonts on a line have their middles apart, but by less than a third of a line. */
function linesOf(words: Words): string {
  const heights = words.map(({ top, bottom }) => bottom - top).sort((one, other) => one - other);
  return rowsWithin(words, (heights[Math.floor(heights.length / 2)] ?? 0) * 0.35).join(' ');
}

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
  return linesOf(page.filter(({ left: x, top }) => x >= left - 1 && x < end - 1 && top >= head.top && top < bottom));
}

/** What `/calendar` has of the dates of 2027 and the days of a pocket panchang have not; and how many dates were compared. */
export function comparedPocketDays(pdf: Uint8Array, { paper: _paper, ...at }: Wall) {
  const blocks = wordsOf(pdf).slice(1).flatMap(blocksOf);
  const sections = ['limbs', 'sun_moon', 'windows', 'festivals'] as const;
  const { calendar } = answer(
    'calendarRange',
    { ...at, year: 2027, sections: [...sections], list: 'usual', rules },
    ports,
  );
  const { figures } = speechOf(at.language);
  const rows = calendar.rows ?? [];
  const missing = rows.flatMap(({ date, weekday_name, limbs, sun_moon, windows, festivals }, index) => {
    const block = close(blocks[index] ?? '');
    const clock = (moment: string | null | undefined): string => figures(moment?.slice(11, 16) ?? '');
    if (limbs === undefined) throw new Error('the limbs were asked for');
    const angas = [limbs.tithi, limbs.nakshatra, limbs.yoga, limbs.karana].flatMap(({ name, ends }) => [
      name,
      `${ends.startsWith(date) ? '' : '+'}${clock(ends)}`,
    ]);
    const wanted = [
      figures(Number(date.slice(8))),
      weekday_name,
      ...angas,
      limbs.moon_sign_name,
      `${figures(sun_moon?.sunrise ?? '')}–${figures(sun_moon?.sunset ?? '')}`,
      `${clock(windows?.rahu_kalam?.start)}–${clock(windows?.rahu_kalam?.end)}`,
      ...(festivals ?? []).map(({ name }) => name),
    ];
    return wanted.filter((text) => !block.includes(close(text))).map((text) => `${date}: ${text}`);
  });
  return { count: rows.length, blocks: blocks.length, missing };
}

/** The days of a page of the pocket panchang, each as its text: a day begins where its figure, the tallest text, does. */
function blocksOf(page: Words): readonly string[] {
  const height = ({ top, bottom }: Words[number]) => bottom - top;
  const tallest = Math.max(...page.map(height));
  const figures = page.filter((word) => height(word) > tallest * 0.8).sort((one, other) => one.top - other.top);
  return figures.map((figure, at) => {
    const end = figures[at + 1]?.top ?? Number.POSITIVE_INFINITY;
    return linesOf(page.filter(({ top }) => top >= figure.top - 1 && top < end - 1));
  });
}
