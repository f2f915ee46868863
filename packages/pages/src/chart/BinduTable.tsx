import { SIGNS } from '@ganita/core/zodiac/signs.js';
import type { VNode } from 'preact';
import { useSpeech } from '../pageSpeech.js';
import { Table } from '../parts/Table.js';
import type { Ashtakavarga } from './chartTypes.js';

type Owner = keyof Ashtakavarga['binna_ashtaka_varga'];

/** Bindus of each sign: those of each owner, and the sum of the seven planets. */
export function BinduTable({ ashtakavarga }: { readonly ashtakavarga: Ashtakavarga }): VNode {
  const { words, figures } = useSpeech();
  const { phrase } = words.report;
  const rows = (Object.entries(ashtakavarga.binna_ashtaka_varga) as [Owner, readonly number[]][]).map(
    ([owner, bindus]) => [words.zodiac.body[owner], bindus] as const,
  );
  return (
    <Table
      caption={phrase.ashtakavarga}
      isDense
      columns={[
        { name: phrase.sign },
        ...SIGNS.map((sign, index) => ({
          name: <abbr title={words.zodiac.sign[sign]}>{figures(index + 1)}</abbr>,
          isNumber: true,
        })),
      ]}
      rows={[...rows, [phrase.sarva_ashtakavarga, ashtakavarga.samudhaya_ashtaka_varga] as const].map(
        ([name, bindus]) => [name, ...bindus.map(figures)],
      )}
    />
  );
}
