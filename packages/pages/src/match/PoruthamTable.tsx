import type { PoruthamId } from '@ganita/core/match/poruthams.data.js';
import type { VNode } from 'preact';
import { useSpeech } from '../pageSpeech.js';
import { Table } from '../parts/Table.js';
import type { MatchAnswer, MoonCounts, Partner } from './matchTypes.js';

interface Comparison {
  readonly of: (partner: Partner) => string;
  /** What is counted from the girl to the boy. */
  readonly count?: (counts: MoonCounts) => number;
}

const nakshatras = (counts: MoonCounts): number => counts.nakshatras_girl_to_boy;
const nakshatra = (partner: Partner): string => partner.nakshatra_name;
const moonSign = (partner: Partner): string => partner.moon_sign_name;

/** What each porutham compares (docs/match.md). */
const COMPARED: Readonly<Record<PoruthamId, Comparison>> = {
  dina: { of: (partner) => `${partner.nakshatra_name} ${partner.pada}`, count: nakshatras },
  gana: { of: (partner) => partner.gana_name },
  mahendra: { of: nakshatra, count: nakshatras },
  stree_deergha: { of: nakshatra, count: nakshatras },
  yoni: { of: (partner) => `${partner.yoni_name} · ${partner.yoni_gender_name}` },
  rasi: { of: moonSign, count: (counts) => counts.signs_girl_to_boy },
  rasi_adhipati: { of: (partner) => partner.sign_lord_name },
  vasya: { of: moonSign },
  rajju: { of: (partner) => `${partner.rajju_name} · ${partner.rajju_direction_name}` },
  vedha: { of: nakshatra },
};

/** The ten poruthams: its grade, whether the pair satisfies it, and what it compared. */
export function PoruthamTable({ match }: { readonly match: MatchAnswer }): VNode {
  const { words, figures } = useSpeech();
  const { phrase } = words.match;
  const { boy, girl, north_indian: north, south_indian: south } = match;
  return (
    <Table
      caption={phrase.ten_poruthams}
      class="pairs"
      columns={[
        { name: phrase.porutham },
        { name: phrase.grade },
        { name: words.report.phrase.result },
        { name: phrase.boy },
        { name: phrase.girl },
        { name: phrase.girl_to_boy, isNumber: true },
      ]}
      rows={Object.values(south.poruthams).map(({ id, name, grade_name: grade, satisfied }) => {
        const { of, count } = COMPARED[id as PoruthamId];
        return [
          name,
          grade,
          <span key="state" class="nowrap">
            {satisfied ? phrase.satisfied : phrase.not_satisfied}
          </span>,
          figures(of(boy)),
          figures(of(girl)),
          count === undefined ? '' : figures(count(north.moon_counts)),
        ];
      })}
    />
  );
}
