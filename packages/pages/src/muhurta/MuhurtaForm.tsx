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
import { EVENT_PREFIX, type MuhurtaState, monthsAhead, PARTNER_PREFIX, yearsAhead } from './muhurtaPage.js';

interface MuhurtaFormProps {
  readonly facts: PageFacts;
  readonly state: MuhurtaState;
}

/** The event, where and when; other dates, strictness and births are folded. It is posted: a birth never enters an address. */
export function MuhurtaForm({ facts, state }: MuhurtaFormProps): VNode {
  const { say, words, figures, monthYear } = useSpeech();
  const { phrase, eventType, strictness } = words.muhurta;
  const { muhurta: names } = words.occasions;
  const { from_date: from = '', to_date: to = '' } = facts.fields;
  const hasBirth = !isEmptyBirth(state.birth) || !isEmptyBirth(state.partner);
  return (
    <form class="card" method="post" action={facts.path} data-birth-form>
      <fieldset class="birth-fields">
        <legend class="unseen">{phrase.event}</legend>
        <SelectField
          name="event"
          label={phrase.event}
          value={state.event}
          choices={EVENT_TYPES.map((id) => [id, eventType[id]])}
        />
        <PlacePicker choice={state.eventPlace} prefix={EVENT_PREFIX} required />
        <SelectField
          name="period"
          label={names.when}
          value={state.period}
          choices={[
            ['', names.coming_months],
            ...yearsAhead(state.today).map((year) => [year, figures(year)] as const),
            ...monthsAhead(state.today).map((month) => [month, monthYear(`${month}-01`)] as const),
          ]}
        />
      </fieldset>
      <details class="options" open={from !== '' || to !== ''}>
        <summary>{names.other_dates}</summary>
        <div class="option-fields">
          <DateField name="from_date" value={from} label={phrase.first_date} />
          <DateField name="to_date" value={to} label={phrase.last_date} />
          <SelectField
            name="strictness"
            label={phrase.strictness}
            value={state.strictness}
            choices={STRICTNESSES.map((id) => [id, strictness[id]])}
          />
        </div>
      </details>
      <details class="options" open={hasBirth}>
        <summary>{names.with_births}</summary>
        <p class="soft option-note">{words.search.phrase.partner_balas}</p>
        <BirthFields value={state.birth.fields} legend={say.birth} required={false} />
        <BirthFields
          value={state.partner.fields}
          prefix={PARTNER_PREFIX}
          legend={words.search.phrase.partner}
          required={false}
        />
      </details>
      <BirthActions facts={facts} submit={say.entry_muhurta} />
    </form>
  );
}
