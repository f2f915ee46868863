import { RULE_CHOICES, type RuleName } from '@ganita/core/rules/rules.js';
import { choiceWords, valueWords } from '@ganita/words/choiceWords.js';
import type { VNode } from 'preact';
import { type ChosenRules, choiceField } from '../fields/chosenRules.js';
import { useSpeech } from '../pageSpeech.js';
import { ChoiceText } from './ChoiceName.js';
import { SelectField } from './SelectField.js';

interface ChoiceFieldsProps {
  readonly names: readonly RuleName[];
  readonly chosen: ChosenRules;
}

/** A value that needs a number of the reader's own, which no form asks for. */
const NEEDS_MORE = 'SIDM_USER';

/** Fields of single choices; the first entry of each leaves it to the rule set. */
export function ChoiceFields({ names, chosen }: ChoiceFieldsProps): VNode {
  const { say, words } = useSpeech();
  return (
    <>
      {names.map((name) => {
        const values: readonly (string | number)[] = RULE_CHOICES[name].values;
        return (
          <SelectField
            key={name}
            name={choiceField(name)}
            label={<ChoiceText words={choiceWords(name, words)} />}
            value={String(chosen[name] ?? '')}
            choices={[
              ['', say.rule_set],
              ...values
                .filter((value) => value !== NEEDS_MORE)
                .map((value) => {
                  const { text, isEnglish } = valueWords(name, value, words);
                  return [String(value), text, isEnglish] as const;
                }),
            ]}
          />
        );
      })}
    </>
  );
}
