/** Fields of a form with their values, as a form sends them. */
export type FieldList = readonly (readonly [name: string, value: string])[];

/** The fields of a form that are not empty. */
export const fieldsOf = (form: HTMLFormElement): FieldList =>
  [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' ? [[name, value] as const] : [],
  );

/** The first value of a field; empty where it is left out. */
export const fieldValue = (fields: FieldList, name: string): string => fields.find(([one]) => one === name)?.[1] ?? '';

/** Put values into the controls of a form. What the form has no control for is left out. */
export function fill(form: HTMLFormElement, fields: FieldList): void {
  for (const [name, value] of fields) {
    for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>(`[name="${CSS.escape(name)}"]`)) {
      if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked ||= field.value === value;
      else if (field.type !== 'radio') field.value = value;
      // A place picker forgets the place that was chosen before, and its list of choices.
      if (field.type === 'search') field.dispatchEvent(new Event('input'));
    }
  }
}
