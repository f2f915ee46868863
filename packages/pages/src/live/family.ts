import type { FieldList } from './formFields.js';
import { button, forgetBirth, rememberedBirths, textOf } from './rememberedBirths.js';

/** The page of a family: who is remembered in this browser, and where each of them can be taken. */
export function listFamily(): void {
  const section = document.querySelector<HTMLElement>('[data-family]');
  const empty = section?.querySelector<HTMLElement>('[data-family-empty]');
  if (section === null || empty === null || empty === undefined) return;
  const words = section.dataset;
  const list = document.createElement('ul');
  list.className = 'people';
  const match = button(words.matchWord ?? '', () => {
    const chosen = ['boy', 'girl'].map((role) => [role, birthOf(list, role)] as const);
    open(
      words.match ?? '',
      chosen.flatMap(([role, birth]) => birth.map(([name, value]) => [`${role}_${name}`, value] as const)),
    );
  });
  match.className = 'button primary';
  section.append(list, match);

  const show = (): void => {
    const births = rememberedBirths();
    empty.hidden = births.length > 0;
    list.replaceChildren(...births.map((birth, at) => person(birth, at, words, show)));
    allow(list, match);
    match.hidden = births.length < 2;
  };
  list.addEventListener('change', () => allow(list, match));
  document.addEventListener('births-changed', show);
  show();
}

const births = new WeakMap<Element, FieldList>();

/** The birth that is chosen for a role of a match; without fields where none is. */
const birthOf = (list: HTMLElement, role: string): FieldList => {
  const item = list.querySelector(`input[name=${role}]:checked`)?.closest('li');
  return (item && births.get(item)) ?? [];
};

/** A match needs two people. */
function allow(list: HTMLElement, match: HTMLButtonElement): void {
  const [boy, girl] = ['boy', 'girl'].map((role) => birthOf(list, role));
  match.disabled = boy === undefined || girl === undefined || boy.length === 0 || girl.length === 0 || boy === girl;
}

function person(birth: FieldList, at: number, words: DOMStringMap, changed: () => void): HTMLElement {
  const item = document.createElement('li');
  births.set(item, birth);
  const text = textOf(birth);
  const name = document.createElement('b');
  name.textContent = text;
  const role = (which: 'boy' | 'girl', word: string): HTMLElement => {
    const label = document.createElement('label');
    const input = document.createElement('input');
    input.type = 'radio';
    input.name = which;
    input.id = `${which}-${at}`;
    input.setAttribute('aria-label', `${word}: ${text}`);
    label.append(input, word);
    return label;
  };
  const to = (path: string, word: string): HTMLButtonElement => {
    const made = button(word, () => open(path, birth));
    made.className = 'button';
    made.setAttribute('aria-label', `${word}: ${text}`);
    return made;
  };
  const forget = button(words.forget ?? '', () => {
    forgetBirth(birth);
    changed();
  });
  forget.className = 'button';
  forget.setAttribute('aria-label', `${words.forget ?? ''}: ${text}`);
  const actions = document.createElement('div');
  actions.className = 'person-actions';
  actions.append(
    to(words.chart ?? '', words.chartWord ?? ''),
    to(words.varshaphal ?? '', words.varshaphalWord ?? ''),
    role('girl', words.girlWord ?? ''),
    role('boy', words.boyWord ?? ''),
    forget,
  );
  item.append(name, actions);
  return item;
}

/** Open a page with fields in the fragment, which browsers do not send: `visits.ts` asks for what it says. */
const open = (path: string, fields: FieldList): void =>
  location.assign(`${path}#${new URLSearchParams(fields.map(([name, value]) => [name, value]))}`);
