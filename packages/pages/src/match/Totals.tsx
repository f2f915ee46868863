import type { VNode } from 'preact';
import { useSpeech } from '../pageSpeech.js';
import { Card } from '../parts/Card.js';
import { Facts } from '../parts/Facts.js';
import type { MatchAnswer } from './matchTypes.js';

/** Points and poruthams in sum with the band of each sum, counts and seed signs; then the poruthams without points. */
export function Totals({ match }: { readonly match: MatchAnswer }): VNode {
  const { words, figures } = useSpeech();
  const { phrase } = words.match;
  const { nakshatra, total } = words.report.phrase;
  const { north_indian: north, south_indian: south } = match;
  const { overall_compatibility: points, moon_counts: counts } = north;
  const { overall_compatibility: poruthams } = south;
  const state = (isSatisfied: boolean): string => (isSatisfied ? phrase.satisfied : phrase.not_satisfied);
  const sum = (reached: number, most: number, rating: string): VNode => (
    <>
      <b>{figures(`${reached} / ${most}`)}</b>
      {rating}
    </>
  );
  return (
    <div class="span-4 stack">
      <Card title={total}>
        <Facts
          rows={[
            [phrase.eight_kootas, sum(points.total_score, points.max_possible_score, points.rating_name)],
            [phrase.ten_poruthams, sum(poruthams.matched_count, poruthams.total_porutham, poruthams.rating_name)],
            [phrase.required_poruthams, state(poruthams.minimum_porutham_satisfied)],
            [`${nakshatra}: ${phrase.girl_to_boy}`, figures(counts.nakshatras_girl_to_boy)],
            [`${nakshatra}: ${phrase.boy_to_girl}`, figures(counts.nakshatras_boy_to_girl)],
            [words.points.sphuta.beeja_sphuta, match.beeja_rasi_name],
            [words.points.sphuta.kshetra_sphuta, match.kshetra_rasi_name],
          ]}
        />
      </Card>
      <Card title={phrase.without_points}>
        <Facts
          rows={Object.values(north.four_additional_porutham).map(({ name, satisfied }) => [name, state(satisfied)])}
        />
      </Card>
    </div>
  );
}
