import { LANGUAGES, type Language } from '@ganita/words/languages.js';
import { localeOf } from '@ganita/words/words.js';
import { type Fields, PAGE_HOURS, PAGE_THEMES, type PageHours, type PageTheme } from './page.js';

/** Names of the buttons that change a preference. */
export const SET_LANGUAGE = 'set_language';
export const SET_THEME = 'set_theme';
export const SET_HOURS = 'set_hours';

/** What a person has chosen, kept in cookies of the browser and nowhere else. */
export interface Preferences {
  readonly language: Language;
  readonly theme: PageTheme;
  readonly hours: PageHours;
  /** Fields of the place that was chosen last; empty where none was. */
  readonly place: Fields;
}

/** Names of the cookies. */
const COOKIES = {
  language: 'ganita_language',
  theme: 'ganita_theme',
  hours: 'ganita_hours',
  place: 'ganita_place',
} as const;

const YEAR_SECONDS = 31_536_000;
/** A place with a name of 120 letters of three bytes. */
const LONGEST_PLACE = 1200;

const known = <T extends string>(list: readonly T[], text: string | undefined): T | null =>
  list.find((entry) => entry === text) ?? null;

/** A language by its tag, such as `kn-IN`; null where it is none of ours. */
const languageOf = (tag: string | undefined): Language | null => {
  const code = tag?.trim().toLowerCase().split('-', 1)[0];
  return LANGUAGES.find((language) => localeOf(language).tag === code) ?? null;
};

/** The first language of `Accept-Language` that is one of ours. */
const acceptedLanguage = (header: string | undefined): Language | null =>
  (header ?? '')
    .split(',')
    .map((entry) => languageOf(entry.split(';', 1)[0]))
    .find((language) => language !== null) ?? null;

function cookiesIn(header: string | undefined): Fields {
  const pairs = (header ?? '').split(';').map((pair) => pair.split('=', 2).map((part) => part.trim()));
  return Object.fromEntries(pairs.map(([name = '', value = '']) => [name, value]));
}

/** Between coordinates and name. */
const BAR = '|';

/** The fields of a cookie's value. */
function placeFields(value: string | undefined): Fields {
  if (value === undefined || value.length > LONGEST_PLACE) return {};
  const [at = '', ...name] = decoded(value).split(BAR);
  return { place: name.join(BAR), at };
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}

/** The headers that preferences are read from. */
export interface PreferenceHeaders {
  readonly cookie?: string | undefined;
  readonly 'accept-language'?: string | undefined;
}

/** The preferences of a request: what its fields say, what was chosen before, what the browser prefers. */
export function preferencesOf(fields: Fields, headers: PreferenceHeaders): Preferences {
  const cookies = cookiesIn(headers.cookie);
  return chosenOver(fields, {
    language: known(LANGUAGES, cookies[COOKIES.language]) ?? acceptedLanguage(headers['accept-language']) ?? 'en',
    theme: known(PAGE_THEMES, cookies[COOKIES.theme]) ?? 'auto',
    hours: known(PAGE_HOURS, cookies[COOKIES.hours]) ?? '12',
    place: placeFields(cookies[COOKIES.place]),
  });
}

/** The preferences that fields choose, over others. */
export const chosenOver = (fields: Fields, before: Preferences): Preferences => ({
  language:
    known(LANGUAGES, fields[SET_LANGUAGE]) ??
    known(LANGUAGES, fields.language) ??
    languageOf(fields.language) ??
    before.language,
  theme: known(PAGE_THEMES, fields[SET_THEME]) ?? before.theme,
  hours: known(PAGE_HOURS, fields[SET_HOURS]) ?? before.hours,
  place: before.place,
});

/** What is kept of the preferences of a request: those that its buttons chose, and the place of a page that is about one. */
export const keptOf = (
  fields: Fields,
  { language, theme, hours }: Preferences,
  place: Fields | null,
): Partial<Preferences> => ({
  ...(fields[SET_LANGUAGE] === language && { language }),
  ...(fields[SET_THEME] === theme && { theme }),
  ...(fields[SET_HOURS] === hours && { hours }),
  ...(place !== null && { place }),
});

const cookie = (name: string, value: string): string =>
  `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax; HttpOnly`;

/** The cookies of what is kept. */
export const cookiesOf = ({ place, ...chosen }: Partial<Preferences>): readonly string[] => [
  ...Object.entries(chosen).map(([name, value]) => cookie(COOKIES[name as keyof typeof chosen], value)),
  ...(place === undefined ? [] : [cookie(COOKIES.place, `${place.at ?? ''}${BAR}${place.place ?? ''}`)]),
];

/** Whether the button of a preference was pressed. */
export const changesPreference = (fields: Fields): boolean =>
  [SET_LANGUAGE, SET_THEME, SET_HOURS].some((button) => fields[button] !== undefined);

/** The fields of a page without the button that was pressed. */
export function withoutButtons({
  [SET_LANGUAGE]: chosen,
  [SET_THEME]: _theme,
  [SET_HOURS]: _hours,
  language,
  ...fields
}: Fields): Fields {
  // The language that was chosen now replaces one that an address names.
  return chosen === undefined && language !== undefined ? { ...fields, language } : fields;
}
