import { kmBetween } from '@ganita/core/angles/greatCircle.js';
import type { PlaceLists, Sections } from './binaryFormat.js';
import { findWhole } from './nameSearch.js';
import { normaliseName } from './normalise.js';
import { COUNTRY_ALIASES, DIVISION_ALIASES } from './qualifiers.data.js';

/** A test whether a place is in the country, state or district, or near the city, that a word after its name gives, by name or code. */
export interface Qualifier {
  readonly holds: (place: number) => boolean;
  /** Whether it is so by its state, district or city: a country has many places of a name. */
  readonly narrows: (place: number) => boolean;
  /** Whether it names the district of a place, and not its state by the same name. */
  readonly isDistrictOf: (place: number) => boolean;
}

/** The kind of a division, after its name: `Bihar State`, `Thanjavur Dist`. */
const KIND_OF_DIVISION = / (?:state|province|county|district|distt?|dt)$/;

/** A place of so many people is a city whose localities are named with it, and they lie so near. */
const [CITY_PEOPLE, CITY_KM] = [100_000, 40];
const PER_DEGREE = 1e5;

/** Makes the test of a qualifier; it is null where the word names no country, state, district or city at all. */
export function createQualifiers(sections: Sections, lists: PlaceLists): (word: string) => Qualifier | null {
  const { countries, states, districts, latitudes, longitudes, populations, postings, postingStarts } = sections;
  const encoder = new TextEncoder();
  const spotOf = (place: number) => ({
    latitudeDeg: (latitudes[place] ?? 0) / PER_DEGREE,
    longitudeDeg: (longitudes[place] ?? 0) / PER_DEGREE,
  });
  const citiesNamed = (name: string): readonly ReturnType<typeof spotOf>[] => {
    const key = findWhole(sections, encoder.encode(name));
    if (key < 0) return [];
    const named = [...postings.subarray(postingStarts[key], postingStarts[key + 1])].map((posting) => posting >>> 1);
    return named.filter((place) => (populations[place] ?? 0) >= CITY_PEOPLE).map(spotOf);
  };
  const countryNumbers = numbersBy(lists.countryNames, (name) => [normaliseName(name)]);
  for (const [number, code] of lists.countryCodes.entries()) add(countryNumbers, code.toLowerCase(), number);
  for (const [alias, code] of Object.entries(COUNTRY_ALIASES))
    add(countryNumbers, alias, lists.countryCodes.indexOf(code));
  // Codes of divisions are words only where they are letters (US.TX); numbers would mean any country's.
  const stateNumbers = numbersBy(lists.stateNames, (name, index) => {
    const code = lists.stateCodes[index]?.split('.')[1] ?? '';
    return [normaliseName(name), /^[A-Z]{2,3}$/.test(code) ? code.toLowerCase() : ''];
  });
  for (const [alias, codes] of Object.entries(DIVISION_ALIASES)) {
    for (const code of codes) add(stateNumbers, alias, lists.stateCodes.indexOf(code));
  }
  const districtNumbers = numbersBy(lists.districtNames, (name) => [normaliseName(name)]);

  const isKnown = (name: string): boolean =>
    countryNumbers.has(name) || stateNumbers.has(name) || districtNumbers.has(name);

  return (word) => {
    const given = normaliseName(word);
    const name = isKnown(given) ? given : given.replace(KIND_OF_DIVISION, '');
    const inCountry = countryNumbers.get(name);
    const inState = stateNumbers.get(name);
    const inDistrict = districtNumbers.get(name);
    const cities = citiesNamed(name);
    if (inCountry === undefined && inState === undefined && inDistrict === undefined && cities.length === 0)
      return null;
    const narrows = (place: number): boolean =>
      (inState?.includes(states[place] ?? 0) ?? false) ||
      (inDistrict?.includes(districts[place] ?? 0) ?? false) ||
      cities.some((city) => kmBetween(city, spotOf(place)) <= CITY_KM);
    return {
      holds: (place) => (inCountry?.includes(countries[place] ?? 0) ?? false) || narrows(place),
      narrows,
      isDistrictOf: (place) =>
        (inDistrict?.includes(districts[place] ?? 0) ?? false) && !(inState?.includes(states[place] ?? 0) ?? false),
    };
  };
}

/** Lists of numbers by word: a set for each of the 30,000 words would take 5 MB more. */
type NumbersByWord = Map<string, number[]>;

function numbersBy(
  names: readonly string[],
  wordsOf: (name: string, index: number) => readonly string[],
): NumbersByWord {
  const numbers: NumbersByWord = new Map();
  names.forEach((name, index) => {
    for (const word of wordsOf(name, index)) if (word !== '') add(numbers, word, index);
  });
  return numbers;
}

function add(numbers: NumbersByWord, word: string, number: number): void {
  if (number < 0) return;
  const known = numbers.get(word);
  if (known === undefined) numbers.set(word, [number]);
  else if (!known.includes(number)) known.push(number);
}
