import { festivalRow } from '@ganita/core/festivals/festivalCatalogue.js';
import type { Speech } from '@ganita/words/speech.js';
import { type Canvas, textWidth } from '../report/page/canvas.js';
import { fitted } from '../report/page/fitText.js';
import { COLOUR } from '../report/page/theme.js';
import { byRank, festivalStyle, isFree, moon, regionalDay, tithiName, untilText } from './dayParts.js';
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
  for (const [anga, name] of [
    [day.tithi, tithiName(day)],
    [day.nakshatra, day.nakshatra.name],
  ] as const) {
    const ends = speech.figures(untilText(anga.ends, day.date));
    const style = { size, colour: COLOUR.ink } as const;
    const endWidth = textWidth(ends, style);
    canvas.text(ends, left + inner - endWidth, baseline, { ...style, colour: COLOUR.faint });
    const fit = fitted(name, inner - endWidth - 3 * scale, style, 2, LEAST / TEXT);
    for (const part of fit.lines) {
      canvas.text(part, left, baseline, { ...style, size: fit.size });
      baseline += step;
    }
  }
  const room = {
    left,
    width: inner,
    top: baseline,
    lines: Math.floor((y + height - PADDING * scale - baseline) / step) + 1,
    step,
    size,
  };
  festivalLines(canvas, byRank(day), room);
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
  if (own !== null)
    put(canvas, own, { left: after, width: right - after }, y + 23 * scale, { ...small, colour: COLOUR.title }, 0);
}

interface FestivalRoom {
  readonly left: number;
  readonly width: number;
  /** Baseline of the first line. */
  readonly top: number;
  readonly lines: number;
  readonly step: number;
  readonly size: number;
}

/** All festivals of a day: each on lines of its own while there is room, else one after the other. Fasts have a mark. */
function festivalLines(canvas: Canvas, festivals: WallDay['festivals'], room: FestivalRoom): void {
  const { left, width, top, lines, step, size } = room;
  const styled = festivals.map((one) => ({
    text: festivalRow(one.id).category === 'vrata' ? `• ${one.name}` : one.name,
    style: festivalStyle(one, size),
  }));
  for (let mostLines = 2; mostLines >= 1; mostLines--) {
    const set = styled.map(({ text, style }) => ({ style, fit: fitted(text, width, style, mostLines, LEAST / TEXT) }));
    if (set.reduce((sum, { fit }) => sum + fit.lines.length, 0) > lines) continue;
    let baseline = top;
    for (const { style, fit } of set)
      for (const part of fit.lines) {
        canvas.text(part, left, baseline, { ...style, size: fit.size });
        baseline += step;
      }
    return;
  }
  // More festivals than lines: one paragraph, its letters smaller where they must be.
  const [first] = styled;
  if (first === undefined) return;
  const fit = fitted(styled.map(({ text }) => text).join(', '), width, first.style, lines, 1);
  fit.lines.forEach((part, at) => {
    canvas.text(part, left, top + at * step, { ...first.style, size: fit.size });
  });
}
