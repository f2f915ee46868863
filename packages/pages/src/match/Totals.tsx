import { requiredPoruthams } from '@ganita/core/match/poruthams.js';
import { ASHTAKOOTA_BANDS, PORUTHAM_BANDS, type RatingBand } from '@ganita/core/match/ratings.data.js';
import type { Graha } from '@ganita/core/zodiac/grahas.js';
import type { VNode } from 'preact';
import { useSpeech } from '../pageSpeech.js';
import { Card } from '../parts/Card.js';
import { Facts } from '../parts/Facts.js';
import { southMinimum } from './matchPage.js';
import type { MatchAnswer, MatchOptions } from './matchTypes.js';

interface TotalsProps {
  readonly match: MatchAnswer;
  readonly options: MatchOptions;
}

interface Rated {
  readonly rating: string;
  readonly rating_name: string;
}

/** Points and poruthams in sum with the band of each sum, counts and seed signs; then the poruthams without points. */
export function Totals({ match, options }: TotalsProps): VNode {
  const { say, words, figures } = useSpeech();
  const { phrase, porutham } = words.match;
  const { sphuta } = words.points;
  const required = requiredPoruthams(match.girl.varna, southMinimum(options));
  const sumOf = (grahas: readonly Graha[]): string => grahas.map((graha) => words.zodiac.body[graha]).join(' + ');
  /** The word of a band with its bounds: `Average (18 – 24)`. */
  const band = (bands: readonly RatingBand[], { rating, rating_name: name }: Rated): string => {
    const at = bands.findIndex((one) => one.rating === rating);
    const [from = 0, next] = [bands[at]?.from, bands[at + 1]?.from];
    if (from === 0) return `${name} (${figures(next ?? 0)})`;
    return `${name} (${figures(from)}${next === undefined ? '+' : `–${figures(next - 1)}`})`;
  };
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
            [phrase.eight_kootas, sum(points.total_score, points.max_possible_score, band(ASHTAKOOTA_BANDS, points))],
            [
              phrase.ten_poruthams,
              sum(poruthams.matched_count, poruthams.total_porutham, band(PORUTHAM_BANDS, poruthams)),
            ],
            [
              `${phrase.required_poruthams}: ${required.map((id) => porutham[id]).join(', ')}`,
              state(poruthams.minimum_porutham_satisfied),
            ],
            [`${nakshatra}: ${phrase.girl_to_boy}`, figures(counts.nakshatras_girl_to_boy)],
            [`${nakshatra}: ${phrase.boy_to_girl}`, figures(counts.nakshatras_boy_to_girl)],
            [`${sphuta.beeja_sphuta}: ${sumOf(['Sun', 'Venus', 'Jupiter'])} (${phrase.boy})`, match.beeja_rasi_name],
            [
              `${sphuta.kshetra_sphuta}: ${sumOf(['Moon', 'Mars', 'Jupiter'])} (${phrase.girl})`,
              match.kshetra_rasi_name,
            ],
          ]}
        />
        <p class="soft small">
          {sphuta.beeja_sphuta}, {sphuta.kshetra_sphuta}: {say.seeds}
        </p>
      </Card>
      <Card title={`${phrase.eight_kootas}: ${phrase.without_points}`}>
        <Facts
          rows={Object.values(north.four_additional_porutham).map(({ name, satisfied }) => [name, state(satisfied)])}
        />
      </Card>
    </div>
  );
}
