import { SOUTH_ASIA } from '@ganita/core/names/southAsia.data.js';
import { type PlaceLists, type Sections, writeSections } from 'ganita/adapters/placeIndex/binaryFormat.js';
import { gapsOf } from 'ganita/adapters/placeIndex/gaps.js';
import { normaliseName, withoutAccents } from 'ganita/adapters/placeIndex/normalise.js';
import { soundKeyOf, soundNumber } from 'ganita/adapters/placeIndex/soundKey.js';
import { trigramsOf } from 'ganita/adapters/placeIndex/typoSearch.js';
import { namesOf } from './namesOf.js';
import type { PlaceRow } from './readRows.js';
import { namesInScripts } from './scriptNames.js';

/** Names of administrative divisions by their codes. */
export interface DivisionNames {
  readonly states: ReadonlyMap<string, string>;
  readonly districts: ReadonlyMap<string, string>;
}

const LINE_FEED = 10;
const SPACE = 32;
const encoder = new TextEncoder();

/** Build the bytes of the index. Places are ordered by population, and so is everything that follows from them. */
export function buildIndex(rows: readonly PlaceRow[], divisions: DivisionNames, source: string): Uint8Array {
  const places = [...rows].sort((a, b) => b.population - a.population || (a.name < b.name ? -1 : 1));
  const countries = numbered(places.map((row) => row.countryCode));
  const zones = numbered(places.map((row) => row.zone));
  const states = numbered(['', ...places.map((row) => row.stateCode).filter((code) => divisions.states.has(code))]);
  const districts = numbered([
    '',
    ...places.map((row) => row.districtCode).filter((code) => divisions.districts.has(code)),
  ]);
  const keys = keysOf(places, divisions);
  const blob = keys.list.map((key) => encoder.encode(key));
  const keyStarts = startsOf(blob, 1);
  const keyBytes = new Uint8Array(keyStarts.at(-1) ?? 0).fill(LINE_FEED);
  for (const [index, bytes] of blob.entries()) keyBytes.set(bytes, keyStarts[index] ?? 0);
  const names = places.map((row) => encoder.encode(withoutAccents(row.name)));
  const written = namesInScripts(places);
  const writtenNames = written.flatMap(({ names }) => names.map((name) => encoder.encode(name)));
  const countryNames = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'code' });

  const sections: Sections = {
    names: concatenated(names),
    nameStarts: startsOf(names, 0),
    latitudes: Int32Array.from(places, (row) => Math.round(row.latitudeDeg * 1e5)),
    longitudes: Int32Array.from(places, (row) => Math.round(row.longitudeDeg * 1e5)),
    populations: Uint32Array.from(places, (row) => row.population),
    countries: Uint16Array.from(places, (row) => countries.indexOf(row.countryCode)),
    states: Uint16Array.from(places, (row) => states.indexOf(row.stateCode)),
    districts: Uint16Array.from(places, (row) => districts.indexOf(row.districtCode)),
    zones: Uint16Array.from(places, (row) => zones.indexOf(row.zone)),
    keys: keyBytes,
    keyStarts,
    postings: Uint32Array.from(keys.postings.flat()),
    postingStarts: counted(keys.postings.map((list) => list.length)),
    ...wordStartsOf(keyBytes, keyStarts),
    ...trigramIndex(blob),
    ...soundIndex(keys, places),
    writtenPlaces: Uint32Array.from(written.flatMap(({ places: named }) => named)),
    writtenNames: concatenated(writtenNames),
    writtenNameStarts: startsOf(writtenNames, 0),
  };
  const lists: PlaceLists = {
    source,
    countryCodes: countries.list,
    countryNames: countries.list.map((code) => countryNames.of(code) ?? code),
    stateNames: states.list.map((code) => withoutAccents(divisions.states.get(code) ?? '')),
    stateCodes: states.list,
    districtNames: districts.list.map((code) => withoutAccents(divisions.districts.get(code) ?? '')),
    zoneIds: zones.list,
    writings: written.map(({ writing }) => writing),
    writingStarts: [...counted(written.map(({ names }) => names.length))],
  };
  return writeSections(sections, lists);
}

/** Numbers given to texts in the order in which they are met; an unknown one is number 0. */
function numbered(texts: Iterable<string>) {
  const numbers = new Map<string, number>();
  for (const text of texts) if (!numbers.has(text)) numbers.set(text, numbers.size);
  return { list: [...numbers.keys()], indexOf: (text: string): number => numbers.get(text) ?? 0 };
}

/**
 * Every name once, in the order of its best known place, with its places. A place that is also called as its state is
 * has given the state its name or has it from there: this name counts as a primary one (Genève in the canton of Geneva).
 */
function keysOf(
  places: readonly PlaceRow[],
  { states }: DivisionNames,
): { readonly list: string[]; readonly postings: number[][] } {
  const postings = new Map<string, number[]>();
  places.forEach((row, place) => {
    const stateName = normaliseName(states.get(row.stateCode) ?? '');
    for (const { key, alternate } of namesOf(row)) {
      const list = postings.get(key);
      const posting = place * 2 + (alternate && key !== stateName ? 1 : 0);
      if (list === undefined) postings.set(key, [posting]);
      else list.push(posting);
    }
  });
  return { list: [...postings.keys()], postings: [...postings.values()] };
}

/** Running sums, one more than there are counts. */
function counted(counts: readonly number[]): Uint32Array {
  const sums = new Uint32Array(counts.length + 1);
  counts.forEach((count, index) => {
    sums[index + 1] = (sums[index] ?? 0) + count;
  });
  return sums;
}

/** Where each piece starts when they are placed one after the other with `gap` bytes between. */
const startsOf = (pieces: readonly Uint8Array[], gap: number): Uint32Array =>
  counted(pieces.map((piece) => piece.byteLength + gap));

function concatenated(pieces: readonly Uint8Array[]): Uint8Array {
  const starts = startsOf(pieces, 0);
  const whole = new Uint8Array(starts.at(-1) ?? 0);
  for (const [index, piece] of pieces.entries()) whole.set(piece, starts[index] ?? 0);
  return whole;
}

function wordStartsOf(keys: Uint8Array, keyStarts: Uint32Array): Pick<Sections, 'wordStarts' | 'wordKeys'> {
  const starts: { readonly at: number; readonly key: number }[] = [];
  for (let key = 0; key + 1 < keyStarts.length; key++) {
    const [from, to] = [keyStarts[key] ?? 0, (keyStarts[key + 1] ?? 0) - 1];
    for (let at = from; at < to; at++) if (at === from || keys[at - 1] === SPACE) starts.push({ at, key });
  }
  starts.sort((a, b) => compareFrom(keys, a.at, b.at) || a.key - b.key);
  return { wordStarts: Uint32Array.from(starts, ({ at }) => at), wordKeys: Uint32Array.from(starts, ({ key }) => key) };
}

/** Order of the texts that begin at two places and end at the line feed. */
function compareFrom(keys: Uint8Array, a: number, b: number): number {
  for (let i = 0; ; i++) {
    const [x, y] = [keys[a + i] ?? LINE_FEED, keys[b + i] ?? LINE_FEED];
    if (x !== y) return x - y;
    if (x === LINE_FEED) return 0;
  }
}

function trigramIndex(blob: readonly Uint8Array[]): Pick<Sections, 'trigrams' | 'trigramStarts' | 'trigramGaps'> {
  const lists = new Map<number, number[]>();
  blob.forEach((bytes, key) => {
    for (const trigram of trigramsOf(bytes)) {
      const list = lists.get(trigram);
      if (list === undefined) lists.set(trigram, [key]);
      else list.push(key);
    }
  });
  const trigrams = [...lists.keys()].sort((a, b) => a - b);
  const gaps = trigrams.map((trigram) => Uint8Array.from(gapsOf(lists.get(trigram) ?? [])));
  return {
    trigrams: Uint32Array.from(trigrams),
    trigramStarts: startsOf(gaps, 0),
    trigramGaps: concatenated(gaps),
  };
}

/** The sounds of the Latin names of places in South Asia. */
function soundIndex(
  { list, postings }: { readonly list: readonly string[]; readonly postings: readonly (readonly number[])[] },
  places: readonly PlaceRow[],
): Pick<Sections, 'sounds' | 'soundKeys'> {
  const pairs = list.flatMap((name, key) => {
    const isOfSouthAsia = postings[key]?.some((posting) =>
      SOUTH_ASIA.includes(places[posting >>> 1]?.countryCode ?? ''),
    );
    const sound = isOfSouthAsia && /^[a-z ]+$/.test(name) ? soundKeyOf(name) : null;
    return sound === null ? [] : [{ sound: soundNumber(sound), key }];
  });
  pairs.sort((a, b) => a.sound - b.sound || a.key - b.key);
  return {
    sounds: Uint32Array.from(pairs, ({ sound }) => sound),
    soundKeys: Uint32Array.from(pairs, ({ key }) => key),
  };
}
