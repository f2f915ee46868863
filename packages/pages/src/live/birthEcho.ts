/** Below each birth of a form: its date and time in words, so that a slip is seen before the form is sent. */
export function echoBirths(): void {
  for (const box of document.querySelectorAll<HTMLElement>('[data-birth]')) {
    const echo = box.querySelector<HTMLOutputElement>('[data-echo]');
    if (echo === null) continue;
    const say = (): void => {
      echo.textContent = echoOf(box, document.documentElement.lang);
    };
    box.addEventListener('input', say);
    say();
  }
}

/** `Monday, 3 August 1998, 9:47 PM`; empty until day, month and year are those of a day. */
function echoOf(box: HTMLElement, language: string): string {
  const prefix = box.dataset.birth ?? '';
  const valueOf = (name: string): string =>
    box.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${CSS.escape(prefix + name)}"]`)?.value ?? '';
  const [year, month, day] = [valueOf('year'), valueOf('month'), valueOf('day')].map(Number);
  if (!year || !month || !day) return '';
  const [hour, minute] = valueOf('time').split(':').map(Number);
  const hasTime = hour !== undefined && minute !== undefined && valueOf('uncertain') !== 'unknown';
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  date.setUTCHours(hasTime ? hour : 0, hasTime ? minute : 0);
  if (date.getUTCMonth() !== month - 1) return '';
  return new Intl.DateTimeFormat(`${language}-IN-u-ca-gregory`, {
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    ...(hasTime && { hour: 'numeric', minute: '2-digit', hour12: true }),
  }).format(date);
}
