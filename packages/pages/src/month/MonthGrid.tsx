import { WEEKDAYS } from '@ganita/core/zodiac/weekdays.js';
import type { ResponseOf } from 'ganita/api/requestsAndResponses.js';
import type { VNode } from 'preact';
import { addressOf } from '../addresses.js';
import type { Festival } from '../almanac/almanacTypes.js';
import type { RegionalDate } from '../almanac/CalendarLede.js';
import { byRank } from '../almanac/FestivalTable.js';
import { festivalAddress } from '../almanac/festivalAddress.js';
import { tithiName } from '../almanac/tithiName.js';
import { daysBetween, weekdayOf } from '../fields/dates.js';
import { placeParameters } from '../fields/place.js';
import { useSpeech } from '../pageSpeech.js';
import { PATHS } from '../paths.js';
import { MoonPhase } from './MoonPhase.js';
import type { MonthState } from './month.js';

type CalendarDay = ResponseOf<'calendarRange'>['calendar']['rows'][number];

interface MonthGridProps {
  readonly rows: readonly CalendarDay[];
  /** Dates of the calendar of the readers, of each of its months that this one touches. */
  readonly regional: readonly RegionalDate[];
  readonly festivals: readonly Festival[];
  readonly state: MonthState;
}

const DAYS_OF_WEEK = 7;

/** The days of a month by week, Sunday first. On a narrow screen the weeks become a list. */
export function MonthGrid({ rows, regional, festivals, state }: MonthGridProps): VNode {
  const { say, words, monthYear } = useSpeech();
  const before = weekdayOf(rows[0]?.date ?? state.first);
  const cells: readonly (CalendarDay | null)[] = [...Array.from({ length: before }, () => null), ...rows];
  const weeks = Array.from({ length: Math.ceil(cells.length / DAYS_OF_WEEK) }, (_, week) =>
    Array.from({ length: DAYS_OF_WEEK }, (__, day) => cells[week * DAYS_OF_WEEK + day] ?? null),
  );
  return (
    <table class="month">
      <caption class="unseen">{`${say.nav_month}: ${monthYear(state.first)}`}</caption>
      <thead>
        <tr>
          {WEEKDAYS.map((id) => (
            <th key={id} scope="col">
              {words.zodiac.weekday[id]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((days) => (
          <tr key={days.find((day) => day !== null)?.date}>
            {days.map((day, at) =>
              day === null ? (
                <td key={at} class="outside" />
              ) : (
                <Day
                  key={day.date}
                  day={day}
                  solar={solarDay(day.date, regional)}
                  isFirst={day === rows[0]}
                  festivals={festivals.filter(({ date }) => date === day.date)}
                  state={state}
                />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A day of a calendar whose months follow the Sun. */
interface SolarDay {
  readonly number: number;
  readonly month: string;
}

/** The day of a date in the calendar of its readers; null where its months follow the Moon: the tithi says it. */
function solarDay(date: string, regional: readonly RegionalDate[]): SolarDay | null {
  for (const { paksha, month_start: start, month_end: end, calendar_month_name: month } of regional) {
    if (paksha === null && start !== null && end !== null && start <= date && date <= end)
      return { number: daysBetween(start, date) + 1, month };
  }
  return null;
}

interface DayProps {
  readonly day: CalendarDay;
  readonly solar: SolarDay | null;
  /** Of the month of the page. */
  readonly isFirst: boolean;
  readonly festivals: readonly Festival[];
  readonly state: MonthState;
}

function Day({ day, solar, isFirst, festivals, state: { place, today } }: DayProps): VNode {
  const { clock, figures, words, weekdayDate } = useSpeech();
  const { date, limbs, sun_moon: sun } = day;
  const address = addressOf(PATHS.day, { ...placeParameters(place), date });
  const rises = sun?.sunrise_at ?? null;
  const sets = sun?.sunset_at ?? null;
  return (
    <td class={date === today ? 'today' : undefined} aria-current={date === today ? 'date' : undefined}>
      <div class="day-head">
        <a class="day-number" href={address} aria-label={weekdayDate(date)}>
          {figures(Number(date.slice(8)))}
        </a>
        <span class="day-weekday" aria-hidden="true">
          {day.weekday_name}
        </span>
        {solar !== null && (
          <span class="day-solar soft">
            <span class={isFirst || solar.number === 1 ? undefined : 'unseen'}>{solar.month} </span>
            {figures(solar.number)}
          </span>
        )}
        {limbs !== undefined && <MoonPhase tithi={limbs.tithi.number} />}
      </div>
      {limbs !== undefined && (
        <p class="day-angas">
          {tithiName(limbs.tithi)}{' '}
          <span class="soft">{until(clock(limbs.tithi.ends, date), limbs.tithi.ends, date)}</span>
          <br />
          {limbs.nakshatra.name}{' '}
          <span class="soft">{until(clock(limbs.nakshatra.ends, date), limbs.nakshatra.ends, date)}</span>
        </p>
      )}
      <p class="day-sun soft">
        <span class="unseen">{words.report.phrase.sunrise} </span>
        <span aria-hidden="true">↑</span>
        {rises === null ? '–' : hourOf(clock(rises))} <span class="unseen">{words.report.phrase.sunset} </span>
        <span aria-hidden="true">↓</span>
        {sets === null ? '–' : hourOf(clock(sets))}
      </p>
      {festivals.length > 0 && (
        <ul class="day-festivals">
          {byRank(festivals).map(({ id, name, rank }) => (
            <li key={id} class={rank === 1 ? 'great' : undefined}>
              <a href={festivalAddress(id, place)}>{name}</a>
            </li>
          ))}
        </ul>
      )}
    </td>
  );
}

/** Hour and minute alone: the Sun rises before noon, and sets after it. */
const hourOf = (time: string): string => /\p{Nd}{1,2}:\p{Nd}{2}/u.exec(time)?.[0] ?? time;

/** Until when, in the little room of a day: hours above 24 belong to the next date, as almanacs print them. */
function until(time: string, ends: string, date: string): string {
  return ends.slice(0, 10) === date ? time : `+ ${time.split(',')[0]}`;
}
