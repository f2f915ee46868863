/** Forms that change one part of the page: it is fetched and replaced, and the rest of the page stays as it is. */
export function makePartsLive(): void {
  document.addEventListener('submit', (event) => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement) || form.dataset.part === undefined) return;
    event.preventDefault();
    void replacePart(form, form.dataset.part, submitter);
  });
}

async function replacePart(form: HTMLFormElement, id: string, submitter: HTMLElement | null): Promise<void> {
  const fields = [...new FormData(form, submitter)].map(([name, value]) => [name, String(value)]);
  const answer = await fetch(form.action, { method: 'POST', body: new URLSearchParams(fields) });
  const part = new DOMParser().parseFromString(await answer.text(), 'text/html').getElementById(id);
  if (part === null) {
    // What is wrong is said by the whole page.
    delete form.dataset.part;
    form.requestSubmit(submitter);
    return;
  }
  document.getElementById(id)?.replaceWith(part);
  [...part.querySelectorAll<HTMLElement>('details[open] > summary')].at(-1)?.focus();
}
