import { fieldsOf } from './formFields.js';
import { listRemembered, rememberBirths } from './rememberedBirths.js';

const COPIED_MS = 2000;

/** Births may be remembered in the browser, and a form copied as a link whose fragment has them: no server sees it. */
export function makeBirthFormLive(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-birth-form]');
  if (form === null) return;
  listRemembered(form);
  onPress(form, '[data-remember-birth]', () => rememberBirths(form));
  onPress(form, '[data-copy-link]', async (copy) => {
    await navigator.clipboard.writeText(linkOf(form));
    const label = copy.textContent;
    copy.textContent = copy.dataset.done ?? label;
    copy.disabled = true;
    setTimeout(() => {
      copy.textContent = label;
      copy.disabled = false;
    }, COPIED_MS);
  });
}

/** The address that opens what a form asks for: its fields are in the fragment. */
export function linkOf(form: HTMLFormElement): string {
  const fields = new URLSearchParams(fieldsOf(form).map(([name, value]) => [name, value]));
  return `${location.origin}${location.pathname}#${fields}`;
}

/** Show a button, which without scripts is not there. It does something with a form that is filled in. */
function onPress(form: HTMLFormElement, selector: string, act: (button: HTMLButtonElement) => unknown): void {
  const button = form.querySelector<HTMLButtonElement>(selector);
  if (button === null) return;
  button.hidden = false;
  button.addEventListener('click', () => form.reportValidity() && act(button));
}
