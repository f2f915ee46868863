import { type FieldList, fieldsOf, fieldValue, fill, inParts } from './formFields.js';
import { BIRTH_FIELDS, button, textOf } from './rememberedBirths.js';

/** One more than the page of a chart takes: a longer file is rejected there. */
const MAX_LENGTH = 15_001;

/** Every birth of a form takes a file, chosen or dropped: the page of a chart reads it, on the device where that computes pages. */
export function makeBirthFilesLive(): void {
  for (const box of document.querySelectorAll<HTMLElement>('[data-birth]')) {
    const field = box.querySelector<HTMLElement>('[data-birth-file]');
    const input = field?.querySelector<HTMLInputElement>('input[type=file]');
    if (!field || !input) continue;
    field.hidden = false;
    const take = (files: FileList | null | undefined): void => {
      const file = files?.[0];
      if (file !== undefined) void read(file, box, field);
    };
    input.addEventListener('change', () => {
      take(input.files);
      // The same file can be chosen again.
      input.value = '';
    });
    box.addEventListener('dragover', (event) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    });
    box.addEventListener('drop', (event) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      take(event.dataTransfer.files);
    });
  }
}

async function read(file: File, box: HTMLElement, field: HTMLElement): Promise<void> {
  const said = field.querySelector<HTMLElement>('[data-file-said]');
  const list = field.querySelector<HTMLElement>('[data-file-births]');
  const form = box.closest('form');
  if (said === null || list === null || form === null) return;
  const text = (await fileText(file)).slice(0, MAX_LENGTH);
  const body = new URLSearchParams({ birth_file: text, birth_file_name: file.name });
  const answer = await fetch(field.dataset.birthFile ?? '', { method: 'POST', body });
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const failure = page.querySelector('main [role=alert]');
  said.textContent = (failure ?? page.querySelector('[data-file-note]'))?.textContent ?? '';
  list.replaceChildren();
  if (failure !== null) return;
  const several = [...page.querySelectorAll<HTMLFormElement>('form[data-file-birth]')].map((one) =>
    inParts(fieldsOf(one)),
  );
  if (several.length === 0) {
    const filled = page.querySelector<HTMLFormElement>('form[data-birth-form]');
    if (filled !== null) fillBirth(form, box, fieldsOf(filled));
    return;
  }
  const items = document.createElement('ul');
  for (const birth of several) {
    const item = document.createElement('li');
    item.append(button(textOf(birth), () => fillBirth(form, box, birth)));
    items.append(item);
  }
  list.append(items);
}

const fillBirth = (form: HTMLFormElement, { dataset }: HTMLElement, birth: FieldList): void =>
  fill(
    form,
    BIRTH_FIELDS.map((name) => [(dataset.birth ?? '') + name, fieldValue(birth, name)]),
  );

/** UTF-8, or what Windows wrote before. */
async function fileText(file: File): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
