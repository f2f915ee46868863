import { STRICTNESSES } from '@ganita/core/conditions/muhurtaTree.js';
import { EVENT_TYPES } from '@ganita/core/muhurta/events/events.js';
import type { VNode } from 'preact';
import { isEmptyBirth } from '../fields/birthFieldsOfForm.js';
import type { PageFacts } from '../page.js';
import { useSpeech } from '../pageSpeech.js';
import { BirthActions } from '../parts/BirthActions.js';
import { BirthFields } from '../parts/BirthFields.js';
import { DateField } from '../parts/DateField.js';
import { PlacePicker } from '../parts/PlacePicker.js';
import { SelectField } from '../parts/SelectField.js';
import { EVENT_PREFIX, type MuhurtaState, PARTNER_PREFIX } from './muhurtaPage.js';

interface MuhurtaFormProps {
  readonly facts: PageFacts;
  readonly state: MuhurtaState;
}

/** The event, its range and place, and births if wanted. It is posted: a birth never enters an address. */
export function MuhurtaForm({ facts, state }: MuhurtaFormProps): VNode {
  const { say, words } = useSpeech();
  const { phrase, eventType, strictness } = words.muhurta;
  return (
    <form class="card" method="post" action={facts.path} data-birth-form>
      <fieldset class="birth-fields">
        <legend>{phrase.event}</legend>
        <SelectField
          name="event"
          label={phrase.event}
          value={state.event}
          choices={EVENT_TYPES.map((id) => [id, eventType[id]])}
        />
        <SelectField
          name="strictness"
          label={phrase.strictness}
          value={state.strictness}
          choices={STRICTNESSES.map((id) => [id, strictness[id]])}
        />
        <DateField name="from_date" value={state.from} label={phrase.first_date} required />
        <DateField name="to_date" value={state.to} label={phrase.last_date} required />
        <PlacePicker choice={state.eventPlace} prefix={EVENT_PREFIX} label={phrase.event_place} />
      </fieldset>
      <BirthFields value={state.birth.fields} legend={say.birth} required={false} />
      <details class="options" open={!isEmptyBirth(state.partner)}>
        <summary>{words.search.phrase.partner}</summary>
        <p class="soft option-note">{words.search.phrase.partner_balas}</p>
        <BirthFields
          value={state.partner.fields}
          prefix={PARTNER_PREFIX}
          legend={words.search.phrase.partner}
          isLegendUnseen
          required={false}
        />
      </details>
      <BirthActions facts={facts} submit={say.entry_muhurta} />
    </form>
  );
}
