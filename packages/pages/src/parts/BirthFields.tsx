import { filled } from '@ganita/words/messages.js';
import type { VNode } from 'preact';
import { type BirthFieldsValue, birthFieldNames, UNKNOWN_TIME } from '../fields/birthFieldsOfForm.js';
import { useSpeech } from '../pageSpeech.js';
import { PATHS } from '../paths.js';
import { DateEcho } from './DateEcho.js';
import { PlacePicker } from './PlacePicker.js';
import { SelectField } from './SelectField.js';

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
  /** Which times the form offers beside a sure one: some minutes off or not known, or not known alone. */
  readonly unsure?: 'minutes' | 'unknown';
  /** Whether the births that the browser remembers are listed below it. */
  readonly hasRemembered?: boolean;
}

/** Minutes to either side that a form offers. */
const UNCERTAIN_MINUTES = ['2', '5', '10', '15', '30', '60', '120'];

/** The fields of a birth: name if wanted, date, time, place. An echo says date and time in words. */
export function BirthFields({
  value,
  prefix = '',
  legend,
  isLegendUnseen = legend === undefined,
  required = true,
  unsure,
  hasRemembered = true,
}: BirthFieldsProps): VNode {
  const { say, words, figures } = useSpeech();
  const { form } = words.occasions;
  const [year = '', month = '', day = ''] = value.date.split('-');
  const [hour = '', minute = '', second = ''] = value.time.split(':');
  const names = birthFieldNames(prefix);
  return (
    <fieldset class="birth-fields" data-birth={prefix}>
      <legend class={isLegendUnseen ? 'unseen' : undefined}>{legend ?? say.birth}</legend>
      <div class="field">
        <label for={`${prefix}name-field`}>{say.name_if_wanted}</label>
        <input id={`${prefix}name-field`} name={names.name} value={value.name} maxLength={80} autocomplete="off" />
      </div>
      <fieldset class="date-parts">
        <legend class="unseen">{words.report.phrase.date}</legend>
        <div class="field">
          <label for={`${prefix}day-field`}>{figures(form.day)}</label>
          <input
            id={`${prefix}day-field`}
            type="number"
            inputMode="numeric"
            name={names.day}
            value={withoutZero(day)}
            min={1}
            max={31}
            required={required}
          />
        </div>
        <div class="field">
          <label for={`${prefix}month-field`}>{say.nav_month}</label>
          <select id={`${prefix}month-field`} name={names.month} required={required}>
            <option value="" />
            {Object.entries(words.report.civilMonth).map(([number, name]) => (
              <option key={number} value={number} selected={number === withoutZero(month)}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <div class="field">
          <label for={`${prefix}year-field`}>{form.year}</label>
          <input
            id={`${prefix}year-field`}
            type="number"
            inputMode="numeric"
            name={names.year}
            value={withoutZero(year)}
            min={1}
            required={required}
          />
        </div>
      </fieldset>
      <div class="time-parts">
        <div class="field">
          <label for={`${prefix}time-field`}>{words.report.phrase.time}</label>
          <input
            id={`${prefix}time-field`}
            type="time"
            name={names.time}
            value={minute === '' ? value.time : `${hour}:${minute}`}
            required={required && unsure === undefined}
          />
        </div>
        <div class="field">
          <label for={`${prefix}second-field`}>{form.seconds}</label>
          <input
            id={`${prefix}second-field`}
            type="number"
            inputMode="numeric"
            name={names.second}
            value={withoutZero(second)}
            min={0}
            max={59}
          />
        </div>
      </div>
      {unsure !== undefined && (
        <SelectField
          name={names.uncertain}
          label={form.how_sure}
          value={value.uncertain}
          choices={[
            ['', form.sure],
            ...[...new Set(unsure === 'minutes' ? [...UNCERTAIN_MINUTES, value.uncertain] : [])]
              .filter((one) => one !== '' && one !== UNKNOWN_TIME)
              .map((one) => [one, figures(filled(form.about, { minutes: one }, words))] as const),
            [UNKNOWN_TIME, form.unknown_time],
          ]}
        />
      )}
      <DateEcho
        date={value.date}
        time={value.uncertain === UNKNOWN_TIME ? '' : value.time}
        of={`${prefix}day-field ${prefix}time-field`}
      />
      <PlacePicker choice={value.choice} prefix={prefix} required={required} />
      <div class="field birth-file" data-birth-file={PATHS.chart} hidden>
        <label for={`${prefix}file-field`}>{say.birth_file}</label>
        <input id={`${prefix}file-field`} type="file" accept=".jhd,.csv" />
        <output data-file-said for={`${prefix}file-field`} />
        <div class="remembered" data-file-births />
      </div>
      {hasRemembered && (
        <div
          class="remembered"
          data-remembered
          data-title={say.remembered_charts}
          data-recent={say.recent_charts}
          data-forget={say.forget}
        />
      )}
    </fieldset>
  );
}

/** A number as it is typed: `08` is 8, `00` is left out. */
const withoutZero = (text: string): string => text.replace(/^0{1,3}/, '');
