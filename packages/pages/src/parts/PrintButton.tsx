import type { VNode } from 'preact';
import { useSpeech } from '../pageSpeech.js';

/** Prints the page. Without scripts it is not there: browsers print by themselves. */
export const PrintButton = (): VNode => (
  <button type="button" class="button" data-print hidden>
    {useSpeech().say.print}
  </button>
);
