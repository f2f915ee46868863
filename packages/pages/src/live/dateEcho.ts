/** Beside each date of a form: the same in words, so that a slip is seen before the form is sent. */
export function echoDates(): void {
  for (const echo of document.querySelectorAll<HTMLOutputElement>('[data-echo]')) {
    const box = echo.closest<HTMLElement>('[data-birth], .field');
    if (box === null) continue;
    const say = (): void => {
      echo.textContent = box.dataset.birth === undefined ? dateOf(box) : birthOf(box, box.dataset.birth);
    };
    box.addEventListener('input', say);
    say();
  }
}

/** `Monday, 3 August 1998` of a field of a date. */
function dateOf(box: HTMLElement): string {
  const [year, month, day] = (box.querySelector('input')?.value ?? '').split('-').map(Number);
  return inWords(year, month, day);
}

/** `Monday, 3 August 1998 at 9:47 pm` of the fields of a birth. */
function birthOf(box: HTMLElement, prefix: string): string {
  const sent = (name: string): string =>
    box.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${CSS.escape(prefix + name)}"]`)?.value ?? '';
  const [year, month, day] = ['year', 'month', 'day'].map((name) => Number(sent(name)));
  const isKnown = sent('time') !== '' && sent('uncertain') !== 'unknown';
  return inWords(year, month, day, isKnown ? sent('time') : undefined);
}

/** In the language of the page; empty until year, month and day are those of a date. */
function inWords(year = 0, month = 0, day = 0, time?: string): string {
  if (!(year > 0 && month > 0 && day > 0)) return '';
  const [hour = 0, minute = 0] = (time ?? '').split(':').map(Number);
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  date.setUTCHours(hour, minute);
  if (date.getUTCMonth() !== month - 1) return '';
  return new Intl.DateTimeFormat(`${document.documentElement.lang}-IN-u-ca-gregory`, {
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    ...(time !== undefined && { hour: 'numeric', minute: '2-digit', hour12: true }),
  }).format(date);
}
