import { type BirthFieldsValue, birthFieldNames, UNKNOWN_TIME } from '../fields/birthFieldsOfForm.js';
import { atValue, placeFieldNames } from '../fields/place.js';
import type { Fields } from '../page.js';

/** A birth whose place is known as the fields of a form; `prefix` is before their names. */
export function birthAsFields({ name, date, time, uncertain, choice }: BirthFieldsValue, prefix = ''): Fields {
  const names = { ...birthFieldNames(prefix), ...placeFieldNames(prefix) };
  return {
    [names.name]: name,
    [names.day]: String(Number(date.slice(-2))),
    [names.month]: String(Number(date.slice(-5, -3))),
    [names.year]: date.slice(0, -6),
    [names.time]: uncertain === UNKNOWN_TIME ? '' : time,
    [names.uncertain]: uncertain,
    ...(choice.kind === 'known' && { [names.text]: choice.place.label, [names.at]: atValue(choice.place) }),
  };
}
