import type { VNode } from 'preact';
import { useSpeech } from '../pageSpeech.js';

/** In a form: where scripts say that its answer is being computed. */
export function Waiting(): VNode {
  const { say } = useSpeech();
  return <output class="waiting soft" data-waiting={say.computing} />;
}
