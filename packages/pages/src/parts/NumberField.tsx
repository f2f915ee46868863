import type { VNode } from 'preact';

interface NumberFieldProps {
  readonly name: string;
  readonly label: string;
  /** As the form sends it; empty where nothing was entered. */
  readonly value: string;
  readonly min?: number;
  readonly max?: number;
  readonly required?: boolean;
}

/** A field of a whole number. */
export const NumberField = ({ name, label, value, min, max, required = false }: NumberFieldProps): VNode => (
  <div class="field number-field">
    <label for={`${name}-field`}>{label}</label>
    <input
      id={`${name}-field`}
      type="number"
      inputMode="numeric"
      name={name}
      value={value}
      min={min}
      max={max}
      required={required}
    />
  </div>
);
