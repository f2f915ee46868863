import { NAKSHATRAS } from '@ganita/core/zodiac/nakshatras.js';
import { SIGNS } from '@ganita/core/zodiac/signs.js';
import type { VNode } from 'preact';
import type { PageFacts } from '../page.js';
import { useSpeech } from '../pageSpeech.js';
import { DateField } from '../parts/DateField.js';
import { NumberField } from '../parts/NumberField.js';
import { PlacePicker } from '../parts/PlacePicker.js';
import { SelectField } from '../parts/SelectField.js';
import { StyleField } from '../parts/StyleField.js';
import type { PrashnaState } from './prashnaPage.js';

const MOST = 108;

interface PrashnaFormProps {
  readonly facts: PageFacts;
  readonly state: Omit<PrashnaState, 'place' | 'isReference'>;
}

/** When and where a question is asked, and what the questioner gives. */
export function PrashnaForm({ facts, state }: PrashnaFormProps): VNode {
  const { words, figures } = useSpeech();
  const { prashna, form } = words.occasions;
  return (
    <form class="card" method="post" action={facts.path}>
      <fieldset class="birth-fields">
        <legend class="unseen">{words.occasions.page.prashna}</legend>
        <DateField name="date" value={state.date} />
        <div class="field">
          <label for="time-field">{words.report.phrase.time}</label>
          <input id="time-field" type="time" name="time" value={state.time} />
        </div>
        <PlacePicker choice={state.choice} />
      </fieldset>
      <details class="options">
        <summary>{form.if_wanted}</summary>
        <div class="option-fields">
          <NumberField name="number" label={figures(prashna.number)} value={state.number} min={1} max={MOST} />
          <SelectField
            name="arudha_sign"
            label={prashna.arudha}
            value={state.arudha ?? ''}
            choices={[['', '–'], ...SIGNS.map((id) => [id, words.zodiac.sign[id]] as const)]}
          />
          <SelectField
            name="janma_nakshatra"
            label={prashna.janma_nakshatra}
            value={state.janma ?? ''}
            choices={[['', '–'], ...NAKSHATRAS.map((id) => [id, words.zodiac.nakshatra[id]] as const)]}
          />
          <StyleField value={state.style} />
        </div>
      </details>
      <div class="form-actions">
        <button type="submit" class="primary">
          {words.pages.phrase.show}
        </button>
      </div>
    </form>
  );
}
