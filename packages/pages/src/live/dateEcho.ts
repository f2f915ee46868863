/** How the page writes a date and a time (`parts/DateEcho.tsx`). */
interface EchoForms {
  /** `{weekday}, {day} {month} {year}` */
  readonly date: string;
  /** Sunday first. */
  readonly weekdays: readonly string[];
  readonly months: readonly string[];
  /** Every full hour of a day. */
  readonly times: readonly string[];
  /** From zero to nine. */
  readonly digits: string;
}

/** Beside each date of a form: the same in words, so that a slip is seen before the form is sent. */
export function echoDates(): void {
  for (const echo of document.querySelectorAll<HTMLOutputElement>('[data-echo]')) {
    const box = echo.closest<HTMLElement>('[data-birth], .field');
    if (box === null) continue;
    const forms = JSON.parse(echo.dataset.echo ?? '') as EchoForms;
    const say = (): void => {
      echo.textContent = box.dataset.birth === undefined ? dateOf(box, forms) : birthOf(box, box.dataset.birth, forms);
    };
    box.addEventListener('input', say);
    say();
  }
}

/** `Monday, 3 August 1998` of a field of a date. */
function dateOf(box: HTMLElement, forms: EchoForms): string {
  const [year, month, day] = (box.querySelector('input')?.value ?? '').split('-').map(Number);
  return inWords(forms, year, month, day);
}

/** `Monday, 3 August 1998, 9:47 PM` of the fields of a birth. */
function birthOf(box: HTMLElement, prefix: string, forms: EchoForms): string {
  const sent = (name: string): string =>
    box.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${CSS.escape(prefix + name)}"]`)?.value ?? '';
  const [year, month, day] = ['year', 'month', 'day'].map((name) => Number(sent(name)));
  const isKnown = sent('time') !== '' && sent('uncertain') !== 'unknown';
  return inWords(forms, year, month, day, isKnown ? sent('time') : undefined);
}

/** In the language of the page; empty until year, month and day are those of a date. */
function inWords(forms: EchoForms, year = 0, month = 0, day = 0, time?: string): string {
  if (!(year > 0 && month > 0 && day > 0)) return '';
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  if (date.getUTCMonth() !== month - 1) return '';
  const figures = (value: number | string): string =>
    String(value).replace(/\d/g, (digit) => forms.digits[Number(digit)] ?? digit);
  const slots: Readonly<Record<string, string | undefined>> = {
    weekday: forms.weekdays[date.getUTCDay()],
    day: figures(day),
    month: forms.months[month - 1],
    year: figures(year),
  };
  const inDate = forms.date.replace(/\{(\w{1,10})\}/g, (_, slot: string) => slots[slot] ?? '');
  if (time === undefined) return inDate;
  const [hour = '', minute = ''] = time.split(':');
  const fullHour = forms.times[Number(hour)] ?? '';
  return `${inDate}, ${fullHour.replace(figures(':00'), figures(`:${minute}`))}`;
}
