import type { VNode } from 'preact';
import { tithiName } from '../almanac/tithiName.js';
import { Facts } from '../parts/Facts.js';
import { useSpeech } from '../speech.js';
import type { CalendarInfo } from './types.js';

/** The five angas at the birth, and the Sun of its day. */
export function BirthPanchanga({ calendar }: { readonly calendar: CalendarInfo }): VNode {
  const { words, figures } = useSpeech();
  const { phrase } = words.report;
  return (
    <Facts
      rows={[
        [phrase.vara, calendar.vara_name],
        [phrase.tithi, tithiName(calendar.tithi)],
        [phrase.nakshatra, `${calendar.nakshatra.name} ${figures(calendar.nakshatra.pada)}`],
        [phrase.yoga, calendar.yoga.name],
        [phrase.karana, calendar.karana.name],
        [phrase.sunrise, figures(calendar.sunrise ?? '–')],
        [phrase.sunset, figures(calendar.sunset ?? '–')],
      ]}
    />
  );
}
