import { type FieldList, fieldsOf, fieldValue, fill } from './formFields.js';

const STORE = 'ganita_charts';
const MOST = 30;
/** The fields of a birth, without the prefix that they have in a form of several. The place comes before its coordinates. */
const BIRTH_FIELDS = ['name', 'date', 'time', 'place', 'at'] as const;

function readAll(): readonly FieldList[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORE) ?? '[]');
    return Array.isArray(stored) ? (stored as readonly FieldList[]) : [];
  } catch {
    return [];
  }
}

const writeAll = (births: readonly FieldList[]): void =>
  localStorage.setItem(STORE, JSON.stringify(births.slice(0, MOST)));

const textOf = (birth: FieldList): string =>
  ['name', 'date', 'time', 'place']
    .map((name) => fieldValue(birth, name))
    .filter((part) => part !== '')
    .join(' · ');

/** The births of a form, each with what is before the names of its fields. */
const birthBoxes = (form: HTMLFormElement): readonly (readonly [HTMLElement, prefix: string])[] =>
  [...form.querySelectorAll<HTMLElement>('[data-birth]')].map((box) => [box, box.dataset.birth ?? '']);

/** Whether a list of fields has a birth of the form. */
export const hasBirth = (form: HTMLFormElement, fields: FieldList): boolean =>
  birthBoxes(form).some(([, prefix]) => fieldValue(fields, `${prefix}date`) !== '');

/** Remember the births of a form in the browser, the newest first. */
export function rememberBirths(form: HTMLFormElement): void {
  const sent = fieldsOf(form);
  const births = birthBoxes(form)
    .map(([, prefix]) => BIRTH_FIELDS.map((name) => [name, fieldValue(sent, prefix + name)] as const))
    .filter((birth) => fieldValue(birth, 'date') !== '');
  const texts = births.map(textOf);
  writeAll([...births, ...readAll().filter((one) => !texts.includes(textOf(one)))]);
  listRemembered(form);
}

/** List what is remembered below each birth of a form. One that is chosen fills it, and a form of one birth is sent. */
export function listRemembered(form: HTMLFormElement): void {
  const births = readAll();
  for (const [box, prefix] of birthBoxes(form)) {
    const list = box.querySelector<HTMLElement>('[data-remembered]');
    if (list === null) continue;
    const { title = '', forget = '' } = list.dataset;
    const choose = (birth: FieldList): void => {
      fill(
        form,
        BIRTH_FIELDS.map((name) => [prefix + name, fieldValue(birth, name)]),
      );
      if (form.dataset.birthForm === 'sends') form.requestSubmit();
    };
    list.replaceChildren(...(births.length === 0 ? [] : [heading(title), listOf(births, choose, forget)]));
  }

  function listOf(all: readonly FieldList[], choose: (birth: FieldList) => void, forget: string): HTMLElement {
    const list = document.createElement('ul');
    for (const birth of all) {
      const text = textOf(birth);
      const remove = button(forget, () => {
        writeAll(readAll().filter((one) => textOf(one) !== text));
        listRemembered(form);
      });
      remove.setAttribute('aria-label', `${forget}: ${text}`);
      const item = document.createElement('li');
      item.append(
        button(text, () => choose(birth)),
        remove,
      );
      list.append(item);
    }
    return list;
  }
}

function heading(text: string): HTMLElement {
  const made = document.createElement('h3');
  made.textContent = text;
  return made;
}

function button(text: string, press: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = text;
  made.addEventListener('click', press);
  return made;
}
