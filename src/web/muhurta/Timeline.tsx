import type { VNode } from 'preact';
import { daysBetween, daysLater } from '../fields/dates.js';
import { useSpeech } from '../speech.js';
import type { FoundInterval } from './types.js';

const HOURS = 24;
/** Lengths of the picture: the hours of a day downwards, the days to the right. */
const [LEFT, TOP, HEIGHT, WIDTH, BOTTOM] = [44, 8, 192, 760, 26];
const HOUR_LINES = [0, 6, 12, 18, 24];
const DAYS_BETWEEN_DATES = 7;

interface Bar {
  readonly day: number;
  /** Hours of the day, 0 to 24. */
  readonly from: number;
  readonly to: number;
}

const hourOf = (moment: string): number => {
  const [hour = 0, minute = 0, second = 0] = moment.slice(11, 19).split(':').map(Number);
  return hour + minute / 60 + second / 3600;
};

/** The parts of an interval on each of its dates. */
function barsOf({ start, end }: FoundInterval, first: string): readonly Bar[] {
  const [startDay, endDay] = [daysBetween(first, start.slice(0, 10)), daysBetween(first, end.slice(0, 10))];
  return Array.from({ length: endDay - startDay + 1 }, (_, at) => ({
    day: startDay + at,
    from: at === 0 ? hourOf(start) : 0,
    to: startDay + at === endDay ? hourOf(end) : HOURS,
  })).filter(({ from, to }) => to > from);
}

interface TimelineProps {
  readonly intervals: readonly FoundInterval[];
  readonly from: string;
  readonly to: string;
}

/** The intervals as bars: a column for each date, its hours downwards. The table below it has the figures. */
export function Timeline({ intervals, from, to }: TimelineProps): VNode {
  const { words, figures, dayMonth } = useSpeech();
  const days = daysBetween(from, to) + 1;
  const dayWidth = (WIDTH - LEFT) / days;
  const x = (day: number): number => LEFT + day * dayWidth;
  const y = (hour: number): number => TOP + (hour / HOURS) * HEIGHT;
  const title = words.muhurta.phrase.timeline;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section class="scroll timeline" tabIndex={0} aria-label={title}>
      <svg viewBox={`0 0 ${WIDTH} ${TOP + HEIGHT + BOTTOM}`} role="img" aria-label={title}>
        <title>{title}</title>
        {HOUR_LINES.map((hour) => (
          <g key={hour}>
            <line x1={LEFT} x2={WIDTH} y1={y(hour)} y2={y(hour)} />
            <text x={LEFT - 6} y={y(hour) + 4} text-anchor="end">
              {figures(`${String(hour).padStart(2, '0')}:00`)}
            </text>
          </g>
        ))}
        {Array.from({ length: Math.ceil(days / DAYS_BETWEEN_DATES) }, (_, week) => week * DAYS_BETWEEN_DATES).map(
          (day) => (
            <g key={day}>
              <line x1={x(day)} x2={x(day)} y1={TOP} y2={TOP + HEIGHT + 6} />
              <text x={x(day) + 2} y={TOP + HEIGHT + 20}>
                {dayMonth(daysLater(from, day))}
              </text>
            </g>
          ),
        )}
        {intervals
          .flatMap((one) => barsOf(one, from))
          .map((bar, at) => (
            <rect
              key={at}
              x={x(bar.day) + dayWidth * 0.1}
              width={dayWidth * 0.8}
              y={y(bar.from)}
              height={y(bar.to) - y(bar.from)}
            />
          ))}
      </svg>
    </section>
  );
}
