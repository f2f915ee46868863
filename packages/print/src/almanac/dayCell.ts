import type { Speech } from '@ganita/words/speech.js';
import { WORDS } from '@ganita/words/words.js';
import { type Canvas, type TextStyle, textWidth } from '../report/page/canvas.js';
import { fitted } from '../report/page/fitText.js';
import { COLOUR } from '../report/page/theme.js';
import { endingText, isFree, type KeptDay, keptOn, moon, moonSignText, regionalDay } from './dayParts.js';
import { put } from './put.js';
import type { WallDay } from './wallDay.js';

/** Where a day is printed, points, and how much larger than on A4. */
export interface CellPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly scale: number;
}

/** Sizes on A4, points: the figure is read from two metres on A3. */
const FIGURE = 24;
const TEXT = 9;
const LEAST = 8;
const LEADING = 1.3;
const PADDING = 4;
const HEAD = 26;
const MOON = 5;
/** The day of a solar month: a figure alone, or with the month's name on a line of its own between the times and the tithi. */
const REGIONAL = { figure: { size: 12, baseline: 25 }, named: { size: TEXT, baseline: 22.5 } } as const;
/** Lines of a day that has more than its cell can contain are nearer to each other. */
const TIGHT_LEADING = 1.1;

/** A day of the wall: its figure and Moon, what ends when, rise and set, and its festivals by rank. */
export function dayCell(canvas: Canvas, day: WallDay, place: CellPlace, speech: Speech): void {
  const { x, y, width, height, scale } = place;
  if (isFree(day)) canvas.rectangle(x, y, width, height, { fill: COLOUR.wash });
  head(canvas, day, place, speech);
  const left = x + PADDING * scale;
  const inner = width - 2 * PADDING * scale;
  const size = TEXT * scale;
  const step = size * LEADING;
  let baseline = y + HEAD * scale + size;
  for (const ending of [...day.tithis, ...day.nakshatras]) {
    const { name, short, time } = endingText(ending, day.date, speech);
    const style = { size, colour: COLOUR.ink } as const;
    const timeWidth = textWidth(time, style);
    canvas.text(time, left + inner - timeWidth, baseline, { ...style, colour: COLOUR.faint });
    const room = inner - timeWidth - 3 * scale;
    const isWhole = fitted(name, room, style).size >= LEAST * scale;
    const fit = fitted(isWhole ? name : short, room, style, 2, LEAST / TEXT);
    for (const part of fit.lines) {
      canvas.text(part, left, baseline, { ...style, size: fit.size });
      baseline += step;
    }
  }
  const linesAt = (leading: number): number =>
    Math.floor((y + height - PADDING * scale - baseline) / (size * leading)) + 1;
  const room = { width: inner, lines: linesAt(LEADING), size };
  const moonText = `${WORDS[speech.language].zodiac.body.Moon} ${moonSignText(day, speech)}`;
  const moonStyle = { size: LEAST * scale, colour: COLOUR.faint } as const;
  const band = { left, width: inner };
  const kept = keptOn(day, size, speech);
  const below = keptLines(kept, { ...room, lines: room.lines - 1 });
  // The Moon's sign is left out where a day has more than its cell can contain.
  const whole = below ?? keptLines(kept, room);
  const set = whole ?? crowded(kept, { ...room, lines: linesAt(TIGHT_LEADING) });
  if (below !== null) {
    put(canvas, moonText, band, baseline, moonStyle, 0);
    baseline += step;
  }
  const keptStep = whole === null ? size * TIGHT_LEADING : step;
  set.forEach(({ text, style }, at) => {
    canvas.text(text, left, baseline + at * keptStep, style);
  });
}

/** Figure, date of the region, Moon, rise and set. */
function head(canvas: Canvas, day: WallDay, { x, y, width, scale }: CellPlace, speech: Speech): void {
  const figure = speech.figures(Number(day.date.slice(8)));
  const style = { size: FIGURE * scale, weight: 'semibold', colour: isFree(day) ? COLOUR.bad : COLOUR.ink } as const;
  const left = x + PADDING * scale;
  canvas.text(figure, left, y + 21 * scale, style);
  const after = left + textWidth(figure, style) + 5 * scale;
  const right = x + width - PADDING * scale;
  const small = { size: LEAST * scale, colour: COLOUR.faint } as const;
  const [rise, set] = [day.sunrise, day.sunset].map((time) =>
    time === null ? '–' : speech.figures(time.slice(0, 'HH:MM'.length)),
  );
  const times = `${rise}–${set}`;
  const timesLeft = right - textWidth(times, small);
  canvas.text(times, timesLeft, y + 10 * scale, small);
  const moonAt = after + MOON * scale;
  moon(canvas, day.tithi.number, [moonAt, y + 8.5 * scale], MOON * scale);
  const own = regionalDay(day, speech);
  if (own === null) return;
  const { size, baseline } = REGIONAL[own.isNamed ? 'named' : 'figure'];
  const ownStyle = { size: size * scale, colour: COLOUR.title } as const;
  put(canvas, own.text, { left: after, width: right - after }, y + baseline * scale, ownStyle, 0);
}

interface Room {
  readonly width: number;
  readonly lines: number;
  readonly size: number;
}

interface SetLine {
  readonly text: string;
  readonly style: TextStyle;
}

/** Each on lines of its own, at most so many; null where these are more than there are, or their letters too small. */
function setLines(
  kept: readonly KeptDay[],
  mostLines: number,
  { width, lines, size }: Room,
): readonly SetLine[] | null {
  const set = kept.map(({ text, style }) => ({ style, fit: fitted(text, width, style, mostLines, LEAST / TEXT) }));
  const isRead = set.every(({ fit }) => fit.size >= (size * LEAST) / TEXT);
  const all = set.flatMap(({ style, fit }) => fit.lines.map((text) => ({ text, style: { ...style, size: fit.size } })));
  return isRead && all.length <= lines ? all : null;
}

/** What is kept on one after the other, in the style of the first. */
const paragraph = (kept: readonly KeptDay[]): readonly KeptDay[] =>
  kept.slice(0, 1).map((first) => ({ ...first, text: kept.map(({ text }) => text).join(', ') }));

/**
 * What is kept on a day: each on lines of its own, else what is known to few in one paragraph, or left out, else all in one; null
 * where no letters that can be read have room.
 */
function keptLines(kept: readonly KeptDay[], room: Room): readonly SetLine[] | null {
  const few = kept.filter(({ isOfFew }) => isOfFew);
  const many = kept.filter(({ isOfFew }) => !isOfFew);
  for (const list of [kept, [...many, ...paragraph(few)], many, paragraph(many)])
    for (let mostLines = 1; mostLines <= Math.max(1, room.lines); mostLines++) {
      const set = setLines(list, mostLines, room);
      if (set !== null) return set;
    }
  return null;
}

/** What most keep where a day has too much of it: the first as it always is, the rest in letters as small as they must be. */
function crowded(kept: readonly KeptDay[], { width, lines }: Room): readonly SetLine[] {
  const [first, ...rest] = kept.filter(({ isOfFew }) => !isOfFew);
  if (first === undefined) return [];
  const linesOf = ({ text, style }: KeptDay, mostLines: number, shrink: number): readonly SetLine[] => {
    const fit = fitted(text, width, style, mostLines, shrink);
    return fit.lines.map((line) => ({ text: line, style: { ...style, size: fit.size } }));
  };
  const head = linesOf(first, Math.max(1, lines - 1), LEAST / TEXT);
  return [...head, ...paragraph(rest).flatMap((one) => linesOf(one, Math.max(1, lines - head.length), 1))];
}
