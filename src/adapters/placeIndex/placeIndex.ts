import type { Place, PlaceIndex } from '../../calculations/location/placeIndex.js';
import { findByWordStart, findInside, type MatchKind } from './nameSearch.js';
import { normaliseName } from './normalise.js';
import { openPlacesFile } from './openFile.js';
import { createQualifiers, type Qualifies } from './qualifiers.js';
import { BestPlaces, rankOf } from './ranking.js';
import { createTypoSearch } from './typoSearch.js';

/** Only so many comma segments are read. */
const MOST_SEGMENTS = 6;
/** A text longer than any name on earth is cut here before it is searched. */
const LONGEST_TEXT = 200;
/** Keys looked at in the whole text of the index, for a text that no word begins with. */
const MOST_INSIDE = 5000;

/** A name and the words behind it that say where it lies. */
interface Reading {
  readonly name: string;
  readonly qualifiers: readonly string[];
}

type Search = (text: Uint8Array, lies: readonly Qualifies[], limit: number) => BestPlaces;

/** Open the index of places. Throws when `data/places.bin` is missing. */
export function createPlaceIndex(): PlaceIndex {
  const { sections, lists } = openPlacesFile();
  const { postings, postingStarts, populations } = sections;
  const nearly = createTypoSearch(sections);
  const qualifierOf = createQualifiers(sections, lists);
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();

  const placeAt = (place: number): Place => {
    const named = (list: readonly string[], number: number | undefined): string | null => list[number ?? 0] || null;
    return {
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

  /** Offer the places of a key; those of a key are best known first. */
  const offer = (best: BestPlaces, key: number, kind: MatchKind, slips: number, lies: readonly Qualifies[]): void => {
    const end = postingStarts[key + 1] ?? 0;
    for (let i = postingStarts[key] ?? 0; i < end; i++) {
      const place = (postings[i] ?? 0) >>> 1;
      const rank = rankOf(kind, ((postings[i] ?? 0) & 1) === 1, populations[place] ?? 0, slips);
      if (best.isFullFor(rankOf(kind, false, populations[place] ?? 0, slips))) return;
      if (lies.every((qualifies) => qualifies(place))) best.add(place, rank);
    }
  };

  const findInText = (best: BestPlaces, text: Uint8Array, lies: readonly Qualifies[], limit: number): void => {
    let looked = 0;
    findInside(sections, text, (key, kind) => {
      offer(best, key, kind, 0, lies);
      looked += 1;
      return looked < MOST_INSIDE && best.size < limit;
    });
  };

  /** Places with a word that begins with the text; once there is one, those that hold it elsewhere fill the list. */
  const byWord: Search = (text, lies, limit) => {
    const best = new BestPlaces(limit);
    findByWordStart(sections, text, (key, kind) => {
      offer(best, key, kind, 0, lies);
      return true;
    });
    if (best.size > 0 && best.size < limit) findInText(best, text, lies, limit);
    return best;
  };

  /** Places whose name is nearly the text or holds it somewhere. */
  const loosely: Search = (text, lies, limit) => {
    const best = new BestPlaces(limit);
    for (const { key, distance } of nearly(text)) offer(best, key, 'nearly', distance, lies);
    if (best.size < limit && text.length > 1) findInText(best, text, lies, limit);
    return best;
  };

  const find = (readings: readonly Reading[], search: Search, limit: number): readonly number[] => {
    for (const { name, qualifiers } of readings) {
      const lies = qualifiers.map(qualifierOf);
      if (lies.some((test) => test === null)) continue;
      const found = search(encoder.encode(name), lies as readonly Qualifies[], limit).list();
      if (found.length > 0) return found;
    }
    return [];
  };

  return {
    source: lists.source,
    size: populations.length,
    search(query, limit) {
      const readings = readingsOf(query);
      const found = find(readings, byWord, limit);
      return (found.length > 0 ? found : find(readings, loosely, limit)).map(placeAt);
    },
  };
}

/**
 * What a text may mean, the fullest reading first: the name with all that stands behind it, then with one trailing
 * qualifier less at a time. A text without commas is also read with its last words as a qualifier, as in
 * "Paris France".
 */
function readingsOf(query: string): readonly Reading[] {
  const [first = '', ...behind] = query
    .slice(0, LONGEST_TEXT)
    .split(',', MOST_SEGMENTS)
    .map((segment) => segment.trim())
    .filter((segment) => segment !== '');
  const name = normaliseName(first);
  if (name === '') return [];
  const readings: Reading[] = [];
  for (let kept = behind.length; kept >= 0; kept--) readings.push({ name, qualifiers: behind.slice(0, kept) });
  const words = name.split(' ');
  for (let kept = words.length - 1; kept >= 1; kept--) {
    readings.push({ name: words.slice(0, kept).join(' '), qualifiers: [words.slice(kept).join(' '), ...behind] });
  }
  return readings;
}
