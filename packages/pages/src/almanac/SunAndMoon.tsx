import type { VNode } from 'preact';
import { useSpeech } from '../pageSpeech.js';
import { Facts } from '../parts/Facts.js';
import type { Panchang } from './almanacTypes.js';

/** Rises and sets of a day, its length, and the Moon's phase. */
export function SunAndMoon({ panchang }: { readonly panchang: Panchang }): VNode {
  const { say, words, clock, figures } = useSpeech();
  const { phrase } = words.report;
  const at = (moment: string | null): string => (moment === null ? '–' : clock(moment, panchang.date));
  const length = (hours: string | null): string => (hours === null ? '–' : figures(hours.slice(0, 5)));
  return (
    <Facts
      rows={[
        [phrase.sunrise, at(panchang.sunrise_at)],
        [phrase.sunset, at(panchang.sunset_at)],
        [say.moonrise, at(panchang.moonrise_at)],
        [say.moonset, at(panchang.moonset_at)],
        [say.noon, at(panchang.madhyahna)],
        [say.day_length, length(panchang.day_length)],
        [say.night_length, length(panchang.night_length)],
      ]}
    />
  );
}
