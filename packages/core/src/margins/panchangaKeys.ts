import { norm360 } from '../angles/angles.js';
import { ANGAS, type AngaRow, partOfAngle } from '../panchanga/angas.js';
import {
  CHOGHADIYA_DAY,
  CHOGHADIYA_NIGHT,
  GOWRI_DAY,
  GOWRI_NIGHT,
  HORAS_DAY,
  HORAS_NIGHT,
  MUHURTAS_DAY,
  MUHURTAS_NIGHT,
  namedParts,
} from '../panchanga/dayParts.js';
import { windowByRules } from '../panchanga/dayWindows.js';
import type { SunDay } from '../panchanga/sunDay.js';
import { SINGLE_WINDOWS } from '../panchanga/windows.data.js';
import { durmuhurtaOf, WINDOW_IDS } from '../panchanga/windows.js';
import { levelsReached, multiplesBetween } from '../search/sampledPath.js';
import { contains, type Interval } from '../time/interval.js';
import { weekdayAt } from '../zodiac/weekdays.js';
import { type FrameSpan, frameAt } from './frames.js';
import type { DiscreteValue, MarginKey, ValueKind } from './key.js';
import type { WindowSky } from './windowSky.js';

/** The angas of a moment and their names in the vocabularies. */
const ANGA_KEYS: readonly { readonly id: string; readonly row: AngaRow; readonly kind: ValueKind }[] = [
  { id: 'tithi', row: ANGAS.tithi, kind: 'tithi' },
  { id: 'karana', row: ANGAS.karana, kind: 'karana' },
  { id: 'yoga', row: ANGAS.yoga, kind: 'yoga' },
  { id: 'nakshatra', row: ANGAS.nakshatra, kind: 'nakshatra' },
];

/** Tithi, karana, yoga and nakshatra by number, and the weekday, of the calendar of the birth. */
export function panchangaKeys(calendar: WindowSky): readonly MarginKey[] {
  const angas = ANGA_KEYS.map(({ id, row, kind }): MarginKey => {
    const path = calendar.combined(row);
    return {
      key: id,
      group: 'panchanga',
      kind,
      limits: (range) => levelsReached(path(), multiplesBetween(360 / row.parts), range),
      valueAt: (days) => partOfAngle(row, norm360(path().at(days))),
    };
  });
  const vara: MarginKey = {
    key: 'vara',
    group: 'panchanga',
    kind: 'weekday',
    limits: () => calendar.frames().map(({ fromDays }) => fromDays),
    valueAt(days) {
      const { substituted, weekday } = frameAt(calendar.frames(), days, calendar.window.jdUt);
      return substituted ? null : weekdayAt(weekday);
    },
  };
  return [...angas, vara];
}

/** A part of a day or night with its value. */
interface ValuedPart extends Interval {
  readonly name: string;
}

/** What divides a Vedic day into named parts. */
const DAY_PARTS: readonly {
  readonly id: string;
  readonly kind: ValueKind;
  readonly parts: (day: SunDay, weekday: ReturnType<typeof weekdayAt>) => readonly ValuedPart[];
}[] = [
  {
    id: 'hora_lord',
    kind: 'graha',
    parts: (day, weekday) => [...namedParts(HORAS_DAY, day, weekday), ...namedParts(HORAS_NIGHT, day, weekday)],
  },
  {
    id: 'muhurta',
    kind: 'muhurta',
    parts: (day, weekday) => [...namedParts(MUHURTAS_DAY, day, weekday), ...namedParts(MUHURTAS_NIGHT, day, weekday)],
  },
  {
    id: 'choghadiya',
    kind: 'choghadiya',
    parts: (day, weekday) => [
      ...namedParts(CHOGHADIYA_DAY, day, weekday),
      ...namedParts(CHOGHADIYA_NIGHT, day, weekday),
    ],
  },
  {
    id: 'gowri',
    kind: 'gowri',
    parts: (day, weekday) => [...namedParts(GOWRI_DAY, day, weekday), ...namedParts(GOWRI_NIGHT, day, weekday)],
  },
];

/** Windows inside their own Vedic day; those before its sunrise are of the night of another. */
const WINDOWS = WINDOW_IDS.filter((id) =>
  SINGLE_WINDOWS[id].places.flat().every(({ stretch }) => stretch !== 'previous_night'),
);

/** Parts and windows of the day and the night of the birth; null where the Sun does not rise or set. */
export function dayPartKeys(calendar: WindowSky): readonly MarginKey[] {
  const { jdUt } = calendar.window;
  const starts = ({ startJdUt, endJdUt }: Interval): readonly number[] => [startJdUt - jdUt, endJdUt - jdUt];
  const dayKey = (
    id: string,
    kind: ValueKind,
    intervals: (span: FrameSpan) => readonly Interval[],
    value: (span: FrameSpan, days: number) => DiscreteValue,
  ): MarginKey => ({
    key: id,
    group: 'day_parts',
    kind,
    limits: () =>
      calendar
        .frames()
        .flatMap((span) => [span.fromDays, ...(span.frame.substituted ? [] : intervals(span).flatMap(starts))]),
    valueAt(days) {
      const span = calendar.frames().find(({ toDays }) => days < toDays) ?? (calendar.frames().at(-1) as FrameSpan);
      return span.frame.substituted ? null : value(span, days);
    },
  });
  const named = DAY_PARTS.map(({ id, kind, parts }) => {
    const partsOf = ({ frame }: FrameSpan) => parts(sunDayOf(frame), weekdayAt(frame.weekday));
    return dayKey(
      id,
      kind,
      partsOf,
      (span, days) => partsOf(span).find((part) => contains(part, jdUt + days))?.name ?? null,
    );
  });
  const windows = [...WINDOWS, 'durmuhurta' as const].map((id) => {
    const windowsOf = ({ frame }: FrameSpan): readonly Interval[] => {
      if (id === 'durmuhurta') return durmuhurtaOf(sunDayOf(frame), weekdayAt(frame.weekday));
      const found = windowByRules(id, sunDayOf(frame), weekdayAt(frame.weekday), calendar.rules);
      return found === null ? [] : [found];
    };
    return dayKey(id, 'plain', windowsOf, (span, days) => windowsOf(span).some((one) => contains(one, jdUt + days)));
  });
  return [...named, ...windows];
}

const sunDayOf = (frame: Pick<SunDay, 'sunriseJdUt' | 'sunsetJdUt' | 'nextSunriseJdUt'>): SunDay => ({
  previousSunsetJdUt: null,
  sunriseJdUt: frame.sunriseJdUt,
  sunsetJdUt: frame.sunsetJdUt,
  nextSunriseJdUt: frame.nextSunriseJdUt,
});
