import { karanaFacts } from '../../panchanga/angaNames.js';
import { partsWhere } from '../../panchanga/angaRuns.js';
import { spansOverlapping } from '../../panchanga/angaSpans.js';
import {
  CHOGHADIYA_DAY,
  CHOGHADIYA_FACTS,
  CHOGHADIYA_NIGHT,
  type Choghadiya,
  GOWRI_DAY,
  GOWRI_NIGHT,
  GOWRI_QUALITY,
  type Gowri,
  HORAS_DAY,
  HORAS_NIGHT,
  MUHURTAS,
  MUHURTAS_DAY,
  MUHURTAS_NIGHT,
  namedParts,
  type PartsRow,
} from '../../panchanga/dayParts.js';
import { windowByRules } from '../../panchanga/dayWindows.js';
import type { RangeDay } from '../../panchanga/range/rangeDays.js';
import {
  durmuhurtaOf,
  type GhatiWindowId,
  ghatiWindowsOf,
  halfOf,
  partOfInterval,
  WINDOW_IDS,
  type WindowId,
} from '../../panchanga/windows.js';
import { civilDay } from '../../time/civilClock.js';
import type { Interval } from '../../time/interval.js';
import { dateOfDay, weekdayOf } from '../../time/julianDay.js';
import { PLANETS } from '../../zodiac/grahas.js';
import { WEEKDAYS, weekdayIndex } from '../../zodiac/weekdays.js';
import type { ConditionSky } from '../conditionSky.js';
import { idsIn, type LeafRow, numberedIn } from '../leafInput.js';
import { RANK } from '../rank.js';
import { groupOf, type Reading } from '../tree.js';
import { inAnga } from './angaRows.js';

/** Something of each Vedic day that has a sunrise and a sunset. */
const ofDays = (
  spansOf: (day: RangeDay, sky: ConditionSky) => readonly Interval[],
  requires: Reading['requires'] = ['day_windows'],
): Reading => ({
  rank: RANK.dayPart,
  requires,
  spans: (sky, interval, path) => sky.daysAround(interval, path, { more: 1 }).flatMap((day) => spansOf(day, sky)),
});

/** Whole Vedic days by their weekday, which takes the sunrises of those days only. */
export const onWeekdays = (wanted: readonly number[]): Reading => ({
  rank: RANK.weekday,
  requires: [],
  spans: (sky, interval, path) =>
    sky
      .daysAround(interval, path, { wanted: (index) => wanted.includes(weekdayOf(dateOfDay(index))) })
      .map(({ interval: whole }) => whole),
});

const onCivilWeekdays = (wanted: readonly number[]): Reading => ({
  rank: RANK.clock,
  requires: [],
  spans: (sky, interval) =>
    sky
      .datesAround(interval)
      .filter((date) => wanted.includes(weekdayOf(date)))
      .map((date) => civilDay(date, sky.where.clock)),
});

const VARA_FROM = ['sunrise', 'civil'] as const;

const vara: LeafRow = {
  takes: `${WEEKDAYS.join(', ')}; beside it vara_from: sunrise, or civil for days from midnight`,
  options: { vara_from: VARA_FROM },
  read: (input) => {
    const wanted = idsIn(input, WEEKDAYS).map(weekdayIndex);
    return input.options.vara_from === 'civil' ? onCivilWeekdays(wanted) : onWeekdays(wanted);
  },
};

/** Windows that a condition may name. */
export const NAMED_WINDOWS = [...WINDOW_IDS, 'durmuhurta', 'varjyam', 'amrita_kala', 'bhadra'] as const;
type NamedWindow = (typeof NAMED_WINDOWS)[number];

const VISHTI = partsWhere('karana', (number) => karanaFacts(number).karana === 'vishti');

const ghatiWindows = (id: GhatiWindowId): Reading =>
  ofDays(({ interval }, { luminaries }) =>
    ghatiWindowsOf(id, spansOverlapping(luminaries, 'nakshatra', interval.startJdUt, interval.endJdUt), interval),
  );

function windowNamed(id: NamedWindow): Reading {
  switch (id) {
    case 'bhadra':
      return inAnga('karana', VISHTI);
    case 'durmuhurta':
      return ofDays(({ sun, weekday }) => durmuhurtaOf(sun, weekday));
    case 'varjyam':
    case 'amrita_kala':
      return ghatiWindows(id);
    default:
      return ofDays(({ sun, weekday }, { rules }) => {
        const window = windowByRules(id as WindowId, sun, weekday, rules);
        return window === null ? [] : [window];
      });
  }
}

/** Parts of days and nights by their names. */
const partsNamed = <Name extends string>(rows: readonly PartsRow<Name>[], wanted: readonly string[]): Reading =>
  ofDays(({ sun, weekday }) =>
    rows.flatMap((row) => namedParts(row, sun, weekday).filter(({ name }) => wanted.includes(name))),
  );

/** Parts of a day that a condition may name. */
export const DAY_PARTS = ['day', 'night', 'forenoon', 'afternoon'] as const;
export type DayPart = (typeof DAY_PARTS)[number];

const dayPart = (part: DayPart): Reading =>
  ofDays(({ sun }) => {
    if (part === 'day' || part === 'night') return [halfOf(sun, part)];
    return [partOfInterval(halfOf(sun, 'day'), 2, part === 'forenoon' ? 1 : 2)];
  });

const MUHURTA_NAMES = MUHURTAS.map(([name]) => name);

/** Conditions of the weekday and of the times of a day. */
export const DAY_LEAVES = {
  vara,
  window: {
    takes: NAMED_WINDOWS.join(', '),
    read: (input) => groupOf('any', input, idsIn(input, NAMED_WINDOWS).map(windowNamed)),
  },
  choghadiya: {
    takes: Object.keys(CHOGHADIYA_FACTS).join(', '),
    read: (input) =>
      partsNamed([CHOGHADIYA_DAY, CHOGHADIYA_NIGHT], idsIn(input, Object.keys(CHOGHADIYA_FACTS) as Choghadiya[])),
  },
  gowri: {
    takes: Object.keys(GOWRI_QUALITY).join(', '),
    read: (input) => partsNamed([GOWRI_DAY, GOWRI_NIGHT], idsIn(input, Object.keys(GOWRI_QUALITY) as Gowri[])),
  },
  hora: {
    takes: `lords: ${PLANETS.join(', ')}`,
    read: (input) => partsNamed([HORAS_DAY, HORAS_NIGHT], idsIn(input, PLANETS)),
  },
  muhurta_of_30: {
    takes: 'numbers 1 (Rudra) to 30, or ids; 16 is the first of the night',
    read: (input) =>
      partsNamed(
        [MUHURTAS_DAY, MUHURTAS_NIGHT],
        numberedIn(input, MUHURTA_NAMES).map((number) => MUHURTA_NAMES[number - 1] as string),
      ),
  },
  day_part: {
    takes: DAY_PARTS.join(', '),
    read: (input) => groupOf('any', input, idsIn(input, DAY_PARTS).map(dayPart)),
  },
} as const satisfies Readonly<Record<string, LeafRow>>;
