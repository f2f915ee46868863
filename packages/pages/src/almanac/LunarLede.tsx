import type { VNode } from 'preact';
import { useSpeech } from '../pageSpeech.js';
import type { Panchang } from './almanacTypes.js';

/** Lunar month, paksha and years of a day in a line. */
export function LunarLede({ panchang }: { readonly panchang: Panchang }): VNode {
  const { words, figures } = useSpeech();
  const { phrase } = words.report;
  const { lunar_month: month } = panchang;
  const adhika = month.is_adhika ? `${phrase.adhika} ` : '';
  return (
    <>
      {adhika}
      {month.amanta_name} {month.paksha_name} · {phrase.vikram_samvat} {figures(panchang.vikram_samvat)} ·{' '}
      {phrase.shaka_samvat} {figures(panchang.shaka_samvat)} {panchang.shaka_samvatsara.name}
    </>
  );
}
