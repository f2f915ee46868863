import type { VNode } from 'preact';
import { addressOf } from '../addresses.js';
import { type KnownPlace, placeParameters } from '../fields/place.js';
import { useSpeech } from '../pageSpeech.js';
import { PATHS } from '../paths.js';
import type { Festival, FestivalCalendar } from './almanacTypes.js';
import { byRank } from './FestivalTable.js';
import { festivalAddress } from './festivalAddress.js';

interface DayFestivalsProps {
  readonly calendar: FestivalCalendar;
  readonly place: KnownPlace;
  /** Dates listed at most. */
  readonly most: number;
}

/** The next dates with festivals. */
export function DayFestivals({ calendar, place, most }: DayFestivalsProps): VNode {
  const { say, words, dayMonth } = useSpeech();
  const byDate = new Map<string, Festival[]>();
  for (const festival of calendar.observances) {
    byDate.set(festival.date, [...(byDate.get(festival.date) ?? []), festival]);
  }
  if (byDate.size === 0) return <p>{words.report.phrase.none}</p>;
  return (
    <ol class="dates" aria-label={say.next_festivals}>
      {[...byDate].slice(0, most).map(([date, festivals]) => (
        <li key={date}>
          <a class="date" href={addressOf(PATHS.day, { ...placeParameters(place), date })}>
            {dayMonth(date)}
            <span class="soft">{festivals[0]?.weekday_name}</span>
          </a>
          <span>
            {byRank(festivals).map(({ id, name, rank }, at) => (
              <span key={id}>
                {at > 0 && ' · '}
                <a class={rank === 1 ? 'festival-name great' : 'festival-name'} href={festivalAddress(id, place)}>
                  {name}
                </a>
              </span>
            ))}
          </span>
        </li>
      ))}
    </ol>
  );
}
