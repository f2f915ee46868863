import type { VNode } from 'preact';
import { daysBetween, daysLater } from '../fields/dates.js';
import { useSpeech } from '../pageSpeech.js';

const HOURS = 24;
/** Lengths of the picture: the hours of a day downwards, the days to the right. */
const [LEFT, TOP, WIDTH, BOTTOM] = [84, 8, 760, 26];
const HOUR_LINES = [0, 6, 12, 18, 24];
/** Days of a strip; a longer range has several, which are lower. */
const STRIP_DAYS = 92;
const MOST_STRIPS = 4;
const HEIGHT = { one: 192, several: 112 } as const;
const WEEK = 7;
/** Dates below a strip at most, and the room that the last one takes. */
const [MOST_DATES, DATE_WIDTH] = [7, 100];
/** What is shorter or narrower would not be seen. */
const LEAST = 1.5;

/** A time that is shown. */
interface Span {
  readonly start: string;
  readonly end: string;
  /** What it is, in words. */
  readonly note: string;
}

interface Bar {
  readonly day: number;
  /** Hours of the day, 0 to 24. */
  readonly from: number;
  readonly to: number;
  readonly note: string;
}

const hourOf = (moment: string): number => {
  const [hour = 0, minute = 0, second = 0] = moment.slice(11, 19).split(':').map(Number);
  return hour + minute / 60 + second / 3600;
};

/** The parts of a span on each of its dates. */
function barsOf({ start, end, note }: Span, first: string): readonly Bar[] {
  const [startDay, endDay] = [daysBetween(first, start.slice(0, 10)), daysBetween(first, end.slice(0, 10))];
  return Array.from({ length: endDay - startDay + 1 }, (_, at) => ({
    day: startDay + at,
    from: at === 0 ? hourOf(start) : 0,
    to: startDay + at === endDay ? hourOf(end) : HOURS,
    note,
  })).filter(({ from, to }) => to > from);
}

interface TimelineProps {
  readonly bars: readonly Span[];
  /** First and last date. */
  readonly from: string;
  readonly to: string;
}

/** Times as bars: a column for each date, its hours downwards. The table below it has the figures. */
export function Timeline({ bars, from, to }: TimelineProps): VNode {
  const { words } = useSpeech();
  const days = daysBetween(from, to) + 1;
  const strips = Math.min(MOST_STRIPS, Math.ceil(days / STRIP_DAYS));
  const length = Math.ceil(days / strips);
  const all = bars.flatMap((one) => barsOf(one, from));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section class="scroll timeline" tabIndex={0} aria-label={words.muhurta.phrase.timeline}>
      {Array.from({ length: strips }, (_, strip) => strip * length).map((first) => (
        <Strip
          key={first}
          from={daysLater(from, first)}
          days={length}
          height={strips === 1 ? HEIGHT.one : HEIGHT.several}
          bars={all
            .filter(({ day }) => day >= first && day < first + length)
            .map((bar) => ({ ...bar, day: bar.day - first }))}
        />
      ))}
    </section>
  );
}

interface StripProps {
  readonly from: string;
  readonly days: number;
  readonly height: number;
  /** With days from `from`. */
  readonly bars: readonly Bar[];
}

/** The dates of a picture in one row. */
function Strip({ from, days, height, bars }: StripProps): VNode {
  const { time, dayMonth, longDate } = useSpeech();
  const dayWidth = (WIDTH - LEFT) / days;
  const barWidth = Math.max(LEAST, dayWidth * 0.8);
  const step = days <= MOST_DATES ? 1 : Math.ceil(days / MOST_DATES / WEEK) * WEEK;
  const x = (day: number): number => LEFT + day * dayWidth;
  const y = (hour: number): number => TOP + (hour / HOURS) * height;
  const title = `${longDate(from)} – ${longDate(daysLater(from, days - 1))}`;
  return (
    <svg viewBox={`0 0 ${WIDTH} ${TOP + height + BOTTOM}`} role="img" aria-label={title}>
      <title>{title}</title>
      {HOUR_LINES.map((hour) => (
        <g key={hour}>
          <line x1={LEFT} x2={WIDTH} y1={y(hour)} y2={y(hour)} />
          <text x={LEFT - 6} y={y(hour) + 4} text-anchor="end">
            {time(`${String(hour % HOURS).padStart(2, '0')}:00`)}
          </text>
        </g>
      ))}
      {Array.from({ length: Math.ceil(days / step) }, (_, at) => at * step).map((day) => (
        <g key={day}>
          <line x1={x(day)} x2={x(day)} y1={TOP} y2={TOP + height + 6} />
          {x(day) + DATE_WIDTH <= WIDTH && (
            <text x={x(day) + 2} y={TOP + height + 20}>
              {dayMonth(daysLater(from, day))}
            </text>
          )}
        </g>
      ))}
      {bars.map((bar, at) => (
        <rect
          key={at}
          x={x(bar.day) + (dayWidth - barWidth) / 2}
          width={barWidth}
          y={y(bar.from)}
          height={Math.max(LEAST, y(bar.to) - y(bar.from))}
        >
          <title>{bar.note}</title>
        </rect>
      ))}
    </svg>
  );
}
