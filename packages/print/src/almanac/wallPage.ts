import { WEEKDAYS } from '@ganita/core/zodiac/weekdays.js';
import type { Speech } from '@ganita/words/speech.js';
import { WORDS } from '@ganita/words/words.js';
import type { WallPaper } from 'ganita/calculations/calendar/yearCalendar.js';
import { ENGINE } from 'ganita/calculations/engineMeta.js';
import { type Canvas, textWidth } from '../report/page/canvas.js';
import { COLOUR } from '../report/page/theme.js';
import { dayCell } from './dayCell.js';
import { colourKey } from './dayParts.js';
import { type Band, put } from './put.js';
import { regionalMonths, type WallDay } from './wallDay.js';

/** Sheets in landscape, points. */
export const PAPERS: Readonly<Record<WallPaper, { readonly width: number; readonly height: number }>> = {
  A4: { width: 841.89, height: 595.28 },
  A3: { width: 1190.55, height: 841.89 },
  Letter: { width: 792, height: 612 },
};

/** A month as it is printed. */
export interface WallMonth {
  readonly paper: WallPaper;
  readonly title: string;
  readonly place: string;
  readonly brand: string | null;
  readonly days: readonly WallDay[];
}

/** Measures of a page whose width is that of A4, points; an A3 page has all of them larger. */
const MARGIN = 20;
const HEAD = 52;
const WEEKDAY = 17;
const FOOT = 15;
const DAYS_OF_WEEK = 7;
/** Days of a sixth week are in the free places of the first, as printed calendars have them. */
const MOST_WEEKS = 5;

/** A month on its page: head, weekdays, days, foot. */
export function wallPage(canvas: Canvas, month: WallMonth, speech: Speech): void {
  const { width, height } = PAPERS[month.paper];
  const scale = width / PAPERS.A4.width;
  const margin = MARGIN * scale;
  const inner = width - 2 * margin;
  head(canvas, month, { left: margin, width: inner, scale }, speech);
  const before = WEEKDAYS.indexOf(month.days[0]?.weekday as (typeof WEEKDAYS)[number]);
  const weeks = Math.min(MOST_WEEKS, Math.ceil((before + month.days.length) / DAYS_OF_WEEK));
  const column = inner / DAYS_OF_WEEK;
  const weekdaysTop = margin + HEAD * scale;
  const top = weekdaysTop + WEEKDAY * scale;
  const row = (height - margin - FOOT * scale - top) / weeks;
  weekdays(canvas, { left: margin, top: weekdaysTop, column, scale }, speech);
  const drawDay = (day: WallDay, index: number): void => {
    const at = (before + index) % (MOST_WEEKS * DAYS_OF_WEEK);
    const x = margin + (at % DAYS_OF_WEEK) * column;
    const y = top + Math.floor(at / DAYS_OF_WEEK) * row;
    canvas.content('LI', () => dayCell(canvas, day, { x, y, width: column, height: row, scale }, speech));
  };
  canvas.element('L', () => month.days.forEach(drawDay));
  grid(canvas, { left: margin, top, column, row, weeks }, scale);
  canvas.artifact(() => foot(canvas, month, { left: margin, width: inner, baseline: height - margin, scale }, speech));
}

interface ScaledBand extends Band {
  readonly scale: number;
}

/** The month, the months of the region that it touches with their year, and the place. */
function head(
  canvas: Canvas,
  { title, place, days }: WallMonth,
  { left, width, scale }: ScaledBand,
  speech: Speech,
): void {
  const baseline = (MARGIN + 30) * scale;
  const large = { size: 28 * scale, weight: 'semibold', colour: COLOUR.title } as const;
  canvas.content('H1', () => put(canvas, title, { left, width: width * 0.36 }, baseline, large, 0));
  const middle = { left: left + width * 0.37, width: width * 0.38 };
  put(
    canvas,
    regionalMonths(days, speech),
    middle,
    baseline,
    { size: 12 * scale, weight: 'semibold', colour: COLOUR.ink },
    0.5,
  );
  put(
    canvas,
    place,
    { left: left + width * 0.76, width: width * 0.24 },
    baseline,
    { size: 12 * scale, colour: COLOUR.ink },
    1,
  );
  const rule = baseline + 15 * scale;
  canvas.line([left, rule], [left + width, rule], { stroke: COLOUR.gold, lineWidth: 1.2 * scale });
}

interface GridPlace {
  readonly left: number;
  readonly top: number;
  readonly column: number;
}

function weekdays(
  canvas: Canvas,
  { left, top, column, scale }: GridPlace & { readonly scale: number },
  speech: Speech,
): void {
  const names = WORDS[speech.language].zodiac.weekday;
  canvas.rectangle(left, top, column * DAYS_OF_WEEK, WEEKDAY * scale, { fill: COLOUR.title });
  WEEKDAYS.forEach((id, index) => {
    const style = { size: 10.5 * scale, weight: 'semibold', colour: COLOUR.paper } as const;
    put(canvas, names[id], { left: left + index * column, width: column }, top + WEEKDAY * scale * 0.68, style, 0.5);
  });
}

/** The lines between days. */
function grid(
  canvas: Canvas,
  { left, top, column, row, weeks }: GridPlace & { readonly row: number; readonly weeks: number },
  scale: number,
): void {
  const paint = { stroke: COLOUR.gold, lineWidth: 0.6 * scale };
  for (let at = 0; at <= weeks; at++)
    canvas.line([left, top + at * row], [left + DAYS_OF_WEEK * column, top + at * row], paint);
  for (let at = 0; at <= DAYS_OF_WEEK; at++)
    canvas.line([left + at * column, top], [left + at * column, top + weeks * row], paint);
}

/** Baselines of the two lines of the foot from its middle, points on A4. */
const FOOT_LINES = { key: -5, note: 4 } as const;
/** Space between two texts of the key, ems. */
const KEY_GAP = 2;

/** What the colours and the times mean, who has it printed, and what computed it. */
function foot(
  canvas: Canvas,
  { brand }: WallMonth,
  { left, width, baseline: middle, scale }: ScaledBand & { readonly baseline: number },
  speech: Speech,
): void {
  const { language, word } = speech;
  const style = { size: 7 * scale, colour: COLOUR.faint } as const;
  let x = left;
  for (const { text, colour } of colourKey(speech)) {
    canvas.text(text, x, middle + FOOT_LINES.key * scale, { ...style, colour });
    x += textWidth(text, style) + KEY_GAP * style.size;
  }
  const baseline = middle + FOOT_LINES.note * scale;
  const note = `${WORDS[language].pages.phrase.month_note} ${word('sunrise')} – ${word('sunset')}`;
  put(canvas, note, { left, width: width * (brand === null ? 0.85 : 0.5) }, baseline, style, 0);
  put(
    canvas,
    `${ENGINE.name} ${ENGINE.version}`,
    { left: left + width * 0.88, width: width * 0.12 },
    baseline,
    style,
    1,
  );
  if (brand === null) return;
  const bold = { size: 9 * scale, weight: 'semibold', colour: COLOUR.title } as const;
  put(canvas, brand, { left: left + width * 0.51, width: width * 0.36 }, baseline, bold, 0.5);
}
