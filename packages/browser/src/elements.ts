/**
 * `<ganita-chart>` and `<ganita-day>`: a chart and a day as pictures on any page. Without `service` they are computed on the
 * device by `ganita.js` beside this module, and nothing is sent. Nothing inline is applied, and no request goes elsewhere.
 */

/** The library, as far as pictures need it. */
interface Engine {
  readonly svg: Readonly<Record<PictureName, (request: Fields) => string>>;
}

interface Library {
  openGanita(options: { readonly languages: readonly string[]; readonly data?: string }): Promise<Engine>;
}

type PictureName = 'chart' | 'day';
type Fields = Readonly<Record<string, unknown>>;

/** What `ganita-error` says. */
export interface PictureFailure {
  readonly message: string;
  /** Of a service that answered; null otherwise. */
  readonly status: number | null;
}

class ServiceFailure extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const NUMBERS: readonly string[] = ['latitude', 'longitude', 'timezone', 'size'];
const LISTS: readonly string[] = ['layers'];

/** Attributes by the fields of a request; `style` itself is the attribute of every element, with rules of CSS. */
const SHARED = ['date', 'latitude', 'longitude', 'timezone', 'zone', 'place', 'theme', 'size'] as const;
const OWN: Readonly<Record<PictureName, readonly string[]>> = {
  chart: ['time', 'chart-style', 'varga', 'name', 'layers', 'ayanamsa-mode'],
  day: [],
};
/** Attributes that are no fields. */
const SOURCES = ['service', 'data', 'lang'] as const;

const fieldOf = (attribute: string): string => (attribute === 'chart-style' ? 'style' : attribute.replaceAll('-', '_'));

function fieldValue(attribute: string, text: string): unknown {
  if (LISTS.includes(attribute)) return text.split(',').map((part) => part.trim());
  // What is no number is rejected by name, as it was written.
  return NUMBERS.includes(attribute) && text.trim() !== '' && !Number.isNaN(Number(text)) ? Number(text) : text;
}

const LANGUAGES: readonly string[] = ['en', 'hi', 'ka', 'ta', 'te', 'mr', 'gu', 'bn', 'ml', 'ne', 'or', 'pa', 'sa'];

/** Our code of a tag of a language, such as `kn-IN`. */
function codeOf(tag: string): string {
  const code = tag.toLowerCase().split('-', 1)[0] ?? '';
  return code === 'kn' ? 'ka' : code;
}

/** Of the element itself as it is; of the page where it is one of ours, else English. */
function languageOf(element: HTMLElement): string {
  if (element.lang !== '') return codeOf(element.lang);
  const page = codeOf(element.closest<HTMLElement>('[lang]:not([lang=""])')?.lang ?? '');
  return LANGUAGES.includes(page) ? page : 'en';
}

/** Today on the clock of a zone, or of the device. */
const todayIn = (zone: string | null): string =>
  new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', ...(zone !== null && { timeZone: zone }) }).format(new Date());

const engines = new Map<string, Promise<Engine>>();

/** The library with a language, opened once. After a failure the next picture tries again. */
function engineFor(language: string, data: string | null): Promise<Engine> {
  const key = `${language} ${data ?? ''}`;
  const opened = engines.get(key) ?? openEngine(language, data);
  engines.set(key, opened);
  opened.catch(() => engines.delete(key));
  return opened;
}

async function openEngine(language: string, data: string | null): Promise<Engine> {
  const library: Library = await import(new URL('./ganita.js', import.meta.url).href);
  const languages = LANGUAGES.includes(language) ? [language] : [];
  return library.openGanita({ languages, ...(data !== null && { data: new URL(data, document.baseURI).href }) });
}

async function ofService(service: string, picture: PictureName, request: Fields): Promise<string> {
  const answer = await fetch(`${service.endsWith('/') ? service.slice(0, -1) : service}/svg/${picture}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  });
  const text = await answer.text();
  if (!answer.ok) throw new ServiceFailure(answer.status, detailIn(text) ?? `the service answered ${answer.status}`);
  return text;
}

/** What a service says of an error; null where something else answered. */
function detailIn(text: string): string | null {
  try {
    const { detail } = JSON.parse(text) as { readonly detail?: unknown };
    return typeof detail === 'string' ? detail : null;
  } catch {
    return null;
  }
}

const LOOKS = `
:host { display: inline-block; max-width: 100%; }
:host([hidden]) { display: none; }
svg { display: block; max-width: 100%; height: auto; }
p { margin: 0; }
`;

function sheetOf(rules: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  return sheet;
}

const looks = sheetOf(LOOKS);

const [RULES, RULES_END] = ['<style>', '</style>'] as const;

/** A picture without its rules, and these, which become a sheet: a policy may forbid what is inline, even in a text that is parsed. */
function withoutRules(svg: string): readonly [shapes: string, rules: string] {
  const from = svg.indexOf(RULES);
  const to = svg.indexOf(RULES_END, from);
  if (from < 0 || to < 0) return [svg, ''];
  return [svg.slice(0, from) + svg.slice(to + RULES_END.length), svg.slice(from + RULES.length, to)];
}

/** A picture that follows its attributes. Events: `ganita-drawn`, `ganita-error` (`PictureFailure`). */
abstract class GanitaPicture extends HTMLElement {
  protected abstract readonly picture: PictureName;
  readonly #root = this.attachShadow({ mode: 'open' });
  #fields: Fields = {};
  #asked = 0;
  #isPlanned = false;

  connectedCallback(): void {
    this.#plan();
  }

  attributeChangedCallback(): void {
    this.#plan();
  }

  /** Fields of the request that have no attribute, such as `rules`; they replace those of attributes. */
  get request(): Fields {
    return this.#fields;
  }

  set request(fields: Fields) {
    this.#fields = { ...fields };
    this.#plan();
  }

  /** The fields of the request. */
  protected fields(): Fields {
    const given = [...SHARED, ...OWN[this.picture]].flatMap((attribute) => {
      const text = this.getAttribute(attribute);
      return text === null ? [] : [[fieldOf(attribute), fieldValue(attribute, text)] as const];
    });
    return { ...Object.fromEntries(given), language: languageOf(this), ...this.#fields };
  }

  /** Draw once for all attributes that change together. */
  #plan(): void {
    if (this.#isPlanned || !this.isConnected) return;
    this.#isPlanned = true;
    queueMicrotask(() => {
      this.#isPlanned = false;
      void this.#draw();
    });
  }

  async #draw(): Promise<void> {
    const mine = ++this.#asked;
    this.ariaBusy = 'true';
    try {
      const svg = await this.#answer();
      if (mine === this.#asked) this.#show(svg);
    } catch (error) {
      if (mine === this.#asked) this.#fail(error as Error);
    }
  }

  async #answer(): Promise<string> {
    const request = this.fields();
    const service = this.getAttribute('service');
    if (service !== null) return ofService(service, this.picture, request);
    return (await engineFor(String(request.language), this.getAttribute('data'))).svg[this.picture](request);
  }

  #show(svg: string): void {
    const [shapes, rules] = withoutRules(svg);
    const { documentElement: picture } = new DOMParser().parseFromString(shapes, 'image/svg+xml');
    if (picture.localName !== 'svg') throw new Error('the answer is no picture');
    this.#root.adoptedStyleSheets = [looks, sheetOf(rules)];
    this.#root.replaceChildren(document.importNode(picture, true));
    this.ariaBusy = 'false';
    this.dispatchEvent(new CustomEvent('ganita-drawn', { bubbles: true, composed: true }));
  }

  #fail(error: Error): void {
    const said = document.createElement('p');
    said.role = 'alert';
    said.textContent = error.message;
    this.#root.adoptedStyleSheets = [looks];
    this.#root.replaceChildren(said);
    this.ariaBusy = 'false';
    const detail: PictureFailure = {
      message: error.message,
      status: error instanceof ServiceFailure ? error.status : null,
    };
    this.dispatchEvent(new CustomEvent('ganita-error', { bubbles: true, composed: true, detail }));
  }
}

/** `<ganita-chart date time latitude longitude zone chart-style varga>` */
export class GanitaChart extends GanitaPicture {
  static readonly observedAttributes = [...SOURCES, ...SHARED, ...OWN.chart];
  protected readonly picture = 'chart';
}

/** `<ganita-day latitude longitude zone>`: today, where it has no `date`. */
export class GanitaDay extends GanitaPicture {
  static readonly observedAttributes = [...SOURCES, ...SHARED, ...OWN.day];
  protected readonly picture = 'day';

  protected override fields(): Fields {
    return { date: todayIn(this.getAttribute('zone')), ...super.fields() };
  }
}

customElements.define('ganita-chart', GanitaChart);
customElements.define('ganita-day', GanitaDay);
