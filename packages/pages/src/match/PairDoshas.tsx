import { PAIR_DOSHA_IDS, type PairDoshaId } from '@ganita/core/match/exceptions.js';
import type { VNode } from 'preact';
import { useSpeech } from '../pageSpeech.js';
import { Table } from '../parts/Table.js';
import type { MatchAnswer } from './matchTypes.js';

type Doshas = MatchAnswer['north_indian']['pair_doshas'];

/** The doshas of a pair, each with every exception that applies. Exceptions change no points. */
export function PairDoshas({ doshas }: { readonly doshas: Doshas }): VNode {
  const { words } = useSpeech();
  const { phrase } = words.match;
  const { present, absent } = words.report.phrase;
  const nameOf = (id: PairDoshaId): string => {
    const kind = id === 'bhakoot' ? doshas.bhakoot_dosha.dosha_kind_name : null;
    return kind === null ? words.match.koota[id] : `${words.match.koota[id]} · ${kind}`;
  };
  return (
    <Table
      caption={phrase.pair_doshas}
      columns={[
        { name: words.report.phrase.doshas },
        { name: words.report.phrase.result },
        { name: phrase.exceptions },
      ]}
      rows={PAIR_DOSHA_IDS.map((id) => {
        const dosha = doshas[`${id}_dosha`];
        return [
          nameOf(id),
          dosha.present ? present : absent,
          dosha.exceptions_names.length === 0 ? (
            '–'
          ) : (
            <ul key="exceptions" class="exceptions">
              {dosha.exceptions_names.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          ),
        ];
      })}
    />
  );
}
