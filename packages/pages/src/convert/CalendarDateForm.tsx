import { REGIONAL_CALENDAR_IDS, REGIONAL_CALENDARS } from '@ganita/core/regionalCalendars/calendars.data.js';
import { regionalMonthWords } from 'ganita/api/regionalCalendars/calendarConvert.js';
import type { VNode } from 'preact';
import type { Fields, PageFacts } from '../page.js';
import { useSpeech } from '../pageSpeech.js';
import { HiddenFields } from '../parts/HiddenFields.js';
import { SelectField } from '../parts/SelectField.js';
import { PATHS } from '../paths.js';
import { HALVES, type Half } from './convertPage.js';

interface CalendarDateFormProps {
  readonly facts: PageFacts;
  /** Fields of the place, which this form keeps. */
  readonly place: Fields;
}

/** The form of a date of a calendar: month, year, day, and the half where months follow the Moon. */
export function CalendarDateForm({ facts, place }: CalendarDateFormProps): VNode {
  const { say, words } = useSpeech();
  const { fields, language } = facts;
  const halfWord = (half: Half): string => {
    if (half === '') return '–';
    const [adhika, paksha] = half.startsWith('adhika_') ? [true, half.slice('adhika_'.length)] : [false, half];
    const word = paksha === 'shukla' ? words.angas.paksha.shukla : words.angas.paksha.krishna;
    return adhika ? `${word} (${words.report.phrase.adhika})` : word;
  };
  const number = (name: 'year' | 'day', label: string): VNode => (
    <div class="field">
      <label for={`${name}-field`}>{label}</label>
      <input id={`${name}-field`} type="number" name={name} value={fields[name] ?? ''} min={1} required />
    </div>
  );
  return (
    <form class="place-form" method="get" action={PATHS.convert}>
      <HiddenFields fields={place} />
      {number('day', say.day_of_calendar)}
      <div class="field">
        <label for="month_of-field">{say.month_of_calendar}</label>
        <select id="month_of-field" name="month_of">
          {REGIONAL_CALENDAR_IDS.map((id) => (
            <optgroup key={id} label={words.regionalCalendars.calendar[id]}>
              {REGIONAL_CALENDARS[id].months.map((month) => (
                <option key={month} value={`${id}:${month}`} selected={fields.month_of === `${id}:${month}`}>
                  {regionalMonthWords(id, language)[month]}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </div>
      {number('year', say.year_of_calendar)}
      <SelectField
        name="half"
        label={say.half_of_month}
        value={fields.half ?? ''}
        choices={HALVES.map((half) => [half, halfWord(half)])}
      />
      <button type="submit" class="primary">
        {say.show}
      </button>
    </form>
  );
}
