import type { EventType } from '@ganita/core/muhurta/events/events.js';
import type { DayYogaId } from '@ganita/core/panchanga/dayYogas.js';
import type { VNode } from 'preact';
import { addressOf } from '../addresses.js';
import { placeFieldNames, placeParameters } from '../fields/place.js';
import { useSpeech } from '../pageSpeech.js';
import { PATHS } from '../paths.js';
import { EVENT_PREFIX, type MuhurtaState } from './muhurtaPage.js';

/** What is most often looked for. */
const EVENTS = [
  'vivaha',
  'griha_pravesha',
  'vehicle_purchase',
  'namakarana',
  'upanayana',
] as const satisfies EventType[];
const YOGAS = ['guru_pushya', 'ravi_pushya'] as const satisfies DayYogaId[];

/** Searches of one press: events of the coming three months, and days of this year that are known by a name. */
export function Examples({ state: { eventPlace, today } }: { readonly state: MuhurtaState }): VNode {
  const { words, figures } = useSpeech();
  const { muhurta } = words.occasions;
  const year = today.slice(0, 4);
  const place = eventPlace.kind === 'known' ? placeParameters(eventPlace.place) : {};
  const names = placeFieldNames(EVENT_PREFIX);
  const atPlace = { [names.text]: place.place ?? '', [names.at]: place.at ?? '' };
  return (
    <section class="examples" aria-label={muhurta.examples}>
      <h2>{muhurta.examples}</h2>
      <ul>
        {EVENTS.map((event) => (
          <li key={event}>
            <a class="button" href={addressOf(PATHS.muhurta, { event, ...atPlace })}>
              {words.muhurta.eventType[event]}
            </a>
          </li>
        ))}
        {YOGAS.map((yoga) => (
          <li key={yoga}>
            <a
              class="button"
              href={addressOf(PATHS.search, {
                ...place,
                day_yoga: yoga,
                from_date: `${year}-01-01`,
                to_date: `${year}-12-31`,
              })}
            >
              {`${words.panchangaDay.dayYoga[yoga]} ${figures(year)}`}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
