import { distinctNames, namedTogether } from '@ganita/core/yogas/twins.js';
import type { YogaFamily } from '@ganita/core/yogas/yoga.js';
import { type YogaRank, yogaRank } from '@ganita/core/yogas/yogaRank.js';
import type { VargaKey } from '@ganita/core/zodiac/vargaKeys.js';
import { yogaShownName } from '@ganita/words/compoundNames.js';
import type { VNode } from 'preact';
import { useSpeech } from '../pageSpeech.js';
import { Conditions } from './Conditions.js';
import type { Yogas as YogasAnswer } from './chartTypes.js';
import { vargaName } from './names.js';

type Yoga = YogasAnswer['yoga_list'][string];

/** Combinations that readers know by one name. */
interface NamedYogas {
  readonly name: string;
  readonly rank: YogaRank;
  readonly found: readonly Yoga[];
}

/** Yogas by the names that readers see, in the order of the answer. */
function yogasByName({ yoga_list: yogas, raja_yoga_list: rajas }: YogasAnswer): readonly NamedYogas[] {
  const listed = Object.entries({ ...rajas, ...yogas } as Readonly<Record<string, Yoga>>);
  const named = new Map<string, NamedYogas>();
  for (const twins of namedTogether(listed.map(([id, yoga]) => ({ id, ...yoga })))) {
    const [yoga] = twins;
    const names = distinctNames(twins).map((one) => yogaShownName(one.name));
    const name = [...new Set(names)].join(', ');
    const rank = yogaRank(yoga.id, yoga.family as YogaFamily);
    const same = named.get(name);
    named.set(name, same === undefined ? { name, rank, found: [yoga] } : { ...same, found: [...same.found, yoga] });
  }
  return [...named.values()];
}

/**
 * The yogas of the birth chart with their conditions: those that readers know first, then others, then those whose names frighten,
 * each group but the first folded. Where other charts were wanted, their names.
 */
export function Yogas({ yogas }: { readonly yogas: YogasAnswer }): VNode {
  const { say, words, figures } = useSpeech();
  const all = yogasByName(yogas);
  const of = (wanted: YogaRank): readonly NamedYogas[] => all.filter(({ rank }) => rank === wanted);
  const [wellKnown, others, grave] = [of('well_known'), of('other'), of('grave')];
  const counted = (title: string, list: readonly NamedYogas[]): string => `${title} (${figures(list.length)})`;
  return (
    <>
      <h3>{say.well_known_yogas}</h3>
      {wellKnown.length === 0 ? <p class="soft">{words.report.phrase.none}</p> : <YogaList yogas={wellKnown} />}
      {others.length > 0 && (
        <details class="more-findings">
          <summary>{counted(say.other_yogas, others)}</summary>
          <YogaList yogas={others} />
        </details>
      )}
      {grave.length > 0 && (
        <details class="more-findings grave">
          <summary>{counted(say.as_texts_list, grave)}</summary>
          <p class="soft small">{say.texts_note}</p>
          <YogaList yogas={grave} />
        </details>
      )}
    </>
  );
}

const YogaList = ({ yogas }: { readonly yogas: readonly NamedYogas[] }): VNode => (
  <ul class="findings">
    {yogas.map(({ name, found }) => (
      <li key={name}>
        <details>
          <summary>
            <b>{name}</b> <span class="detail soft small">{found[0]?.family_name}</span>
          </summary>
          {found.map((yoga) => (
            <Formed key={yoga.source} yoga={yoga} />
          ))}
        </details>
      </li>
    ))}
  </ul>
);

/** What forms a yoga, the other charts that have it, and the text that has the rule. */
function Formed({ yoga }: { readonly yoga: Yoga }): VNode {
  const { words, figures } = useSpeech();
  const charts = Object.keys(yoga.charts) as VargaKey[];
  const inRasi = yoga.charts['D-1_rasi'];
  return (
    <>
      {inRasi !== undefined && <Conditions conditions={inRasi.conditions} />}
      {charts.length > 1 && (
        <p class="soft small">
          {words.report.phrase.also_in_vargas}:{' '}
          {charts
            .filter((key) => key !== 'D-1_rasi')
            .map((key) => figures(vargaName(key, words)))
            .join(', ')}
        </p>
      )}
      <p class="soft small" lang="en">
        {yoga.source}
      </p>
    </>
  );
}
