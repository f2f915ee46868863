import { PRESET_NAMES } from '@ganita/core/rules/presetChoices.js';
import type { VNode } from 'preact';
import type { PageFacts } from '../page.js';
import { useSpeech } from '../pageSpeech.js';
import { BirthActions } from '../parts/BirthActions.js';
import { BirthFields } from '../parts/BirthFields.js';
import { ChoiceFields } from '../parts/ChoiceFields.js';
import { SelectField } from '../parts/SelectField.js';
import { StyleField } from '../parts/StyleField.js';
import { MATCH_CHOICES, type MatchState, PARTNERS, prefixOf } from './matchPage.js';

interface MatchFormProps {
  readonly facts: PageFacts;
  readonly state: MatchState;
}

/** Two births, and how their charts are drawn. It is posted: a birth never enters an address. */
export function MatchForm({ facts, state: { births, options } }: MatchFormProps): VNode {
  const { say, words } = useSpeech();
  return (
    <form class="card" method="post" action={facts.path} data-birth-form>
      {PARTNERS.map((partner) => (
        <BirthFields
          key={partner}
          value={births[partner].fields}
          prefix={prefixOf(partner)}
          legend={words.match.phrase[partner]}
          unsure="unknown"
        />
      ))}
      <details class="options">
        <summary>{say.options}</summary>
        <div class="option-fields">
          <StyleField value={options.style} />
          <SelectField
            name="preset"
            label={say.rule_set}
            value={options.preset}
            choices={PRESET_NAMES.map((id) => [id, words.pages.preset[id]])}
          />
          <ChoiceFields names={MATCH_CHOICES} chosen={options.chosen} />
        </div>
      </details>
      <BirthActions facts={facts} submit={say.entry_match} />
    </form>
  );
}
