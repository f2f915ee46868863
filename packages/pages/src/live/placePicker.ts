/** A place as `/location/autocomplete` lists it. */
interface Suggestion {
  readonly label: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly zone: string;
}

const WAIT_MS = 120;
const MOST = 8;
const MIN_LENGTH = 2;
let lists = 0;

/** Suggest places while a person types, in every picker of the page. */
export function makePlacePickersLive(): void {
  for (const picker of document.querySelectorAll<HTMLElement>('[data-place-picker]')) makeLive(picker);
}

/** A combobox with a list (WAI-ARIA Authoring Practices): arrows choose, Enter takes, Escape closes. */
function makeLive(picker: HTMLElement): void {
  const input = picker.querySelector<HTMLInputElement>('input[type=search]');
  const box = picker.querySelector<HTMLElement>('.combobox');
  if (input === null || box === null) return;
  const at = hiddenField(picker, input);
  const list = document.createElement('ul');
  list.id = `places-${++lists}`;
  list.role = 'listbox';
  list.hidden = true;
  list.setAttribute('aria-label', picker.querySelector('label')?.textContent ?? '');
  box.append(list);
  const noneFound = document.createElement('output');
  noneFound.className = 'soft small';
  box.after(noneFound);
  input.role = 'combobox';
  input.setAttribute('aria-controls', list.id);
  input.setAttribute('aria-autocomplete', 'list');
  input.setAttribute('aria-expanded', 'false');

  let shown: readonly Suggestion[] = [];
  let active = -1;
  let timer = 0;
  let latest = '';

  const close = (): void => {
    list.hidden = true;
    active = -1;
    input.setAttribute('aria-expanded', 'false');
    input.removeAttribute('aria-activedescendant');
  };
  const activate = (index: number): void => {
    active = index;
    input.removeAttribute('aria-activedescendant');
    [...list.children].forEach((option, place) => {
      option.setAttribute('aria-selected', String(place === index));
      if (place === index) {
        input.setAttribute('aria-activedescendant', option.id);
        option.scrollIntoView({ block: 'nearest' });
      }
    });
  };
  const take = ({ label, latitude, longitude, zone }: Suggestion): void => {
    input.value = label;
    at.value = `${latitude},${longitude},${zone}|${label.replaceAll('!', '')}`;
    input.setAttribute('aria-invalid', 'false');
    for (const found of picker.querySelectorAll('.choices, .error')) found.remove();
    close();
    // What a page shows of a place is shown at once; a birth has further fields.
    if (input.form?.dataset.placeForm !== undefined) input.form.requestSubmit();
  };
  /** What is said where no place is found; a device does not know them all. */
  const noneText = (isDevice: boolean): string => {
    const ofDevice = isDevice ? document.querySelector<HTMLElement>('[data-device] [role=status]')?.dataset.places : '';
    return [picker.dataset.noneFound, ofDevice].join(' ').trim();
  };
  const show = (places: readonly Suggestion[], isDevice: boolean): void => {
    const before = shown[active]?.label;
    shown = places;
    list.replaceChildren(
      ...places.map((place, index) => {
        const option = document.createElement('li');
        option.id = `${list.id}-${index}`;
        option.role = 'option';
        option.setAttribute('aria-selected', 'false');
        option.textContent = place.label;
        option.addEventListener('pointerdown', (event) => {
          event.preventDefault();
          take(place);
        });
        return option;
      }),
    );
    // A list that arrives after the arrow was pressed keeps what it chose.
    activate(places.findIndex(({ label }) => label === before));
    list.hidden = places.length === 0;
    noneFound.textContent = places.length === 0 ? noneText(isDevice) : '';
    input.setAttribute('aria-expanded', String(places.length > 0));
  };
  const suggest = async (): Promise<void> => {
    const text = input.value.trim();
    latest = text;
    if ([...text].length < MIN_LENGTH) return close();
    const wanted = { query: text, limit: String(MOST), language: document.documentElement.lang };
    const answer = await fetch(`/location/autocomplete?${new URLSearchParams(wanted)}`);
    if (!answer.ok) return close();
    const { results } = (await answer.json()) as { readonly results: readonly Suggestion[] };
    if (latest === text && document.activeElement === input)
      show(results, answer.headers.get('ganita-computed') === 'device');
  };

  input.addEventListener('input', () => {
    at.value = '';
    noneFound.textContent = '';
    clearTimeout(timer);
    timer = setTimeout(() => void suggest(), WAIT_MS);
  });
  input.addEventListener('blur', close);
  input.addEventListener('keydown', (event) => {
    if (list.hidden) return;
    const chosen = shown[active];
    if (event.key === 'ArrowDown') activate((active + 1) % shown.length);
    else if (event.key === 'ArrowUp') activate((active + shown.length - (active < 0 ? 0 : 1)) % shown.length);
    else if (event.key === 'Escape') close();
    else if (event.key === 'Enter' && chosen !== undefined) take(chosen);
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
}

/** The field of the coordinates: where the page offers a list of places, it takes the place of the list. */
function hiddenField(picker: HTMLElement, input: HTMLInputElement): HTMLInputElement {
  const present = picker.querySelector<HTMLInputElement>('input[type=hidden]');
  if (present !== null) return present;
  const field = document.createElement('input');
  field.type = 'hidden';
  field.name = input.name.replace(/place$/, 'at');
  // The list of choices has the same name: it counts until another text is typed.
  field.disabled = true;
  input.addEventListener('input', () => {
    for (const found of picker.querySelectorAll('.choices, .error')) found.remove();
    field.disabled = false;
  });
  picker.append(field);
  return field;
}
