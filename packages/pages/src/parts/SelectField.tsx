import type { VNode } from 'preact';

interface SelectFieldProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  /** Values with their words. */
  readonly choices: readonly (readonly [value: string, word: string])[];
}

/** A choice of a list. */
export const SelectField = ({ name, label, value, choices }: SelectFieldProps): VNode => (
  <div class="field">
    <label for={`${name}-field`}>{label}</label>
    <select id={`${name}-field`} name={name}>
      {choices.map(([choice, word]) => (
        <option key={choice} value={choice} selected={choice === value}>
          {word}
        </option>
      ))}
    </select>
  </div>
);
