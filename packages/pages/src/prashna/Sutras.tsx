import type { VNode } from 'preact';
import { useSpeech } from '../pageSpeech.js';
import { Table } from '../parts/Table.js';
import type { Prashna } from './prashnaTypes.js';

/** The five sutras of Prasna Marga, folded: the names of their results frighten readers who do not know them. */
export function Sutras({ sutras }: { readonly sutras: Prashna['sutras'] }): VNode {
  const { words, figures } = useSpeech();
  const { prashna: names } = words.occasions;
  const { samanya, amsaka, adhipa, nakshatra_sutra: nakshatra, maha } = sutras;
  const rows = [
    samanya && [names.samanya, `${samanya.arudha_sign_name} – ${samanya.lagna_sign_name}`, samanya.result_name],
    amsaka && [names.amsaka, `${amsaka.arudha_sign_name} – ${amsaka.lagna_sign_name}`, amsaka.result_name],
    adhipa && [names.adhipa, `${adhipa.arudha_lord_name} – ${adhipa.lagna_lord_name}`, adhipa.result_name],
    nakshatra && [
      words.report.phrase.nakshatra,
      `${nakshatra.janma_nakshatra_name} – ${nakshatra.lagna_nakshatra_name}`,
      figures(`${nakshatra.forward_count} / ${nakshatra.backward_count}`),
    ],
    maha && [
      names.maha,
      `${maha.arudha_sign_name} – ${maha.tenth_sign_name}`,
      figures(`${maha.forward_count} / ${maha.backward_count}`),
    ],
  ].filter((row) => row !== null);
  return (
    <details class="options">
      <summary>{names.sutras}</summary>
      <Table
        caption={names.sutras}
        columns={[{ name: names.sutra }, { name: words.report.phrase.reason }, { name: words.report.phrase.result }]}
        rows={rows}
      />
    </details>
  );
}
