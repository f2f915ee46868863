import type { Speech } from '@ganita/words/speech.js';
import { WORDS } from '@ganita/words/words.js';
import { ENGINE } from 'ganita/calculations/engineMeta.js';
import { type Canvas, type TextStyle, textWidth } from '../report/page/canvas.js';
import { fitted, onLines } from '../report/page/fitText.js';
import { COLOUR, LEAST_SIZE } from '../report/page/theme.js';
import {
  colourKey,
  type EndingText,
  endingText,
  inOneStyle,
  isFree,
  keptOn,
  moon,
  moonSignText,
  regionalDay,
  spanText,
} from './dayParts.js';
import { put } from './put.js';
import { type Ending, type PocketDay, regionalMonths } from './wallDay.js';

/** A6, points. */
export const POCKET_PAGE = { width: 297.64, height: 419.53 } as const;

const MARGIN = 18;
const HEAD = 32;
const FOOT = 14;
const INNER = POCKET_PAGE.width - 2 * MARGIN;
const TOP = MARGIN + HEAD;
const BOTTOM = POCKET_PAGE.height - MARGIN - FOOT;
/** Figure and Moon are left of the lines of a day. */
const FIGURE = 20;
const FIGURE_WIDTH = 34;
const MOON = 4.5;
const LEFT = MARGIN + FIGURE_WIDTH;
const WIDTH = INNER - FIGURE_WIDTH - 2;
const GAP = 8;
const HALF = (WIDTH - GAP) / 2;
const TEXT = 8.6;
const LINE = TEXT * 1.26;
const PADDING = 3;
/** Height of a line of an era on the first page. */
const ERA_LINE = 16;
/** Figure and Moon need as much. */
const LEAST_HEIGHT = 40;
const PLAIN = { size: TEXT, colour: COLOUR.ink } as const;
const FAINT = { size: TEXT, colour: COLOUR.faint } as const;

/** A text of a line: where its band begins and how wide it is, and the share of the free width that is before it. */
interface Part {
  readonly text: string;
  readonly style: TextStyle;
  readonly from: number;
  readonly width: number;
  readonly share: 0 | 1;
}

/** A day as its lines are broken. */
interface SetDay {
  readonly day: PocketDay;
  readonly lines: readonly (readonly Part[])[];
  readonly height: number;
}

/** What the pages of a month have in common. */
export interface PocketMonth {
  /** The month and its year. */
  readonly title: string;
  readonly place: string;
  readonly brand: string | null;
}

/** The first page: the year with its eras, and the place, who has it printed, what the lines of a day are, and what computed them. */
export function pocketCover(
  canvas: Canvas,
  { title, place, brand }: PocketMonth,
  eras: readonly string[],
  speech: Speech,
): void {
  const { pages, panchangaDay, zodiac, angas, muhurta } = WORDS[speech.language];
  const { nav_day, month_note } = pages.phrase;
  const band = { left: MARGIN, width: INNER };
  const middle = (text: string, baseline: number, style: TextStyle): void =>
    put(canvas, text, band, baseline, style, 0.5);
  canvas.rectangle(MARGIN / 2, MARGIN / 2, INNER + MARGIN, POCKET_PAGE.height - MARGIN, { stroke: COLOUR.gold });
  middle(nav_day, 62, { size: 26, weight: 'semibold', colour: COLOUR.title });
  middle(title, 108, { size: 40, weight: 'semibold', colour: COLOUR.ink });
  eras.forEach((era, at) => {
    middle(era, 130 + at * ERA_LINE, { size: 10, weight: at === 0 ? 'semibold' : 'regular', colour: COLOUR.ink });
  });
  middle(place, 192, { size: 14, colour: COLOUR.ink });
  if (brand !== null) middle(brand, 214, { size: 11, weight: 'semibold', colour: COLOUR.title });
  const { word } = speech;
  const legend = [
    `${word('vara')} · ${word('sunrise')} – ${word('sunset')}`,
    `${word('tithi')} · ${word('nakshatra')}`,
    `${word('yoga')} · ${word('karana')}`,
    `${zodiac.body.Moon}: ${word('moon_sign')} · ${zodiac.body.Rahu}: ${panchangaDay.window.rahu_kalam}`,
    `${angas.karana.vishti}: ${muhurta.exclusion.vishti}`,
  ].flatMap((text) => broken(text, PLAIN));
  const key = colourKey(speech).flatMap(({ text, colour }) => broken(text, { size: TEXT, colour }));
  const lines = [...legend, ...broken(month_note, FAINT), ...key];
  const top = POCKET_PAGE.height - 2 * MARGIN - (lines.length + 1) * LINE;
  drawLines(canvas, lines, top);
  middle(`${ENGINE.name} ${ENGINE.version}`, POCKET_PAGE.height - 1.5 * MARGIN, { ...FAINT, size: LEAST_SIZE });
}

/** A page of days that are set, below its head. */
interface SetPage {
  readonly top: number;
  readonly days: readonly SetDay[];
}

/** The days of a month on as many pages as they need, in their order; the heads of all have room for the names of its months. */
export function pocketPages(days: readonly PocketDay[], speech: Speech): readonly SetPage[] {
  const top = TOP + (monthLines(days, speech).length - 1) * LINE;
  const pages: SetDay[][] = [];
  let room = 0;
  for (const set of days.map((day) => setDay(day, speech))) {
    if (set.height > room) {
      pages.push([]);
      room = BOTTOM - top;
    }
    pages.at(-1)?.push(set);
    room -= set.height;
  }
  return pages.map((ofPage) => ({ top, days: ofPage }));
}

/** The months of the region on lines of the head. */
const monthLines = (days: readonly PocketDay[], speech: Speech): readonly Part[][] =>
  broken(regionalMonths(days, speech), FAINT, INNER);

/** A page of the pocket panchang: the days below each other. */
export function pocketPage(
  canvas: Canvas,
  { title, place, brand }: PocketMonth,
  { top: first, days }: SetPage,
  number: number,
  speech: Speech,
): void {
  const baseline = MARGIN + 10;
  const bold = { size: 12, weight: 'semibold', colour: COLOUR.title } as const;
  canvas.content('H1', () => put(canvas, title, { left: MARGIN, width: INNER * 0.6 }, baseline, bold, 0));
  put(canvas, place, { left: MARGIN + INNER * 0.62, width: INNER * 0.38 }, baseline, PLAIN, 1);
  const months = monthLines(
    days.map(({ day }) => day),
    speech,
  );
  drawLines(canvas, months, baseline + LINE + 2, MARGIN);
  // What is left of a page is shared out, so that pages are full.
  const free = (BOTTOM - first - days.reduce((sum, { height }) => sum + height, 0)) / days.length;
  let top = first;
  canvas.element('L', () => {
    for (const one of days) {
      const height = one.height + Math.min(free, LINE);
      canvas.content('LI', () => drawDay(canvas, one, top, height, speech));
      top += height;
    }
  });
  const foot = { size: LEAST_SIZE, colour: COLOUR.faint } as const;
  const below = POCKET_PAGE.height - MARGIN;
  canvas.artifact(() => {
    if (brand !== null) put(canvas, brand, { left: MARGIN, width: INNER * 0.8 }, below, foot, 0);
    put(canvas, speech.figures(number), { left: MARGIN + INNER * 0.82, width: INNER * 0.18 }, below, foot, 1);
  });
}

function drawDay(canvas: Canvas, { day, lines }: SetDay, top: number, height: number, speech: Speech): void {
  if (isFree(day)) canvas.rectangle(MARGIN, top, INNER, height, { fill: COLOUR.wash });
  canvas.line([MARGIN, top], [MARGIN + INNER, top], { stroke: COLOUR.line, lineWidth: 0.5 });
  const figure = { size: FIGURE, weight: 'semibold', colour: isFree(day) ? COLOUR.bad : COLOUR.ink } as const;
  canvas.text(speech.figures(Number(day.date.slice(8))), MARGIN + 2, top + PADDING + FIGURE * 0.86, figure);
  moon(canvas, day.tithi.number, [MARGIN + 2 + MOON, top + PADDING + FIGURE + MOON + 4], MOON);
  drawLines(canvas, lines, top + PADDING + TEXT);
}

function drawLines(canvas: Canvas, lines: SetDay['lines'], first: number, left = LEFT): void {
  lines.forEach((parts, at) => {
    for (const { text, from, width, style, share } of parts)
      put(canvas, text, { left: left + from, width }, first + at * LINE, style, share);
  });
}

function setDay(day: PocketDay, speech: Speech): SetDay {
  const { date, weekday_name: weekday, tithis, nakshatras, yoga, karana, bhadra, rahu } = day;
  const times = [day.sunrise, day.sunset].map((time) => (time === null ? '–' : time.slice(0, 'HH:MM'.length)));
  const bold = { ...PLAIN, weight: 'semibold' } as const;
  const { body } = WORDS[speech.language].zodiac;
  const facts = [
    regionalDay(day, speech, true)?.text ?? null,
    `${body.Moon} ${moonSignText(day, speech)}`,
    bhadra === null ? null : `${bhadra.name} ${spanText(bhadra, date)}`,
    rahu === null ? null : `${body.Rahu} ${rahu}`,
  ].filter((fact) => fact !== null);
  const ends = (one: Ending): EndingText => endingText(one, date, speech);
  const lines = [
    ...nameAndTime(weekday, speech.figures(times.join('–')), bold),
    ...twoColumns(tithis.map(ends), nakshatras.map(ends)),
    ...twoColumns([ends(yoga)], [ends(karana)]),
    ...broken(speech.figures(facts.join(' · ')), FAINT),
    ...inOneStyle(keptOn(day, TEXT, speech)).flatMap(({ text, style }) => broken(text, style)),
  ];
  return { day, lines, height: Math.max(LEAST_HEIGHT, lines.length * LINE) + 2 * PADDING };
}

/** A name and, at the end of its band, a time. */
const nameAndTime = (name: string, time: string, style: TextStyle, from = 0, width = WIDTH): [Part[]] => {
  const timeWidth = textWidth(time, FAINT);
  return [
    [
      { text: name, style, from, width: width - timeWidth - 3, share: 0 },
      { text: time, style: FAINT, from: from + width - timeWidth, width: timeWidth, share: 1 },
    ],
  ];
};

/** The longest name that fits half a line with its time; null where none does. */
const withinHalf = ({ name, short, time }: EndingText): string | null =>
  [name, short].find((text) => fitted(text, HALF - textWidth(time, FAINT) - 3, PLAIN).size >= LEAST_SIZE) ?? null;

/** Angas of two kinds below each other, each kind in its half; only a name that is too long for half a line has all of it. */
function twoColumns(left: readonly EndingText[], right: readonly EndingText[]): readonly Part[][] {
  const [lefts, rights] = [left.map((one) => inHalf(one, 0)), right.map((one) => inHalf(one, HALF + GAP))];
  const rows = Array.from({ length: Math.max(left.length, right.length) }, (_, at) => [lefts[at], rights[at]]);
  return rows.flatMap((row) => {
    const [one, other] = row.filter((half) => half !== undefined);
    if (one === undefined || other === undefined || one.isWhole || other.isWhole)
      return row.flatMap((half) => (half === undefined ? [] : [half.parts]));
    return [[...one.parts, ...other.parts]];
  });
}

/** An anga in the half of a line that begins at `from`, or on a whole line. */
function inHalf(one: EndingText, from: number): { readonly parts: Part[]; readonly isWhole: boolean } {
  const name = withinHalf(one);
  const [parts] =
    name === null ? nameAndTime(one.name, one.time, PLAIN) : nameAndTime(name, one.time, PLAIN, from, HALF);
  return { parts, isWhole: name === null };
}

/** A text on as many lines as it needs in letters that can be read. */
function broken(text: string, style: TextStyle, width = WIDTH): readonly Part[][] {
  const { lines, size } = onLines(text, width, style, LEAST_SIZE);
  return lines.map((line) => [{ text: line, style: { ...style, size }, from: 0, width, share: 0 }]);
}
