import type { VNode } from 'preact';
import { useSpeech } from '../pageSpeech.js';
import { DateEcho } from './DateEcho.js';

interface DateFieldProps {
  readonly name: string;
  readonly value: string;
  readonly label?: string;
  readonly type?: 'date' | 'month';
  readonly required?: boolean;
}

/** A field of a date or a month, with the browser's own calendar; the date is beside it in words. */
export function DateField({ name, value, label, type = 'date', required = false }: DateFieldProps): VNode {
  const { words } = useSpeech();
  return (
    <div class="field">
      <div class="label-line">
        <label for={`${name}-field`}>{label ?? words.report.phrase.date}</label>
        {type === 'date' && <DateEcho date={value} of={`${name}-field`} />}
      </div>
      <input id={`${name}-field`} type={type} name={name} value={value} required={required} />
    </div>
  );
}
