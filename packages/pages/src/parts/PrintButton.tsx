import type { VNode } from 'preact';
import { useSpeech } from '../speech.js';

/** Prints the page. Without scripts it is not there: browsers print by themselves. */
export const PrintButton = (): VNode => (
  <button type="button" class="button" data-print hidden>
    {useSpeech().say.print}
  </button>
);
