import { type FieldList, fieldsOf, fieldValue, fill, inParts } from './formFields.js';

const STORE = 'ganita_charts';
const MOST = 30;
/** What was asked for since the window was opened: the fields of each form, and the births, in the storage of the session. */
const VISIT = 'ganita_visit';
const MOST_VISITED = 6;
/** The fields of a birth, without the prefix that they have in a form of several. The place comes before its coordinates. */
export const BIRTH_FIELDS = ['name', 'day', 'month', 'year', 'time', 'second', 'uncertain', 'place', 'at'] as const;

function stored<T>(storage: Storage, name: string, otherwise: T): T {
  try {
    const read: unknown = JSON.parse(storage.getItem(name) ?? 'null');
    return Array.isArray(read) === Array.isArray(otherwise) && read !== null ? (read as T) : otherwise;
  } catch {
    return otherwise;
  }
}

const readAll = (): readonly FieldList[] => stored<readonly FieldList[]>(localStorage, STORE, []).map(inParts);

interface Visit {
  /** Fields by the path of a form. */
  readonly forms?: Readonly<Record<string, FieldList>>;
  readonly births?: readonly FieldList[];
}

const readVisit = (): Visit => stored<Visit>(sessionStorage, VISIT, {});

const pathOf = (form: HTMLFormElement): string => new URL(form.action).pathname;

/** What a form was last sent with in this window. */
export const visitOf = (form: HTMLFormElement): FieldList => readVisit().forms?.[pathOf(form)] ?? [];

/** Keep what a form is sent with until the window is closed. */
export function rememberVisit(form: HTMLFormElement, fields: FieldList): void {
  const { forms = {}, births = [] } = readVisit();
  const visit: Visit = {
    forms: { ...forms, [pathOf(form)]: fields },
    births: newestFirst(birthsOf(form, fields), births).slice(0, MOST_VISITED),
  };
  sessionStorage.setItem(VISIT, JSON.stringify(visit));
}

/** Births before others, each once. */
const newestFirst = (newer: readonly FieldList[], older: readonly FieldList[]): readonly FieldList[] => [
  ...newer,
  ...without(older, newer),
];

/** Births that are not among others. A place may be spelt in two ways, as it was entered and as it was found: one birth. */
const without = (births: readonly FieldList[], others: readonly FieldList[]): readonly FieldList[] => {
  const known = others.map(momentOf);
  return births.filter((one) => !known.includes(momentOf(one)));
};

/** The births that some fields of a form have. */
const birthsOf = (form: HTMLFormElement, fields: FieldList): readonly FieldList[] =>
  birthBoxes(form)
    .map(([, prefix]) => BIRTH_FIELDS.map((name) => [name, fieldValue(fields, prefix + name)] as const))
    .filter((birth) => fieldValue(birth, 'year') !== '');

const writeAll = (births: readonly FieldList[]): void =>
  localStorage.setItem(STORE, JSON.stringify(births.slice(0, MOST)));

/** `Lakshmi · 7-12-1996 · 10:34 · Chennai` */
export const textOf = (birth: FieldList): string => joined([momentOf(birth), fieldValue(birth, 'place')]);

/** `Lakshmi · 7-12-1996 · 10:34` */
const momentOf = (birth: FieldList): string =>
  joined([
    fieldValue(birth, 'name'),
    ['day', 'month', 'year'].map((name) => fieldValue(birth, name)).join('-'),
    fieldValue(birth, 'time'),
  ]);

const joined = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(' · ');

/** The births of a form, each with what is before the names of its fields. */
const birthBoxes = (form: HTMLFormElement): readonly (readonly [HTMLElement, prefix: string])[] =>
  [...form.querySelectorAll<HTMLElement>('[data-birth]')].map((box) => [box, box.dataset.birth ?? '']);

/** Whether a list of fields has a birth of the form. */
export const hasBirth = (form: HTMLFormElement, fields: FieldList): boolean =>
  birthBoxes(form).some(([, prefix]) => fieldValue(fields, `${prefix}year`) !== '');

/** Remember the births of a form in the browser, the newest first. */
export function rememberBirths(form: HTMLFormElement): void {
  writeAll(newestFirst(birthsOf(form, fieldsOf(form)), readAll()));
  listRemembered(form);
  document.dispatchEvent(new Event('births-changed'));
}

/** The births that the browser remembers, the newest first. */
export const rememberedBirths = readAll;

/** Forget one of them. */
export const forgetBirth = (birth: FieldList): void => writeAll(without(readAll(), [birth]));

/**
 * List below each birth of a form what was asked for in this window, and what is remembered. One that is chosen fills it, and a
 * form of one birth is sent.
 */
export function listRemembered(form: HTMLFormElement): void {
  const births = readAll();
  for (const [box, prefix] of birthBoxes(form)) {
    const list = box.querySelector<HTMLElement>('[data-remembered]');
    if (list === null) continue;
    const { title = '', recent = '', forget = '' } = list.dataset;
    const choose = (birth: FieldList): void => {
      fill(
        form,
        BIRTH_FIELDS.map((name) => [prefix + name, fieldValue(birth, name)]),
      );
      if (form.dataset.birthForm === 'sends') form.requestSubmit();
    };
    const sent = fieldsOf(form);
    const present = BIRTH_FIELDS.map((name) => [name, fieldValue(sent, prefix + name)] as const);
    const visited = without(readVisit().births ?? [], [...births, present]);
    list.replaceChildren(
      ...(visited.length === 0 ? [] : [heading(recent), listOf(visited, choose, null)]),
      ...(births.length === 0 ? [] : [heading(title), listOf(births, choose, forget)]),
    );
  }

  function listOf(all: readonly FieldList[], choose: (birth: FieldList) => void, forget: string | null): HTMLElement {
    const list = document.createElement('ul');
    for (const birth of all) {
      const item = document.createElement('li');
      item.append(button(textOf(birth), () => choose(birth)));
      if (forget !== null) item.append(forgetButton(birth, forget));
      list.append(item);
    }
    return list;
  }

  function forgetButton(birth: FieldList, forget: string): HTMLElement {
    const text = textOf(birth);
    const remove = button(forget, () => {
      forgetBirth(birth);
      listRemembered(form);
    });
    remove.setAttribute('aria-label', `${forget}: ${text}`);
    return remove;
  }
}

function heading(text: string): HTMLElement {
  const made = document.createElement('h3');
  made.textContent = text;
  return made;
}

export function button(text: string, press: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = text;
  made.addEventListener('click', press);
  return made;
}
