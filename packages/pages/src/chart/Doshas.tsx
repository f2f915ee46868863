import type { VNode } from 'preact';
import { useSpeech } from '../pageSpeech.js';
import { Conditions } from './Conditions.js';
import type { Doshas as DoshasAnswer } from './chartTypes.js';

/** Each dosha: present, cancelled or absent, in a word, with its conditions. */
export function Doshas({ doshas }: { readonly doshas: DoshasAnswer }): VNode {
  const { words } = useSpeech();
  const { phrase } = words.report;
  return (
    <ul class="findings">
      {Object.entries(doshas).map(([id, dosha]) => {
        const isCancelled = dosha.present && dosha.cancelled_by_exceptions.length > 0;
        const [word, tone] = !dosha.present
          ? [phrase.absent, '']
          : isCancelled
            ? [phrase.cancelled, 'good']
            : [phrase.present, 'bad'];
        return (
          <li key={id}>
            <details>
              <summary>
                <b>{dosha.name}</b> <span class={`quality ${tone}`}>{word}</span>
              </summary>
              <Conditions conditions={dosha.present ? dosha.evidence : dosha.unmet} areMet={dosha.present} />
              {isCancelled && (
                <p class="small">
                  {phrase.cancelled_by}: {dosha.cancellations.map(({ name }) => name).join(' · ')}
                </p>
              )}
            </details>
          </li>
        );
      })}
    </ul>
  );
}
