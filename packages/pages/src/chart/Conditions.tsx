import { conditionSentence } from '@ganita/words/conditionSentence.js';
import type { VNode } from 'preact';
import { useSpeech } from '../pageSpeech.js';

type Condition = Parameters<typeof conditionSentence>[0];

/** The conditions of a yoga or a dosha, each in a sentence: what was found, or what is not as it is required. */
export function Conditions({
  conditions,
  areMet = true,
}: {
  readonly conditions: readonly Condition[];
  readonly areMet?: boolean;
}): VNode {
  const speech = useSpeech();
  const sentences = [...new Set(conditions.map((condition) => conditionSentence(condition, speech, areMet)))];
  return (
    <ul class="conditions">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
