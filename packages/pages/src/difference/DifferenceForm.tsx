import { GRAHAS } from '@ganita/core/zodiac/grahas.js';
import { dashaName } from '@ganita/words/compoundNames.js';
import { PRINTED_DASHAS } from 'ganita/calculations/difference/differenceInput.js';
import type { VNode } from 'preact';
import type { PageFacts } from '../page.js';
import { useSpeech } from '../pageSpeech.js';
import { BirthActions } from '../parts/BirthActions.js';
import { BirthFields } from '../parts/BirthFields.js';
import { SelectField } from '../parts/SelectField.js';
import { type DifferenceState, longitudeField } from './differencePage.js';

interface DifferenceFormProps {
  readonly facts: PageFacts;
  readonly state: DifferenceState;
}

/** A birth, and what another program printed of it. It is posted: a birth never enters an address. */
export function DifferenceForm({ facts, state: { birth } }: DifferenceFormProps): VNode {
  const { say, words } = useSpeech();
  const { fields } = facts;
  const { phrase } = words.report;
  const text = (name: string, label: string, example: string): VNode => (
    <div class="field" key={name}>
      <label for={`${name}-field`}>{label}</label>
      <input id={`${name}-field`} name={name} value={fields[name] ?? ''} maxLength={60} placeholder={example} />
    </div>
  );
  const lines = (name: string, label: string, example: string): VNode => (
    <div class="field" key={name}>
      <label for={`${name}-field`}>{label}</label>
      <textarea id={`${name}-field`} name={name} rows={4} maxLength={20_000} placeholder={example}>
        {fields[name] ?? ''}
      </textarea>
    </div>
  );
  return (
    <form class="card" method="post" action={facts.path} data-birth-form="sends">
      <BirthFields value={birth.fields} />
      <h2 class="below">{say.printed_elsewhere}</h2>
      <div class="option-fields">
        {text('printed_ayanamsa', phrase.ayanamsa, '23:48:51')}
        {text('printed_lagna', words.zodiac.body.Ascendant, '22 Cp 26\' 20"')}
        {GRAHAS.map((graha) => text(longitudeField(graha), words.zodiac.body[graha], '21 Sc 33\' 55"'))}
        {text('printed_sunrise', phrase.sunrise, '06:18:50')}
        {text('sav', phrase.sarva_ashtakavarga, '28 30 27 …')}
      </div>
      <SelectField
        name="dasha"
        label={say.dasha_system}
        value={fields.dasha ?? 'vimsottari'}
        choices={PRINTED_DASHAS.map((id) => [id, dashaName(id, facts.language)])}
      />
      {lines('dashas', `${say.dasha_system}: ${say.dasha_starts}`, `${words.zodiac.body.Jupiter} 2012-05-12`)}
      {lines('jhora_text', say.jhora_text, 'Sun - BK  21 Sc 33\' 55.02"')}
      <BirthActions facts={facts} submit={say.find_choices} />
    </form>
  );
}
