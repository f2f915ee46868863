import { requiredPoruthams } from '@ganita/core/match/poruthams.js';
import { ASHTAKOOTA_MINIMUM } from '@ganita/core/match/ratings.data.js';
import { filled } from '@ganita/words/messages.js';
import type { VNode } from 'preact';
import type { Doshas } from '../chart/chartTypes.js';
import { doshaByDegrees, doshaState } from '../chart/Doshas.js';
import { useSpeech } from '../pageSpeech.js';
import { Card } from '../parts/Card.js';
import { PARTNERS, type PartnerName, southMinimum } from './matchPage.js';
import type { MatchAnswer, MatchOptions } from './matchTypes.js';

interface MatchSummaryProps {
  readonly match: MatchAnswer;
  readonly options: MatchOptions;
  readonly names: Readonly<Record<PartnerName, string>>;
  readonly doshas: Readonly<Record<PartnerName, Doshas>>;
}

/**
 * What a family reads first: both totals, the poruthams that the pair does not satisfy, which of those that the rules
 * require it does, and the doshas of each. No verdict.
 */
export function MatchSummary({ match, options, names, doshas }: MatchSummaryProps): VNode {
  const speech = useSpeech();
  const { words, figures } = speech;
  const { phrase } = words.match;
  const { overall_compatibility: points } = match.north_indian;
  const { overall_compatibility: count, poruthams } = match.south_indian;
  const all = Object.values(poruthams);
  const missing = all.filter(({ satisfied }) => !satisfied);
  const required: readonly string[] = requiredPoruthams(match.girl.varna, southMinimum(options));
  const requiredThat = (isSatisfied: boolean, state: string): readonly string[] => {
    const names = all
      .filter(({ id, satisfied }) => required.includes(id) && satisfied === isSatisfied)
      .map(({ name }) => name);
    return names.length === 0 ? [] : [`${state}: ${names.join(', ')}`];
  };
  const ofRequired = [...requiredThat(true, phrase.satisfied), ...requiredThat(false, phrase.not_satisfied)];
  return (
    <Card title={<span class="unseen">{words.report.phrase.result}</span>} class="summary">
      <dl class="strip scores">
        <KootaScore reached={String(points.total_score)} most={points.max_possible_score} />
        <div>
          <dt>{phrase.ten_poruthams}</dt>
          <dd>
            <b class="score">{figures(`${count.matched_count} / ${count.total_porutham}`)}</b>
            {missing.length > 0 && (
              <span class="small">
                {phrase.not_satisfied}: {missing.map(({ name }) => name).join(', ')}
              </span>
            )}
            <span class="soft small">
              {phrase.required_poruthams}: {ofRequired.join('; ')}
            </span>
          </dd>
        </div>
        {PARTNERS.map((partner) => (
          <div key={partner}>
            <dt>
              {words.report.phrase.doshas}: {names[partner]}
            </dt>
            <dd>
              <DoshaLine doshas={doshas[partner]} />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

interface KootaScoreProps {
  /** Points, or the least and the most that are possible. */
  readonly reached: string;
  readonly most: number;
}

/** The points of the eight kootas, and how many the texts ask for. */
export function KootaScore({ reached, most }: KootaScoreProps): VNode {
  const { say, words, figures } = useSpeech();
  return (
    <div>
      <dt>{words.match.phrase.eight_kootas}</dt>
      <dd>
        <b class="score">{figures(`${reached} / ${most}`)}</b>
        <span class="soft small">{filled(say.minimum_is, { minimum: figures(ASHTAKOOTA_MINIMUM) }, words)}</span>
      </dd>
    </div>
  );
}

/** The doshas that are there, each with its state; manglik always, because families ask for it. */
function DoshaLine({ doshas }: { readonly doshas: Doshas }): VNode {
  const speech = useSpeech();
  const shown = Object.entries(doshas).filter(([id, { present }]) => present || id === 'manglik');
  return (
    <ul class="small">
      {shown.map(([id, dosha]) => (
        <li key={id}>
          <b>{dosha.name}</b>: {[doshaState(dosha, speech), doshaByDegrees(dosha, speech)].filter(Boolean).join('; ')}
        </li>
      ))}
    </ul>
  );
}
