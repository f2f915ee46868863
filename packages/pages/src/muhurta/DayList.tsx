import type { VNode } from 'preact';
import { addressOf } from '../addresses.js';
import { tithiName } from '../almanac/tithiName.js';
import { type KnownPlace, placeParameters } from '../fields/place.js';
import { useSpeech } from '../pageSpeech.js';
import { PATHS } from '../paths.js';
import type { MuhurtaDay } from './muhurtaTypes.js';

interface DayListProps {
  readonly days: readonly MuhurtaDay[];
  readonly place: KnownPlace;
}

/** The days that have a time, under the names of their months where these are several. */
export function DayList({ days, place }: DayListProps): VNode {
  const { monthYear } = useSpeech();
  const monthOf = ({ date }: MuhurtaDay): string => date.slice(0, -'-DD'.length);
  const months = [...new Set(days.map(monthOf))];
  if (months.length === 1) return <DaysOfMonth days={days} place={place} />;
  return (
    <>
      {months.map((month) => (
        <section key={month}>
          <h3>{monthYear(`${month}-01`)}</h3>
          <DaysOfMonth days={days.filter((day) => monthOf(day) === month)} place={place} />
        </section>
      ))}
    </>
  );
}

/** Each day with its times, star and tithi, and what the texts hold against it. */
function DaysOfMonth({ days, place }: DayListProps): VNode {
  const { words, dayMonth, span } = useSpeech();
  return (
    <ol class="muhurta-days" aria-label={words.occasions.muhurta.days}>
      {days.map(({ date, vara: weekday, intervals }) => {
        const cautions = new Map(intervals.flatMap((one) => one.cautions.map(({ id, name }) => [id, name] as const)));
        return (
          <li key={date}>
            <a class="date" href={addressOf(PATHS.day, { ...placeParameters(place), date })}>
              {dayMonth(date)} <span class="soft">{words.zodiac.weekday[weekday]}</span>
            </a>
            <ul class="stretches">
              {intervals.map((one) => (
                <li key={one.start}>
                  {span(one.start, one.end, date)}{' '}
                  <span class="soft">
                    {one.nakshatra_name}, {tithiName({ ...one, name: one.tithi_name, number: one.tithi_number })}
                  </span>
                </li>
              ))}
            </ul>
            {cautions.size > 0 && (
              <p class="soft small">
                {words.muhurta.severity.caution}: {[...cautions.values()].join(', ')}
              </p>
            )}
          </li>
        );
      })}
    </ol>
  );
}
