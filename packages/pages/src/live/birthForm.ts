import { type FieldList, fieldsOf, fill } from './formFields.js';
import { hasBirth, listRemembered, rememberBirths } from './rememberedBirths.js';

const COPIED_MS = 2000;

/** Births may be remembered in the browser, and a form copied as a link whose fragment has them: no server sees it. */
export function makeBirthFormLive(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-birth-form]');
  if (form === null) return;
  openFragment(form);
  listRemembered(form);
  onPress(form, '[data-remember-birth]', () => rememberBirths(form));
  onPress(form, '[data-copy-link]', async (copy) => {
    const fields = new URLSearchParams(fieldsOf(form).map(([name, value]) => [name, value]));
    await navigator.clipboard.writeText(`${location.origin}${location.pathname}#${fields}`);
    const label = copy.textContent;
    copy.textContent = copy.dataset.done ?? label;
    copy.disabled = true;
    setTimeout(() => {
      copy.textContent = label;
      copy.disabled = false;
    }, COPIED_MS);
  });
}

/** Show a button, which without scripts is not there. It does something with a form that is filled in. */
function onPress(form: HTMLFormElement, selector: string, act: (button: HTMLButtonElement) => unknown): void {
  const button = form.querySelector<HTMLButtonElement>(selector);
  if (button === null) return;
  button.hidden = false;
  button.addEventListener('click', () => form.reportValidity() && act(button));
}

/** A link that was copied opens what it was copied from: its births go in the body. */
function openFragment(form: HTMLFormElement): void {
  const fields: FieldList = [...new URLSearchParams(location.hash.slice(1))];
  if (!hasBirth(form, fields)) return;
  history.replaceState(null, '', location.pathname);
  for (const box of form.querySelectorAll<HTMLInputElement>('input[type=checkbox]')) box.checked = false;
  fill(form, fields);
  form.requestSubmit();
}
