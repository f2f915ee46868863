import type { Speech } from '@ganita/words/speech.js';
import { WORDS } from '@ganita/words/words.js';
import { type Canvas, type TextStyle, textWidth } from '../report/page/canvas.js';
import { fitted } from '../report/page/fitText.js';
import { COLOUR, LEAST_SIZE } from '../report/page/theme.js';
import {
  endingText,
  inOneStyle,
  isFree,
  type KeptDay,
  keptOn,
  moon,
  moonSignText,
  regionalDay,
  TEXT,
} from './dayParts.js';
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
const LEADING = 1.3;
const PADDING = 4;
const HEAD = 26;
const MOON = 5;
/** Marks a day of which more is in the list of its month. */
export const MORE = '*';
/** The day of a solar month: a figure alone, or with the month's name on a line of its own between the times and the tithi. */
const REGIONAL = { figure: { size: 12, baseline: 25 }, named: { size: TEXT, baseline: 22.5 } } as const;
/** Lines of a day that has more than its cell can contain are nearer to each other. */
const TIGHT_LEADING = 1.1;

/** A day as it is set in its cell. */
export interface DayCell {
  /** Height that its head and what ends when need, points. */
  readonly least: number;
  /** What of it has no room there. */
  readonly left: readonly KeptDay[];
  readonly draw: (canvas: Canvas) => void;
}

/** A day of the wall: its figure and Moon, what ends when, rise and set, and its festivals by rank. */
export function dayCell(day: WallDay, place: CellPlace, speech: Speech): DayCell {
  const { x, y, width, height, scale } = place;
  const left = x + PADDING * scale;
  const inner = width - 2 * PADDING * scale;
  const size = TEXT * scale;
  const endings = endingLines(day, inner, scale, speech);
  const first = y + HEAD * scale + size;
  const below = first + endings.length * size * LEADING;
  const linesAt = (leading: number): number =>
    Math.max(0, Math.floor((y + height - PADDING * scale - below) / (size * leading)) + 1);
  const setting = settingOf(keptOn(day, size, speech), moonLine(day, scale, speech), { width: inner, size, linesAt });
  return {
    least: below - size * LEADING + PADDING * scale - y,
    left: setting.left,
    draw(canvas) {
      if (isFree(day)) canvas.rectangle(x, y, width, height, { fill: COLOUR.wash });
      head(canvas, day, place, setting.left.length > 0, speech);
      endings.forEach(({ text, style, time }, at) => {
        const baseline = first + at * size * LEADING;
        canvas.text(text, left, baseline, style);
        if (time === null) return;
        const faint = { size, colour: COLOUR.faint };
        canvas.text(time, left + inner - textWidth(time, faint), baseline, faint);
      });
      setting.lines.forEach(({ text, style }, at) => {
        canvas.text(text, left, below + at * size * setting.leading, style);
      });
    },
  };
}

/** The date of a day as its figure. */
export const dayFigure = ({ date }: Pick<WallDay, 'date'>, { figures }: Speech): string =>
  figures(Number(date.slice(8)));

/** The Moon's sign, as a line that is left before what is kept. */
const moonLine = (day: WallDay, scale: number, speech: Speech): KeptDay => ({
  text: `${WORDS[speech.language].zodiac.body.Moon} ${moonSignText(day, speech)}`,
  style: { size: LEAST_SIZE * scale, colour: COLOUR.faint },
  isOfFew: true,
});

/** The tithis and nakshatras of a day, each with its time at the end of its first line. */
function endingLines(
  day: WallDay,
  width: number,
  scale: number,
  speech: Speech,
): readonly (SetLine & { readonly time: string | null })[] {
  const style = { size: TEXT * scale, colour: COLOUR.ink };
  return [...day.tithis, ...day.nakshatras].flatMap((ending) => {
    const { name, short, time } = endingText(ending, day.date, speech);
    const room = width - textWidth(time, style) - 3 * scale;
    const isWhole = fitted(name, room, style).size >= LEAST_SIZE * scale;
    const fit = fitted(isWhole ? name : short, room, style, 2, LEAST_SIZE / TEXT);
    return fit.lines.map((text, at) => ({
      text,
      style: { ...style, size: fit.size },
      time: at === 0 ? time : null,
    }));
  });
}

/** Figure, date of the region, Moon, rise and set, and whether more of the day is elsewhere. */
function head(canvas: Canvas, day: WallDay, { x, y, width, scale }: CellPlace, hasMore: boolean, speech: Speech): void {
  const figure = dayFigure(day, speech);
  const style = { size: FIGURE * scale, weight: 'semibold', colour: isFree(day) ? COLOUR.bad : COLOUR.ink } as const;
  const left = x + PADDING * scale;
  canvas.text(figure, left, y + 21 * scale, style);
  const after = left + textWidth(figure, style) + 5 * scale;
  const right = x + width - PADDING * scale;
  const small = { size: LEAST_SIZE * scale, colour: COLOUR.faint } as const;
  const [rise, set] = [day.sunrise, day.sunset].map((time) =>
    time === null ? '–' : speech.figures(time.slice(0, 'HH:MM'.length)),
  );
  const times = `${rise}–${set}`;
  const timesLeft = right - textWidth(times, small);
  canvas.text(times, timesLeft, y + 10 * scale, small);
  const moonAt = after + MOON * scale;
  moon(canvas, day.tithi.number, [moonAt, y + 8.5 * scale], MOON * scale);
  const more = { size: TEXT * scale, weight: 'semibold', colour: COLOUR.ink } as const;
  const moreLeft = right - (hasMore ? textWidth(MORE, more) : 0);
  if (hasMore) canvas.text(MORE, moreLeft, y + REGIONAL.figure.baseline * scale, more);
  const own = regionalDay(day, speech);
  if (own === null) return;
  const { size, baseline } = REGIONAL[own.isNamed ? 'named' : 'figure'];
  const ownStyle = { size: size * scale, colour: COLOUR.title } as const;
  put(canvas, own.text, { left: after, width: moreLeft - after }, y + baseline * scale, ownStyle, 0);
}

interface SetLine {
  readonly text: string;
  readonly style: TextStyle;
}

/** Room for lines, and how many there are at a height of a line. */
interface Room {
  readonly width: number;
  readonly size: number;
  readonly linesAt: (leading: number) => number;
}

/** The lines below the endings of a day, the height of each in font sizes, and what has no room. */
interface Setting extends Pick<DayCell, 'left'> {
  readonly lines: readonly SetLine[];
  readonly leading: number;
}

/** What is kept on a day below the Moon's sign; where they have no room, first the Moon's sign and then what fewest keep is left. */
function settingOf(kept: readonly KeptDay[], moonSign: KeptDay, { width, size, linesAt }: Room): Setting {
  for (const leading of [LEADING, TIGHT_LEADING]) {
    const first = setLines([moonSign], 2, width, size, linesAt(leading));
    const lines = first && keptLines(kept, width, size, linesAt(leading) - first.length);
    if (first !== null && lines !== null) return { lines: [...first, ...lines], leading, left: [] };
  }
  const most = linesAt(TIGHT_LEADING);
  const counts = kept.map((_, at) => kept.length - at);
  for (const count of [...counts, 0]) {
    const lines = keptLines(kept.slice(0, count), width, size, most);
    if (lines !== null) return { lines, leading: TIGHT_LEADING, left: [...kept.slice(count), moonSign] };
  }
  throw new RangeError('no line is more than there are');
}

/** Each on lines of its own, at most so many; null where these are more than there are, or their letters too small. */
function setLines(
  kept: readonly KeptDay[],
  mostLines: number,
  width: number,
  size: number,
  lines: number,
): readonly SetLine[] | null {
  const least = (size * LEAST_SIZE) / TEXT;
  const set = kept.map(({ text, style }) => ({
    style,
    fit: fitted(text, width, style, mostLines, least / style.size),
  }));
  const isRead = set.every(({ fit }) => fit.size >= least);
  const all = set.flatMap(({ style, fit }) => fit.lines.map((text) => ({ text, style: { ...style, size: fit.size } })));
  return isRead && all.length <= lines ? all : null;
}

/** What is kept on a day in so many lines: each on lines of its own, else what few keep in one paragraph; null where there is no room. */
function keptLines(kept: readonly KeptDay[], width: number, size: number, lines: number): readonly SetLine[] | null {
  const [few, many] = [kept.filter(({ isOfFew }) => isOfFew), kept.filter(({ isOfFew }) => !isOfFew)];
  for (const list of [kept, [...many, ...inOneStyle(few)]])
    for (let mostLines = 1; mostLines <= Math.max(1, lines); mostLines++) {
      const set = setLines(list, mostLines, width, size, lines);
      if (set !== null) return set;
    }
  return null;
}
