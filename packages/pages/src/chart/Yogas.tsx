import { distinctNames, namedTogether } from '@ganita/core/yogas/twins.js';
import type { VargaKey } from '@ganita/core/zodiac/vargaKeys.js';
import type { VNode } from 'preact';
import { useSpeech } from '../pageSpeech.js';
import { Conditions } from './Conditions.js';
import type { Yogas as YogasAnswer } from './chartTypes.js';
import { vargaName } from './names.js';

type Yoga = YogasAnswer['yoga_list'][string];

/** The yogas of the birth chart with their conditions; where other charts were wanted, their names. */
export function Yogas({ yogas }: { readonly yogas: YogasAnswer }): VNode {
  const { words, figures } = useSpeech();
  const { phrase } = words.report;
  const lists = [
    [phrase.yogas, yogas.yoga_list],
    [phrase.raja_yogas, yogas.raja_yoga_list],
  ] as const;
  return (
    <>
      {lists.map(([title, list]) => {
        const found = namedTogether(
          Object.entries(list as Readonly<Record<string, Yoga>>).map(([id, yoga]) => ({ id, ...yoga })),
        );
        return found.length === 0 ? null : (
          <div key={title}>
            {title !== phrase.yogas && <h3>{title}</h3>}
            <ul class="findings">
              {found.map((twins) => {
                const [yoga] = twins;
                const charts = Object.keys(yoga.charts) as VargaKey[];
                const inRasi = yoga.charts['D-1_rasi'];
                return (
                  <li key={yoga.name}>
                    <details>
                      <summary>
                        <b>
                          {distinctNames(twins)
                            .map(({ name }) => name)
                            .join(', ')}
                        </b>{' '}
                        <span class="soft small">{yoga.family_name}</span>
                      </summary>
                      {inRasi !== undefined && <Conditions conditions={inRasi.conditions} />}
                      {charts.length > 1 && (
                        <p class="soft small">
                          {phrase.also_in_vargas}:{' '}
                          {charts
                            .filter((key) => key !== 'D-1_rasi')
                            .map((key) => figures(vargaName(key, words)))
                            .join(', ')}
                        </p>
                      )}
                      <p class="soft small" lang="en">
                        {yoga.source}
                      </p>
                    </details>
                  </li>
                );
              })}
            </ul>
          </div>
        );
      })}
    </>
  );
}
