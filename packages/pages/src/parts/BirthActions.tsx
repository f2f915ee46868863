import type { VNode } from 'preact';
import type { PageFacts } from '../page.js';
import { useSpeech } from '../pageSpeech.js';
import { Waiting } from './Waiting.js';

interface BirthActionsProps {
  readonly facts: PageFacts;
  /** The word of the button that sends the form. */
  readonly submit: string;
}

/** What can be done with a form of births. Without scripts it is sent; remembering and copying are in the browser alone. */
export function BirthActions({ facts, submit }: BirthActionsProps): VNode {
  const { say } = useSpeech();
  return (
    <div class="form-actions">
      {facts.fields.language !== undefined && <input type="hidden" name="language" value={facts.fields.language} />}
      <button type="submit" class="primary">
        {submit}
      </button>
      <button type="button" class="button" data-remember-birth hidden>
        {say.remember_chart}
      </button>
      <button type="button" class="button" data-copy-link hidden data-done={say.copied}>
        {say.copy_link}
      </button>
      <Waiting />
    </div>
  );
}
