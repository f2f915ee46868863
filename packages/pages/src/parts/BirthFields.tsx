import type { VNode } from 'preact';
import { type BirthFieldsValue, birthFieldNames } from '../fields/birthFieldsOfForm.js';
import { useSpeech } from '../pageSpeech.js';
import { PlacePicker } from './PlacePicker.js';

interface BirthFieldsProps {
  readonly value: BirthFieldsValue;
  /** Before the names of its fields: two births of one form differ in it. */
  readonly prefix?: string;
  /** Whose birth it is, where a form has several. */
  readonly legend?: string;
  /** Whether only a screen reader says whose it is. */
  readonly isLegendUnseen?: boolean;
  /** False where the form may be sent without it. */
  readonly required?: boolean;
}

/** The fields of a birth: name if wanted, date, time, place. */
export function BirthFields({
  value,
  prefix = '',
  legend,
  isLegendUnseen = legend === undefined,
  required = true,
}: BirthFieldsProps): VNode {
  const { say, words } = useSpeech();
  const names = birthFieldNames(prefix);
  return (
    <fieldset class="birth-fields" data-birth={prefix}>
      <legend class={isLegendUnseen ? 'unseen' : undefined}>{legend ?? say.birth}</legend>
      <div class="field">
        <label for={`${prefix}name-field`}>{say.name_if_wanted}</label>
        <input id={`${prefix}name-field`} name={names.name} value={value.name} maxLength={80} autocomplete="off" />
      </div>
      <div class="field">
        <label for={`${prefix}date-field`}>{words.report.phrase.date}</label>
        <input id={`${prefix}date-field`} type="date" name={names.date} value={value.date} required={required} />
      </div>
      <div class="field">
        <label for={`${prefix}time-field`}>{words.report.phrase.time}</label>
        <input
          id={`${prefix}time-field`}
          type="time"
          step="1"
          name={names.time}
          value={value.time}
          required={required}
        />
      </div>
      <PlacePicker choice={value.choice} prefix={prefix} required={required} />
      <div class="remembered" data-remembered data-title={say.remembered_charts} data-forget={say.forget} />
    </fieldset>
  );
}
