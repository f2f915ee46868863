import type { VNode } from 'preact';
import type { Panchang } from '../almanac/almanacTypes.js';
import { useSpeech } from '../pageSpeech.js';
import { Facts } from '../parts/Facts.js';

/** Months, years, season and ayana of a day. */
export function CalendarFacts({ panchang }: { readonly panchang: Panchang }): VNode {
  const { words, figures } = useSpeech();
  const { phrase } = words.report;
  const { lunar_month: lunar, solar_month: solar } = panchang;
  const adhika = lunar.is_adhika ? `${phrase.adhika} ` : '';
  return (
    <Facts
      rows={[
        [phrase.amanta_month, `${adhika}${lunar.amanta_name}`],
        [phrase.purnimanta_month, `${adhika}${lunar.purnimanta_name}`],
        [phrase.solar_month, `${solar.name} ${figures(solar.day)}`],
        [phrase.samvatsara, panchang.shaka_samvatsara.name],
        [phrase.vikram_samvat, figures(panchang.vikram_samvat)],
        [phrase.shaka_samvat, figures(panchang.shaka_samvat)],
        [phrase.ayana, panchang.ayana_name],
        [words.pages.phrase.ritu, panchang.ritu_name],
      ]}
    />
  );
}
