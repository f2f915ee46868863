import type { FieldList } from './formFields.js';

let enliven = (): void => undefined;
let asked = 0;

/** Make a page live now, and each page that takes its place later. */
export function onEachPage(make: () => void): void {
  enliven = make;
  make();
}

/** Say whether an answer is waited for. */
export function sayWaiting(isWaiting: boolean): void {
  document.body.setAttribute('aria-busy', String(isWaiting));
  for (const line of document.querySelectorAll<HTMLElement>('[data-waiting]'))
    line.textContent = isWaiting ? (line.dataset.waiting ?? '') : '';
}

/**
 * Show the page that answers some fields in place of the present one. The fields go in a body; the address and the history are
 * left to the caller, so that no entry of the history is a form that was sent. Returns the address of the answer.
 * Errors: the service cannot be reached.
 */
export async function showAnswer(path: string, fields: FieldList): Promise<string> {
  const mine = ++asked;
  sayWaiting(true);
  const answer = await fetch(path, {
    method: 'POST',
    body: new URLSearchParams(fields.map(([name, value]) => [name, value])),
  });
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  // Another page was asked for in the meantime.
  if (mine !== asked) return answer.url;
  const { documentElement: root } = document;
  document.title = page.title;
  root.lang = page.documentElement.lang;
  root.dataset.theme = page.documentElement.dataset.theme ?? 'auto';
  document.querySelector('meta[name=color-scheme]')?.replaceWith(...page.querySelectorAll('meta[name=color-scheme]'));
  document.body.replaceWith(page.body);
  // Where a birth was computed is said, if it was here.
  for (const line of document.querySelectorAll<HTMLElement>('[data-computed-here]'))
    line.hidden = answer.headers.get('ganita-computed') !== 'device';
  enliven();
  return answer.url;
}
