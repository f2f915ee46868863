import { AVOID_NAMES } from '@ganita/core/muhurta/avoidWindows.js';
import { solarMonthsOf } from 'ganita/calculations/location/readersRegion.js';
import type { VNode } from 'preact';
import type { PageFacts } from '../page.js';
import { useSpeech } from '../pageSpeech.js';
import { DateField } from '../parts/DateField.js';
import { PlacePicker } from '../parts/PlacePicker.js';
import { SelectField } from '../parts/SelectField.js';
import { Waiting } from '../parts/Waiting.js';
import { OFFERED, OFFERED_IDS } from './conditions.js';
import { avoidWord, conditionWords } from './searchConditionWords.js';
import type { SearchState } from './searchPage.js';

interface SearchFormProps {
  readonly facts: PageFacts;
  readonly state: Pick<SearchState, 'wanted' | 'choice' | 'isReference' | 'from' | 'to'>;
}

/** The conditions, each a list to choose from, the times to be outside of, the range and the place. */
export function SearchForm({ facts, state: { wanted, choice, isReference, from, to } }: SearchFormProps): VNode {
  const { say, words } = useSpeech();
  const { phrase } = words.search;
  const names = conditionWords(words);
  const chosen = new Map(wanted.chosen);
  // Readers use one kind of eighths.
  const unused = solarMonthsOf(facts.language) === 'tamil' ? 'choghadiya' : 'gowri';
  return (
    <form class="card" method="get" action={facts.path}>
      <fieldset class="birth-fields condition-fields">
        <legend>{phrase.condition_fields}</legend>
        {OFFERED_IDS.filter((id) => id !== unused || chosen.has(id)).map((id) => (
          <SelectField
            key={id}
            name={id}
            label={names[id].name}
            value={chosen.get(id) ?? ''}
            choices={[
              ['', phrase.any],
              ...OFFERED[id].map((value) => [value, names[id].values[value] ?? value] as const),
            ]}
          />
        ))}
        <fieldset class="checks">
          <legend>{phrase.outside}</legend>
          {AVOID_NAMES.map((name) => (
            <label key={name}>
              <input type="checkbox" name="avoid" value={name} checked={wanted.avoided.includes(name)} />
              {avoidWord(name, words)}
            </label>
          ))}
        </fieldset>
      </fieldset>
      <div class="birth-fields condition-range">
        <DateField name="from_date" value={from} label={words.muhurta.phrase.first_date} required />
        <DateField name="to_date" value={to} label={words.muhurta.phrase.last_date} required />
        <PlacePicker choice={choice} />
      </div>
      {isReference && <p class="soft small">{say.reference_place}</p>}
      <div class="form-actions">
        <button type="submit" class="primary">
          {phrase.find}
        </button>
        <Waiting />
      </div>
    </form>
  );
}
