/** Fields of a form with their values, as a form sends them. */
export type FieldList = readonly (readonly [name: string, value: string])[];

/** The fields of a form that are not empty, with that of the button that was pressed. */
export const fieldsOf = (form: HTMLFormElement, submitter: HTMLElement | null = null): FieldList =>
  [...new FormData(form, submitter)].flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' ? [[name, value] as const] : [],
  );

/** The first value of a field; empty where it is left out. */
export const fieldValue = (fields: FieldList, name: string): string => fields.find(([one]) => one === name)?.[1] ?? '';

/**
 * Fields with each date in its three fields and each time without its seconds, as forms have them: links and births that were
 * kept before have them in one.
 */
export const inParts = (fields: FieldList): FieldList =>
  fields.flatMap(([name, value]): FieldList => {
    const [, year, month, day] = /^(\d{1,5})-(\d{2})-(\d{2})$/.exec(value) ?? [];
    if (name.endsWith('date') && year !== undefined && month !== undefined && day !== undefined) {
      const prefix = name.slice(0, -'date'.length);
      return [
        [`${prefix}day`, String(Number(day))],
        [`${prefix}month`, String(Number(month))],
        [`${prefix}year`, String(Number(year))],
      ];
    }
    const [, time, second] = /^(\d{2}:\d{2}):(\d{2})$/.exec(value) ?? [];
    if (name.endsWith('time') && time !== undefined && second !== undefined) {
      return [
        [name, time],
        [`${name.slice(0, -'time'.length)}second`, second === '00' ? '' : String(Number(second))],
      ];
    }
    return [[name, value]];
  });

/** Whether a form has a control for one of the fields. */
export const hasFieldOf = (form: HTMLFormElement, fields: FieldList): boolean =>
  fields.some(([name]) => form.elements.namedItem(name) !== null);

/** Put values into the controls of a form, whose echoes follow. What the form has no control for is left out. */
export function fill(form: HTMLFormElement, fields: FieldList): void {
  for (const [name, value] of fields) {
    for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>(`[name="${CSS.escape(name)}"]`)) {
      if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked ||= field.value === value;
      else if (field.type !== 'radio') field.value = value;
      // A place picker forgets the place that was chosen before, and its list of choices.
      if (field.type === 'search') field.dispatchEvent(new Event('input'));
    }
  }
  for (const box of form.querySelectorAll('[data-birth]')) box.dispatchEvent(new Event('input'));
}
