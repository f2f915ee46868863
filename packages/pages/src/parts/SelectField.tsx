import type { ComponentChildren, VNode } from 'preact';
import { useSpeech } from '../pageSpeech.js';

interface SelectFieldProps {
  readonly name: string;
  readonly label: ComponentChildren;
  readonly value: string;
  /** What the choice is about, in a line below it. */
  readonly note?: string;
  /** Values with their words, and whether these are English on a page of another language. */
  readonly choices: readonly (readonly [value: string, word: string, isEnglish?: boolean])[];
}

/** A choice of a list. */
export function SelectField({ name, label, value, note, choices }: SelectFieldProps): VNode {
  const { figures } = useSpeech();
  return (
    <div class="field">
      <label for={`${name}-field`}>{label}</label>
      <select id={`${name}-field`} name={name} aria-describedby={note === undefined ? undefined : `${name}-note`}>
        {choices.map(([choice, word, isEnglish = false]) => (
          <option key={choice} value={choice} selected={choice === value} lang={isEnglish ? 'en' : undefined}>
            {isEnglish ? word : figures(word)}
          </option>
        ))}
      </select>
      {note !== undefined && (
        <p class="soft small" id={`${name}-note`}>
          {note}
        </p>
      )}
    </div>
  );
}
