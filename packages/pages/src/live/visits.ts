import { type FieldList, fieldsOf, fieldValue, fill, hasFieldOf, inParts } from './formFields.js';
import { hasBirth, rememberVisit, visitOf } from './rememberedBirths.js';
import { sayWaiting, showAnswer } from './shownPage.js';

/**
 * What a form with births asks for is in the fragment of the address, which browsers do not send: the page that answers takes the
 * place of the form. So every entry of the history can be opened again: Back shows the chart, and never asks to send a form.
 */
export function followVisits(): void {
  document.addEventListener('submit', (event) => {
    const { target: form, submitter } = event;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
    if (form.dataset.birthForm !== undefined || form.dataset.carries !== undefined) {
      event.preventDefault();
      void visit(form, submitter);
    } else if (form.dataset.preferences !== undefined) {
      event.preventDefault();
      void prefer(form, submitter);
    } else if (form.querySelector('[data-waiting]') !== null) sayWaiting(true);
  });
  // The browser may keep this page for Back.
  addEventListener('pagehide', () => sayWaiting(false));
  addEventListener('popstate', () => {
    const form = birthForm();
    if (form === null) return;
    const fields = inFragment();
    if (hasFieldOf(form, fields)) void open(form, fields);
    // A link to a part of the page is no other page.
    else if (location.hash === '') location.reload();
  });
}

/** Open what the fragment asks for; without one, fill an empty form with what it was last sent with. */
export function openVisit(): void {
  const form = birthForm();
  if (form === null) return;
  const fields = inFragment();
  if (hasFieldOf(form, fields)) void open(form, fields);
  else if (location.search === '' && !hasBirth(form, fieldsOf(form))) fill(form, visitOf(form));
}

const birthForm = (): HTMLFormElement | null => document.querySelector('form[data-birth-form]');

const inFragment = (): FieldList => inParts([...new URLSearchParams(location.hash.slice(1))]);

const fragmentOf = (fields: FieldList): string =>
  `#${new URLSearchParams(fields.map(([name, value]) => [name, value]))}`;

/** Ask for what a form says. */
async function visit(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  const own = fieldsOf(form, submitter);
  // A birth that is carried to a form with two joins the other one, if that was there.
  const others = form.dataset.carries === undefined ? [] : visitOf(form);
  const fields = [...others.filter(([name]) => fieldValue(own, name) === ''), ...own];
  const { pathname } = new URL(form.action);
  const fragment = fragmentOf(fields);
  rememberVisit(form, fields);
  if (pathname !== location.pathname) {
    location.assign(pathname + fragment);
    return;
  }
  if (fragment !== location.hash) history.pushState(null, '', fragment);
  await open(form, fields);
  scrollTo(0, 0);
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

async function open(form: HTMLFormElement, fields: FieldList): Promise<void> {
  try {
    await showAnswer(location.pathname, fields);
  } catch {
    // What cannot be fetched is sent, so that the browser says what is wrong.
    form.submit();
  }
}

/** Change the language or the appearance: the page is shown again, in the same entry of the history. */
async function prefer(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  const fields = fieldsOf(form, submitter);
  const chosen = fields.find(([name]) => name === 'set_language')?.[1];
  try {
    const { pathname, search } = new URL(await showAnswer(new URL(form.action).pathname, fields));
    const asked = inFragment().map(([name, value]) => [name, name === 'language' ? (chosen ?? value) : value] as const);
    history.replaceState(null, '', pathname + search + (asked.length === 0 ? '' : fragmentOf(asked)));
  } catch {
    form.submit();
  }
}
