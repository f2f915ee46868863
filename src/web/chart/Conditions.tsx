import type { VNode } from 'preact';
import { conditionTexts } from '../../report/pages/evidence.js';
import { useSpeech } from '../speech.js';

type Condition = Parameters<typeof conditionTexts>[0];

/** The conditions of a yoga or a dosha, each in a sentence: whom it is about, what is required, what was found. */
export function Conditions({ conditions }: { readonly conditions: readonly Condition[] }): VNode {
  const speech = useSpeech();
  return (
    <ul class="conditions">
      {conditions.map((condition, at) => {
        const [subject, required, found] = conditionTexts(condition, speech);
        return (
          <li key={at}>
            {subject} {required}
            {found !== '' && <b> → {found}</b>}
          </li>
        );
      })}
    </ul>
  );
}
