/** A chart that a person wants remembered: the fields of its form. */
type Remembered = readonly (readonly [name: string, value: string])[];

const STORE = 'ganita_charts';
const MOST = 30;
const COPIED_MS = 2000;

const fieldsOf = (form: HTMLFormElement): Remembered =>
  [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' ? [[name, value]] : [],
  );

const fieldValue = (fields: Remembered, name: string): string => fields.find(([one]) => one === name)?.[1] ?? '';

function readAll(): readonly Remembered[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORE) ?? '[]');
    return Array.isArray(stored) ? (stored as readonly Remembered[]) : [];
  } catch {
    return [];
  }
}

const writeAll = (charts: readonly Remembered[]): void =>
  localStorage.setItem(STORE, JSON.stringify(charts.slice(0, MOST)));

/** Fill a form and send it: its birth goes in the body. */
function send(form: HTMLFormElement, fields: Remembered): void {
  for (const box of form.querySelectorAll<HTMLInputElement>('input[type=checkbox]')) box.checked = false;
  for (const [name, value] of fields) {
    for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>(`[name="${CSS.escape(name)}"]`)) {
      if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked ||= field.value === value;
      else field.value = value;
    }
  }
  form.requestSubmit();
}

/** Charts may be remembered in the browser, and copied as a link whose fragment has the birth: no server sees it. */
export function makeBirthFormLive(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-birth-form]');
  if (form === null) return;
  openFragment(form);
  listRemembered(form);
  const remember = form.querySelector<HTMLButtonElement>('[data-remember-birth]');
  const copy = form.querySelector<HTMLButtonElement>('[data-copy-link]');
  if (remember !== null) {
    remember.hidden = false;
    remember.addEventListener('click', () => {
      if (!form.reportValidity()) return;
      writeAll([fieldsOf(form), ...readAll()]);
      listRemembered(form);
    });
  }
  if (copy !== null) {
    copy.hidden = false;
    const label = copy.textContent;
    copy.addEventListener('click', async () => {
      if (!form.reportValidity()) return;
      const link = `${location.origin}${location.pathname}#${new URLSearchParams(fieldsOf(form).map(([name, value]) => [name, value]))}`;
      await navigator.clipboard.writeText(link);
      copy.textContent = copy.dataset.done ?? label;
      setTimeout(() => {
        copy.textContent = label;
      }, COPIED_MS);
    });
  }
}

/** A link that was copied opens its chart. */
function openFragment(form: HTMLFormElement): void {
  const fields = [...new URLSearchParams(location.hash.slice(1))] as Remembered;
  if (fieldValue(fields, 'date') === '') return;
  history.replaceState(null, '', location.pathname);
  send(form, fields);
}

function listRemembered(form: HTMLFormElement): void {
  const box = form.querySelector<HTMLElement>('[data-remembered]');
  if (box === null) return;
  const charts = readAll();
  if (charts.length === 0) {
    box.replaceChildren();
    return;
  }
  const title = document.createElement('h3');
  title.textContent = box.dataset.title ?? '';
  const list = document.createElement('ul');
  charts.forEach((chart, index) => {
    const item = document.createElement('li');
    const name = [
      fieldValue(chart, 'name'),
      fieldValue(chart, 'date'),
      fieldValue(chart, 'time'),
      fieldValue(chart, 'place'),
    ];
    const text = name.filter((part) => part !== '').join(' · ');
    const open = button(text, () => send(form, chart));
    const forget = button(box.dataset.forget ?? '×', () => {
      writeAll(readAll().filter((_, at) => at !== index));
      listRemembered(form);
    });
    forget.setAttribute('aria-label', `${box.dataset.forget ?? ''}: ${text}`);
    item.append(open, forget);
    list.append(item);
  });
  box.replaceChildren(title, list);
}

function button(text: string, press: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = text;
  made.addEventListener('click', press);
  return made;
}
