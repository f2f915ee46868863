import { makeCalendar, readCalendarRequest } from '@ganita/print/almanac/printCalendar.js';
import { PAPERS } from '@ganita/print/almanac/wallPage.js';
import type { Language } from '@ganita/words/languages.js';
import { speechOf } from '@ganita/words/speech.js';
import { openPorts } from 'ganita/adapters/openPorts.js';
import { answer } from 'ganita/api/answer.js';
import { type PageWord, plainDigits, rowsWithin, wordsOf } from './poppler.js';

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

export type WallRequest = Wall & { readonly brand?: string; readonly year?: number; readonly list?: 'all' };

/** The calendar of 2027, or of another year. */
export const freshWallOf = (request: WallRequest): Promise<Uint8Array> =>
  makeCalendar(readCalendarRequest({ year: 2027, ...request }, ports, 'all'), ports);

const walls = new Map<string, Promise<Uint8Array>>();

/** The same, made once for each request. */
export function wallOf(request: WallRequest): Promise<Uint8Array> {
  const key = JSON.stringify(Object.entries(request).sort(([one], [other]) => (one < other ? -1 : 1)));
  const wall = walls.get(key) ?? freshWallOf(request);
  walls.set(key, wall);
  return wall;
}

/** Characters of a text without spaces, so that lines may be broken anywhere. */
const close = (text: string): string => plainDigits(text).normalize('NFC').replace(/\s/gu, '');

/** Paper has the nearest minutes. */
const rules = { printed_rounding: 'nearest_minute' } as const;

/** What `/calendar` has of the dates of 2027 and their cells have not; and how many dates were compared. */
export function comparedDays(pdf: Uint8Array, { paper, ...at }: Wall) {
  const pages = wordsOf(pdf).map((page) => daysOf(page, paper));
  const { calendar } = answer('calendarRange', { ...at, year: 2027, detail: 'brief', list: 'usual', rules }, ports);
  const { figures } = speechOf(at.language);
  const days = calendar.brief_rows ?? [];
  const missing = days.flatMap(({ date, tithi, nakshatra, festivals }) => {
    const cell = close(pages[Number(date.slice(5, 7)) - 1]?.get(figures(Number(date.slice(8)))) ?? '');
    const angas = [tithi, nakshatra].flatMap(({ name, ends }) => [
      name,
      figures(`${ends.startsWith(date) ? '' : '+'}${ends.slice(11, 16)}`),
    ]);
    const wanted = [...angas, ...festivals.map(({ name }) => name)];
    return wanted.filter((text) => !cell.includes(close(text))).map((text) => `${date}: ${text}`);
  });
  return { count: days.length, missing };
}

/** The festivals of a month of 2027 that `/calendar` has with every list, and the pages of a wall calendar have not. */
export function missingOfAll(pages: readonly (readonly PageWord[])[], month: number, { paper: _, ...at }: Wall) {
  // Lines are broken within names, and a word between its letters.
  const text = close(
    pages
      .flat()
      .map((word) => word.text)
      .join(''),
  );
  const { calendar } = answer(
    'calendarRange',
    { ...at, year: 2027, month, detail: 'brief', list: 'all', rules },
    ports,
  );
  const names = (calendar.brief_rows ?? []).flatMap(({ festivals }) => festivals.map(({ name }) => name));
  const missing = names.flatMap((name) => name.split(' ')).filter((word) => !text.includes(close(word)));
  return { count: names.length, missing };
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

/** What is printed of a date of 2027, without spaces. */
export const dayText = (pdf: Uint8Array, date: string, { language, paper }: Pick<Wall, 'language' | 'paper'>): string =>
  close(
    dayOf(wordsOf(pdf)[Number(date.slice(5, 7)) - 1] ?? [], speechOf(language).figures(Number(date.slice(8))), paper),
  );

type Words = readonly PageWord[];

/** Words of some lines as one text. Boxes of two fonts on a line have their middles apart, but by less than a third of a line. */
function linesOf(words: Words): string {
  const heights = words.map(({ top, bottom }) => bottom - top).sort((one, other) => one - other);
  return rowsWithin(words, (heights[Math.floor(heights.length / 2)] ?? 0) * 0.35).join(' ');
}

const heightOf = ({ top, bottom }: Words[number]): number => bottom - top;

/** Points from the left edge of a page to its first column, and from its lower edge to the grid or the list, on A4. */
const [LEFT, FOOT] = [18, 35];
/** Figures whose tops are closer are in one row of the grid, points. */
const SAME_ROW = 20;

/** The texts of the days of a page by their figures: that of the cell, and what the list of the month has of it. */
function daysOf(page: Words, paper: Wall['paper']): ReadonlyMap<string, string> {
  if (paper === 'A6') throw new Error('a pocket panchang has no cells');
  const { width, height } = PAPERS[paper];
  const scale = Math.max(1, width / PAPERS.A4.width);
  const [edge, foot] = [LEFT * scale, height - FOOT * scale];
  const numbers = page.filter(({ text }) => /^\d{1,2}$/.test(plainDigits(text)));
  const tallest = Math.max(...numbers.map(heightOf));
  const figures = numbers.filter((word) => heightOf(word) > tallest * 0.8);
  const column = (width - 2 * edge) / 7;
  const columnOf = ({ left }: Words[number]): number => Math.floor((left - edge + 1) / column);
  const tops = [...new Set(figures.map(({ top }) => top))].sort((one, other) => one - other);
  // Boxes of figures in one row are not quite as high.
  const row = Math.min(
    ...tops.slice(1).flatMap((top, at) => (top - (tops[at] ?? 0) > SAME_ROW ? [top - (tops[at] ?? 0)] : [])),
  );
  const rowOf = ({ top }: Words[number]): number => Math.floor((top - (tops[0] ?? 0) + 4) / row);
  const inGrid = page.filter(({ top }) => top >= (tops[0] ?? 0) - 4 && top < foot);
  const cellAt = (word: Words[number]): string => `${rowOf(word)} ${columnOf(word)}`;
  const cells = new Map(figures.map((word) => [cellAt(word), word.text]));
  const lastRow = Math.max(...figures.map(rowOf));
  const texts = new Map(
    [...cells].map(([cell, figure]) => [figure, linesOf(inGrid.filter((word) => cellAt(word) === cell))]),
  );
  const columnsOfList = new Map<string, Words[number][]>();
  for (const word of inGrid.filter((one) => !cells.has(cellAt(one)))) {
    const isBelow = rowOf(word) > lastRow;
    const key = isBelow ? `below ${columnOf(word)}` : cellAt(word);
    columnsOfList.set(key, [...(columnsOfList.get(key) ?? []), word]);
  }
  const list = [...columnsOfList].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, words]) => linesOf(words));
  const [, ...parts] = list.join(' ').split(/([\p{Nd}]+)\*/u);
  for (let at = 0; at < parts.length; at += 2) {
    const figure = parts[at] ?? '';
    const known = [...texts.keys()].find((one) => plainDigits(one) === plainDigits(figure));
    if (known === undefined) throw new Error(`the list has a day ${figure}`);
    texts.set(known, `${texts.get(known)} ${parts[at + 1]}`);
  }
  return texts;
}

/** What a page has of the day of a figure. */
function dayOf(page: Words, figure: string, paper: Wall['paper']): string {
  const text = daysOf(page, paper).get(figure);
  if (text === undefined) throw new Error(`no day ${figure}`);
  return text;
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
  const tallest = Math.max(...page.map(heightOf));
  const figures = page.filter((word) => heightOf(word) > tallest * 0.8).sort((one, other) => one.top - other.top);
  return figures.map((figure, at) => {
    const end = figures[at + 1]?.top ?? Number.POSITIVE_INFINITY;
    return linesOf(page.filter(({ top }) => top >= figure.top - 1 && top < end - 1));
  });
}
