import { lazy } from '@ganita/core/lazy.js';
import { SOUTH_ASIA } from '@ganita/core/names/southAsia.data.js';
import type { FoundPlace, Place, PlaceIndex, PlaceQuery } from '../../calculations/location/placeIndexPort.js';
import type { OpenedPlaces } from './binaryFormat.js';
import { type FindText, findByWordStart, findInside, findWhole, type MatchKind, type OnKey } from './nameSearch.js';
import { createNearest } from './nearestPlace.js';
import { normaliseName } from './normalise.js';
import { KIND_WORDS } from './qualifiers.data.js';
import { createQualifiers, type Qualifier } from './qualifiers.js';
import { BestPlaces, bonusOf, rankOf } from './ranking.js';
import { type Reading, readingsOf } from './readings.js';
import { keysOfSound } from './soundSearch.js';
import { createTypoSearch } from './typoSearch.js';

/** The greatest number of keys examined in the whole text of the index, for a text with which no word starts. */
const MAX_INSIDE = 5000;

/** The most words of a name whose parts are looked for, and letters of the shortest part. */
const [MAX_PART_WORDS, MIN_PART_LENGTH] = [6, 3];
/** What each word that a part leaves out costs, in powers of ten of people. */
const LEFT_OUT_WEIGHT = 2;

/** A search as its reading and its request want it. */
interface Wanted {
  readonly lies: readonly Qualifier[];
  readonly limit: number;
  readonly isPrefix: boolean;
  /** Number of the country whose places come first; null for none. */
  readonly country: number | null;
}

type Search = (text: Uint8Array, wanted: Wanted) => BestPlaces;

/** The places of an index; `findText` is as fast as it can be where this runs. */
export function placesOn({ sections, lists }: OpenedPlaces, findText: FindText): PlaceIndex {
  const { postings, postingStarts, populations, countries } = sections;
  const nearly = createTypoSearch(sections);
  const nearestTo = createNearest(sections);
  // 30,000 names of countries, states and districts: only a text that may end with one pays for them.
  const qualifiers = lazy(() => createQualifiers(sections, lists));
  const qualifierOf = (word: string): Qualifier | null => qualifiers()(word);
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();

  const placeAt = (place: number): Place => {
    const named = (list: readonly string[], number: number | undefined): string | null => list[number ?? 0] || null;
    return {
      number: place,
      name: decoder.decode(sections.names.subarray(sections.nameStarts[place], sections.nameStarts[place + 1])),
      state: named(lists.stateNames, sections.states[place]),
      district: named(lists.districtNames, sections.districts[place]),
      countryCode: lists.countryCodes[sections.countries[place] ?? 0] ?? '',
      country: lists.countryNames[sections.countries[place] ?? 0] ?? '',
      latitudeDeg: (sections.latitudes[place] ?? 0) / 1e5,
      longitudeDeg: (sections.longitudes[place] ?? 0) / 1e5,
      population: populations[place] ?? 0,
      zone: lists.zoneIds[sections.zones[place] ?? 0] ?? '',
    };
  };

  /** The name of a place in one of the writings, by its number; null where it has none. */
  const writtenName = (place: number, writing: number): string | null => {
    const { writtenPlaces, writtenNames, writtenNameStarts } = sections;
    const [start, end] = [lists.writingStarts[writing], lists.writingStarts[writing + 1]];
    if (start === undefined || end === undefined) return null;
    const at = writtenPlaces.subarray(start, end).indexOf(place);
    if (at < 0) return null;
    return decoder.decode(writtenNames.subarray(writtenNameStarts[start + at], writtenNameStarts[start + at + 1]));
  };

  /** Offer the places of a key; those of a key are best known first. */
  const offer = (best: BestPlaces, key: number, kind: MatchKind, slips: number, wanted: Wanted): void => {
    const { lies, isPrefix, country } = wanted;
    const highestBonus = bonusOf(true, country !== null);
    const end = postingStarts[key + 1] ?? 0;
    for (let i = postingStarts[key] ?? 0; i < end; i++) {
      const posting = postings[i] ?? 0;
      const place = posting >>> 1;
      const rank = rankOf(kind, slips, populations[place] ?? 0, isPrefix);
      // No later place of the key can have a better rank than this one with every bonus.
      if (best.isFullFor(rank - highestBonus)) return;
      const isPrimary = (posting & 1) === 0;
      if (lies.every(({ holds }) => holds(place))) {
        best.add(place, rank - bonusOf(isPrimary, countries[place] === country), kind === 'whole' ? isPrimary : null);
      }
    }
  };

  /** Fill the list; where a country comes first, places further on may be in it. */
  const findInText = (best: BestPlaces, text: Uint8Array, wanted: Wanted): void => {
    let looked = 0;
    const onKey: OnKey = (key, kind) => {
      offer(best, key, kind, 0, wanted);
      looked += 1;
      return looked < MAX_INSIDE && (wanted.country !== null || best.size < wanted.limit);
    };
    findInside(sections, text, onKey, findText);
  };

  /** Places whose name is just the text. */
  const exactly: Search = (text, wanted) => {
    const best = new BestPlaces(wanted.limit);
    const key = findWhole(sections, text);
    if (key >= 0) offer(best, key, 'whole', 0, wanted);
    return best;
  };

  /** Places with a word that begins with the text; once there is one, those that contain it elsewhere fill the list. */
  const byWord: Search = (text, wanted) => {
    const best = new BestPlaces(wanted.limit);
    findByWordStart(sections, text, (key, kind) => {
      offer(best, key, kind, 0, wanted);
      return true;
    });
    if (best.size > 0 && best.size < wanted.limit) findInText(best, text, wanted);
    return best;
  };

  /** Names that sound like a name and names with slips of it; readings of one text often have one name. */
  const looseKeysOf = lastRemembered((name: string) => ({
    sounding: keysOfSound(sections, name),
    near: nearly(encoder.encode(name)),
  }));

  /** Places whose name sounds like the text, is nearly it, or contains it. */
  const loosely: Search = (text, wanted) => {
    const best = new BestPlaces(wanted.limit);
    const { sounding, near } = looseKeysOf(decoder.decode(text));
    for (const key of sounding) offer(best, key, 'sound', 0, wanted);
    for (const { key, distance } of near) offer(best, key, 'nearly', distance, wanted);
    if (best.size < wanted.limit && text.length > 1) findInText(best, text, wanted);
    return best;
  };

  const southAsia = new Set(SOUTH_ASIA.map((code) => lists.countryCodes.indexOf(code)));
  const isInSouthAsia = (place: number): boolean => southAsia.has(countries[place] ?? 0);

  const countryNumber = (code: string): number | null => {
    const number = lists.countryCodes.indexOf(code);
    return number < 0 ? null : number;
  };

  const foundAt = (place: number, exact: boolean | null, lies: readonly Qualifier[] = []): FoundPlace => ({
    ...placeAt(place),
    match: exact === null ? 'similar' : 'exact',
    isPrimary: exact === true,
    isLocated: lies.some(({ narrows }) => narrows(place)),
    isInNamedDistrict: lies.some(({ isDistrictOf }) => isDistrictOf(place)),
  });

  const find = (readings: readonly Reading[], search: Search, query: PlaceQuery): readonly FoundPlace[] => {
    const { limit, isPrefix } = query;
    const country = query.country === null ? null : countryNumber(query.country);
    for (const { name, qualifiers, isWhole } of readings) {
      const lies = qualifiers.map(qualifierOf).filter((test) => test !== null);
      const found = search(encoder.encode(name), { lies, limit, isPrefix, country }).list();
      if (found.length > 0) return found.map(({ place, exact }) => foundAt(place, isWhole ? exact : null, lies));
    }
    return [];
  };

  /** Places of the country that is asked for, else of South Asia, whose name is the first or the last words of the text. */
  const findParts = ({ name }: Reading, { limit, country }: PlaceQuery): readonly FoundPlace[] => {
    const best = new BestPlaces(limit);
    const wanted = countryNumber(country ?? '');
    const mayBe = wanted === null ? isInSouthAsia : (place: number): boolean => countries[place] === wanted;
    const words = name.split(' ').slice(0, MAX_PART_WORDS);
    for (let leftOut = 1; leftOut < words.length; leftOut++) {
      for (const part of [words.slice(leftOut), words.slice(0, -leftOut)]) {
        const text = part.join(' ');
        if (text.length < MIN_PART_LENGTH || part.every((word) => KIND_WORDS.has(word))) continue;
        const key = findWhole(sections, encoder.encode(text));
        if (key < 0) continue;
        for (let i = postingStarts[key] ?? 0; i < (postingStarts[key + 1] ?? 0); i++) {
          const place = (postings[i] ?? 0) >>> 1;
          const rank = rankOf('whole', 0, populations[place] ?? 0, false) + leftOut * LEFT_OUT_WEIGHT;
          if (best.isFullFor(rank)) break;
          if (mayBe(place)) best.add(place, rank, null);
        }
      }
    }
    return best.list().map(({ place }) => foundAt(place, null));
  };

  return {
    source: lists.source,
    size: populations.length,
    hasCountry: (code) => countryNumber(code) !== null,
    search(text, query) {
      const readings = readingsOf(text, (word) => qualifierOf(word) !== null);
      const [first] = readings;
      if (first === undefined) return [];
      if (query.isExact === true) return find(readings, exactly, query);
      const found = find(readings, byWord, query);
      if (query.isPrefix ? found.length > 0 : found.some(isExact)) return found;
      const named = find(readings, exactly, query);
      if (named.some(isExact)) return named;
      return inTurn([found, find(readings, loosely, query), findParts(first, query)], query.limit);
    },
    alike(text) {
      const best = new BestPlaces(1);
      const lies = [{ holds: isInSouthAsia, narrows: () => false, isDistrictOf: () => false }];
      const wanted = { lies, limit: 1, isPrefix: false, country: null };
      for (const key of keysOfSound(sections, normaliseName(text))) offer(best, key, 'sound', 0, wanted);
      const [found] = best.list();
      return found === undefined ? null : foundAt(found.place, null);
    },
    nameIn: ({ number }, ...writings) =>
      writings.map((writing) => writtenName(number, lists.writings.indexOf(writing))).find((name) => name !== null) ??
      null,
    namesOf: ({ number }) => lists.writings.flatMap((_, writing) => writtenName(number, writing) ?? []),
    nearest(latitudeDeg, longitudeDeg, maxKm) {
      const place = nearestTo({ latitudeDeg, longitudeDeg }, maxKm);
      return place === null ? null : placeAt(place);
    },
  };
}

/** A function that computes the last name given to it once. */
function lastRemembered<Value>(compute: (name: string) => Value): (name: string) => Value {
  let last: { readonly name: string; readonly value: Value } | null = null;
  return (name) => {
    if (last?.name !== name) last = { name, value: compute(name) };
    return last.value;
  };
}

const isExact = ({ match }: FoundPlace): boolean => match === 'exact';

/** The first of each list, then the second of each, and so on; each place once. */
function inTurn(lists: readonly (readonly FoundPlace[])[], limit: number): readonly FoundPlace[] {
  const found = new Map<string, FoundPlace>();
  for (let at = 0; found.size < limit && lists.some((list) => at < list.length); at++) {
    for (const list of lists) {
      const place = list[at];
      if (place === undefined || found.size >= limit) continue;
      const spot = `${place.latitudeDeg} ${place.longitudeDeg}`;
      if (!found.has(spot)) found.set(spot, place);
    }
  }
  return [...found.values()];
}
