import type { VNode } from 'preact';
import type { PageFacts } from '../page.js';
import { useSpeech } from '../pageSpeech.js';
import { BirthActions } from '../parts/BirthActions.js';
import { BirthFields } from '../parts/BirthFields.js';
import { NumberField } from '../parts/NumberField.js';
import { StyleField } from '../parts/StyleField.js';
import type { VarshaphalState } from './varshaphalPage.js';

interface VarshaphalFormProps {
  readonly facts: PageFacts;
  readonly state: VarshaphalState;
}

/** The birth and the year. It is posted: a birth never enters an address. */
export function VarshaphalForm({ facts, state }: VarshaphalFormProps): VNode {
  const { words } = useSpeech();
  const { varshaphal } = words.occasions;
  return (
    <form class="card" method="post" action={facts.path} data-birth-form>
      <BirthFields value={state.birth.fields} />
      <div class="option-fields">
        <NumberField name="of_year" label={varshaphal.of_year} value={state.year} required />
        <StyleField value={state.style} />
      </div>
      <BirthActions facts={facts} submit={words.pages.phrase.show} />
    </form>
  );
}
