import type { Speech } from '@ganita/words/speech.js';
import type { Canvas, Point, TextStyle } from '../report/page/canvas.js';
import { COLOUR } from '../report/page/theme.js';
import { regionalMonthName, type WallDay } from './wallDay.js';

const TITHIS_OF_PAKSHA = 15;
/** Public and known to all. */
const FIRST_RANK = 1;

/** Whether a day is printed as one of rest: a Sunday, or a festival that all know. */
export const isFree = ({ weekday, festivals }: WallDay): boolean =>
  weekday === 'Sunday' || festivals.some(({ rank }) => rank === FIRST_RANK);

/** The festivals of a day, those that most people keep first. */
export const byRank = ({ festivals }: WallDay): WallDay['festivals'] =>
  [...festivals].sort((one, other) => one.rank - other.rank);

/** How a festival is printed, by its rank. */
export const festivalStyle = ({ rank }: WallDay['festivals'][number], size: number): TextStyle => ({
  size,
  weight: rank === FIRST_RANK ? 'semibold' : 'regular',
  colour: rank === FIRST_RANK ? COLOUR.bad : COLOUR.good,
});

/** The day of a solar month; its name on the first. A lunar day is the tithi, which is below. */
export function regionalDay({ regional }: WallDay, speech: Speech): string | null {
  if (regional === null || regional.lunar !== null) return null;
  const day = speech.figures(regional.day);
  return regional.day === 1 ? `${regionalMonthName(regional, speech)} ${day}` : day;
}

/** The full and the new moon have names of their own. */
export function tithiName({ tithi: { name, number, paksha_name } }: WallDay): string {
  return number % TITHIS_OF_PAKSHA === 0 ? name : `${paksha_name} ${name}`;
}

/** When an anga ends, to the minute; `+` on the next day. */
export function untilText(ends: string, date: string): string {
  const time = ends.slice('YYYY-MM-DDT'.length, 'YYYY-MM-DDTHH:MM'.length);
  return ends.startsWith(date) ? time : `+${time}`;
}

const DEGREES_PER_TITHI = 12;
const STEPS = 24;

/** The Moon in the middle of a tithi, 1 to 30, as the northern hemisphere sees it: its lit part is paper, the rest ink. */
export function moon(canvas: Canvas, tithi: number, [cx, cy]: Point, radius: number): void {
  const elongation = ((tithi - 0.5) * DEGREES_PER_TITHI * Math.PI) / 180;
  canvas.rectangle(cx - radius, cy - radius, 2 * radius, 2 * radius, { fill: COLOUR.ink }, radius);
  const isWaxing = elongation < Math.PI;
  const limb = isWaxing ? 1 : -1;
  const terminator = Math.cos(elongation) * limb;
  const arc = (share: number, from: number, to: number): Point[] =>
    Array.from({ length: STEPS + 1 }, (_, at) => {
      const angle = from + ((to - from) * at) / STEPS;
      return [cx + share * radius * Math.cos(angle), cy - radius * Math.sin(angle)];
    });
  canvas.polygon([...arc(limb, Math.PI / 2, -Math.PI / 2), ...arc(terminator, -Math.PI / 2, Math.PI / 2)], {
    fill: COLOUR.paper,
  });
  canvas.rectangle(
    cx - radius,
    cy - radius,
    2 * radius,
    2 * radius,
    { stroke: COLOUR.ink, lineWidth: radius / 8 },
    radius,
  );
}
