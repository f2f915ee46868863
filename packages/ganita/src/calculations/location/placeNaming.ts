import { SOUTH_ASIA } from '@ganita/core/names/southAsia.data.js';
import type { Language } from '@ganita/words/languages.js';
import { filled } from '@ganita/words/messages.js';
import { localeOf, WORDS } from '@ganita/words/words.js';
import type { Place, PlaceIndex } from './placeIndexPort.js';

/** How the parts of the name of a place are written; null for what is not known of it. */
export interface PlaceNaming {
  readonly name: (place: Place) => string;
  readonly district: (place: Place) => string | null;
  readonly state: (place: Pick<Place, 'state' | 'countryCode'>) => string | null;
  readonly country: (place: Pick<Place, 'country' | 'countryCode'>) => string;
}

/** As the API names places. */
export const ENGLISH_NAMES: PlaceNaming = {
  name: ({ name }) => name,
  district: ({ district, countryCode }) =>
    district !== null && countryCode === 'IN' ? `${district} district` : district,
  state: ({ state }) => state,
  country: ({ country }) => country,
};

const MAX_TOWNS = 20;

/**
 * In the script of a language: places where the index has a name in it, states and countries of South Asia by words, and a district
 * as the town of its name in that state. The rest is in English: nothing is transliterated.
 */
export function namesIn(language: Language, places: Pick<PlaceIndex, 'nameIn' | 'search'>): PlaceNaming {
  if (language === 'en') return ENGLISH_NAMES;
  const words = WORDS[language];
  const { script } = localeOf(language);
  const states: Readonly<Record<string, string>> = words.places.state;
  const countries: Readonly<Record<string, string>> = words.places.country;
  const wordOf = (list: Readonly<Record<string, string>>, id: string): string | null =>
    Object.hasOwn(list, id) ? (list[id] as string) : null;
  const name = (place: Place): string => places.nameIn(place, language, script) ?? place.name;
  return {
    name,
    district(place) {
      const { district, state, countryCode } = place;
      if (district === null || countryCode !== 'IN') return district;
      const town = places
        .search(district, { limit: MAX_TOWNS, country: countryCode, isPrefix: false, isExact: true })
        .find((one) => one.match === 'exact' && one.state === state && one.name === district);
      return filled(words.places.phrase.district, { name: town === undefined ? district : name(town) }, words);
    },
    state: ({ state, countryCode }) =>
      state !== null && SOUTH_ASIA.includes(countryCode) ? (wordOf(states, state) ?? state) : state,
    country: ({ country, countryCode }) => wordOf(countries, countryCode) ?? country,
  };
}
