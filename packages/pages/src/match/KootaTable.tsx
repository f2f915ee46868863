import type { VNode } from 'preact';
import { useSpeech } from '../pageSpeech.js';
import { Table } from '../parts/Table.js';
import type { MatchAnswer } from './matchTypes.js';

type North = MatchAnswer['north_indian'];

/** An attribute with what its owner is to the other, where a koota compares that too. */
const withRelation = (attribute: string, relation: string | null): string =>
  relation === null ? attribute : `${attribute} · ${relation}`;

/** The eight kootas: their points, what each compared, and the counts that they depend on. */
export function KootaTable({ north }: { readonly north: North }): VNode {
  const { words, figures } = useSpeech();
  const { phrase } = words.match;
  const { moon_counts: counts, eight_koota_porutham: kootas, overall_compatibility: total } = north;
  const countOf: Readonly<Record<string, number>> = {
    tara: counts.nakshatras_girl_to_boy,
    bhakoot: counts.signs_girl_to_boy,
  };
  const { boy_regards_girl_name: ofBoy, girl_regards_boy_name: ofGirl } = kootas.raasi_adhipathi_porutham;
  return (
    <Table
      caption={phrase.eight_kootas}
      class="pairs"
      columns={[
        { name: phrase.koota },
        { name: phrase.points },
        { name: phrase.boy },
        { name: phrase.girl },
        { name: phrase.girl_to_boy, isNumber: true },
      ]}
      rows={[
        ...Object.values(kootas).map((koota) => [
          koota.name,
          <span key="points" class="nowrap">
            {figures(`${koota.score} / ${koota.max_score}`)}
          </span>,
          withRelation(koota.boy_attribute_name, koota.id === 'graha_maitri' ? ofBoy : null),
          withRelation(koota.girl_attribute_name, koota.id === 'graha_maitri' ? ofGirl : null),
          figures(countOf[koota.id] ?? ''),
        ]),
        [
          <b key="total">{words.report.phrase.total}</b>,
          <b key="points" class="nowrap">
            {figures(`${total.total_score} / ${total.max_possible_score}`)}
          </b>,
          '',
          '',
          '',
        ],
      ]}
    />
  );
}
