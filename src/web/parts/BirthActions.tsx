import type { VNode } from 'preact';
import { useSpeech } from '../speech.js';

/** What can be done with a form of births. Without scripts it is sent; remembering and copying are in the browser alone. */
export function BirthActions({ submit }: { readonly submit: string }): VNode {
  const { say } = useSpeech();
  return (
    <div class="form-actions">
      <button type="submit" class="primary">
        {submit}
      </button>
      <button type="button" class="button" data-remember-birth hidden>
        {say.remember_chart}
      </button>
      <button type="button" class="button" data-copy-link hidden data-done={say.copied}>
        {say.copy_link}
      </button>
    </div>
  );
}
