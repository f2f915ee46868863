import type { ConditionSky, NotEvaluated } from '@ganita/core/conditions/conditionSky.js';
import { statesAt } from '@ganita/core/conditions/states.js';
import type { ConditionTree } from '@ganita/core/conditions/tree.js';
import type { Marked, MarkedSet } from '@ganita/core/search/intervalSets.js';
import type { CivilClock } from '@ganita/core/time/civilClock.js';
import { utcText } from '@ganita/core/time/civilText.js';
import type { Interval } from '@ganita/core/time/interval.js';
import { type JulianDayUt, julianDayUt, MINUTES_PER_DAY, SECONDS_PER_DAY } from '@ganita/core/time/julianDay.js';
import type { Language } from '@ganita/words/languages.js';
import { Type } from 'typebox';
import { date } from '../../calculations/fields/birthFields.js';
import { described, nullable } from '../../calculations/fields/schema.js';
import type { TextForm } from '../endpoint.js';
import { momentOf, windowFields } from '../schema/moments.js';
import { type Clock, clockOf } from '../values/clock.js';
import { icsText } from '../writing/icalendar.js';
import { shortId } from '../writing/shortId.js';
import { statesRecord, statesSchema } from './states.js';

const causes = (which: string) =>
  Type.Array(Type.String(), {
    description: `conditions that ${which} the interval, as JSON pointers into the tree; window where the search cuts it, a state such as tithi where it is split`,
  });

/** What every found interval has. */
export const intervalFields = {
  ...windowFields,
  duration_minutes: Type.Number({ minimum: 0, description: 'length in minutes' }),
  opened_by: causes('open'),
  closed_by: causes('close'),
  states: statesSchema,
};

/**
 * The moment from which a search finds an interval and nothing of the one before it: a second before its start, so that it
 * is not cut; where the two touch, because the states are split there, the first whole second after its start.
 */
function goOnFrom({ startJdUt }: Interval, last: Interval | undefined): JulianDayUt {
  const second = 1 / SECONDS_PER_DAY;
  const touches = last !== undefined && startJdUt - last.endJdUt < 2 * second;
  return julianDayUt(touches ? startJdUt + second / 2 : startJdUt - second);
}

/** How many intervals were found, and how a search goes on. */
export const listingSchemas = {
  count: Type.Integer({ minimum: 0, description: 'number of intervals found, those beyond `limit` included' }),
  truncated: Type.Boolean({ description: 'whether more were found than the response has' }),
  next_from: nullable(momentOf('moment to go on from, as `from_date`; null where nothing is left')),
  not_evaluated: Type.Array(
    Type.Object(
      {
        date: nullable(
          described(
            date,
            'YYYY-MM-DD; a date without a sunrise or a sunset; null: every date, for want of a birth or by as_published',
          ),
        ),
        condition: Type.String({
          description:
            'the condition, as a JSON pointer into the tree; by its id, where there is no tree or the date is null',
        }),
      },
      {
        title: 'NotEvaluated',
        description:
          'a condition that holds nowhere on a date because the Sun does not rise or set, that needs a birth, or that a printed list does not count',
      },
    ),
    { description: 'conditions that could not be evaluated' },
  ),
};

const round2 = (value: number): number => Math.round(value * 100) / 100;

/** What every found interval has, on the clock of the place. */
export const intervalRecord = (interval: Marked, sky: ConditionSky, clock: Clock, language: Language) => ({
  ...clock.window(interval),
  duration_minutes: round2((interval.endJdUt - interval.startJdUt) * MINUTES_PER_DAY),
  opened_by: interval.openedBy,
  closed_by: interval.closedBy,
  states: statesRecord(statesAt(sky, interval), language),
});

export function listingRecord(
  intervals: MarkedSet,
  limit: number,
  notEvaluated: readonly NotEvaluated[],
  clock: CivilClock,
  never: readonly string[] = [],
) {
  const next = intervals[limit];
  return {
    count: intervals.length,
    truncated: next !== undefined,
    next_from:
      next === undefined ? null : clockOf(clock, 'nearest_second').moment(goOnFrom(next, intervals[limit - 1])),
    not_evaluated: notEvaluatedRecord(
      notEvaluated.map(({ date: day, path }) => ({ date: day, condition: path })),
      never,
    ),
  };
}

/** What could not be evaluated: conditions of every date, and those of some dates. */
export const notEvaluatedRecord = (
  ofDates: readonly { readonly date: string; readonly condition: string }[],
  never: readonly string[],
) => [...never.map((condition) => ({ date: null, condition })), ...ofDates];

/** A found list as a calendar file. */
interface IntervalFile {
  readonly intervals: MarkedSet;
  readonly sky: ConditionSky;
  /** Name of the calendar and of its entries. */
  readonly title: string;
  readonly zone: string | null;
  readonly tree: ConditionTree;
  readonly language: Language;
}

const PRODUCT = '-//Ganita//intervals//EN';
const REFRESH_DAYS = 7;

/** The same for every answer of one search: its tree, its place, and the Moons that it counts from. */
function groupOf({ tree, sky: { where, natives } }: IntervalFile): string {
  const { latitudeDeg, longitudeDeg } = where.place;
  return shortId(JSON.stringify([tree, latitudeDeg, longitudeDeg, natives]));
}

/** The panchanga with which an interval starts, in one line. */
function statesText(interval: Marked, sky: ConditionSky, language: Language): string {
  const states = statesRecord(statesAt(sky, interval), language);
  const { vara_name: vara, paksha_name, tithi_name, nakshatra_name, yoga_name, karana_name } = states;
  return [
    ...(vara === null ? [] : [vara]),
    `${paksha_name} ${tithi_name}`,
    nakshatra_name,
    yoga_name,
    karana_name,
  ].join(' · ');
}

/** Intervals as a calendar file: each an entry with the panchanga at its start. */
function intervalsText(file: IntervalFile): string {
  const { intervals, sky, title, zone, language } = file;
  const group = groupOf(file);
  return icsText(
    { product: PRODUCT, name: title, zone, refreshDays: REFRESH_DAYS, revision: null },
    intervals.map((interval) => ({
      uid: `${utcText(interval.startJdUt).replace(/[-:]/g, '')}.${group}@intervals.ganita`,
      summary: title,
      description: statesText(interval, sky, language),
      categories: [],
      start: { utc: utcText(interval.startJdUt) },
      end: { utc: utcText(interval.endJdUt) },
      relatedTo: null,
      alarmMinutes: null,
    })),
  );
}

/** How an answer is written that is a calendar file. */
export const intervalsForm = <Answer>(fileOf: (answer: Answer) => IntervalFile): TextForm<Answer> => ({
  mediaType: 'text/calendar; charset=utf-8',
  fileName: 'intervals.ics',
  text: (answer) => intervalsText(fileOf(answer)),
});
