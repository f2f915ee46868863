import type { VNode } from 'preact';
import { useSpeech } from '../pageSpeech.js';
import { Facts } from '../parts/Facts.js';
import type { Panchang } from './almanacTypes.js';

/** A moment within the note on a rise or set that a day does not have. */
const NOTED_MOMENT = /\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}/g;

/** Rises and sets of a day, its length, and the Moon's phase. */
export function SunAndMoon({ panchang }: { readonly panchang: Panchang }): VNode {
  const { say, words, clock, figures } = useSpeech();
  const { phrase } = words.report;
  /** The time, or that there is none on this day with those around it. */
  const at = (moment: string | null, note: string | null): string =>
    moment === null
      ? (note ?? '–').replace(NOTED_MOMENT, (noted) => clock(noted.replace(' ', 'T'), panchang.date))
      : clock(moment, panchang.date);
  const length = (hours: string | null): string => (hours === null ? '–' : figures(hours.slice(0, 5)));
  return (
    <Facts
      rows={[
        [phrase.sunrise, at(panchang.sunrise_at, panchang.sunrise_note)],
        [phrase.sunset, at(panchang.sunset_at, panchang.sunset_note)],
        [say.moonrise, at(panchang.moonrise_at, panchang.moonrise_note)],
        [say.moonset, at(panchang.moonset_at, panchang.moonset_note)],
        [say.noon, at(panchang.madhyahna, null)],
        [say.day_length, length(panchang.day_length)],
        [say.night_length, length(panchang.night_length)],
      ]}
    />
  );
}
