import type { VNode } from 'preact';
import type { PageFacts } from '../page.js';
import { useSpeech } from '../pageSpeech.js';
import { BirthActions } from '../parts/BirthActions.js';
import { BirthFields } from '../parts/BirthFields.js';
import { SelectField } from '../parts/SelectField.js';
import { StyleField } from '../parts/StyleField.js';
import { type KpState, SHOWN_AYANAMSAS } from './kpPage.js';

interface KpFormProps {
  readonly facts: PageFacts;
  readonly state: Pick<KpState, 'birth' | 'options'>;
}

/** The birth and the ayanamsa of a KP chart. It is posted: a birth never enters an address. */
export function KpForm({ facts, state: { birth, options } }: KpFormProps): VNode {
  const { say, words } = useSpeech();
  return (
    <form class="card" method="post" action={facts.path} data-birth-form="sends">
      <BirthFields value={birth.fields} />
      <details class="options">
        <summary>{say.options}</summary>
        <div class="option-fields">
          <StyleField value={options.style} />
          <SelectField
            name="ayanamsa"
            label={words.report.phrase.ayanamsa}
            value={options.ayanamsa}
            choices={SHOWN_AYANAMSAS.map((id) => [id, words.kundali.ayanamsa[id]])}
          />
        </div>
      </details>
      <BirthActions facts={facts} submit={say.entry_chart} />
    </form>
  );
}
