import type { ComponentChildren, VNode } from 'preact';

interface SelectFieldProps {
  readonly name: string;
  readonly label: ComponentChildren;
  readonly value: string;
  /** Values with their words, and whether these are English on a page of another language. */
  readonly choices: readonly (readonly [value: string, word: string, isEnglish?: boolean])[];
}

/** A choice of a list. */
export const SelectField = ({ name, label, value, choices }: SelectFieldProps): VNode => (
  <div class="field">
    <label for={`${name}-field`}>{label}</label>
    <select id={`${name}-field`} name={name}>
      {choices.map(([choice, word, isEnglish = false]) => (
        <option key={choice} value={choice} selected={choice === value} lang={isEnglish ? 'en' : undefined}>
          {word}
        </option>
      ))}
    </select>
  </div>
);
